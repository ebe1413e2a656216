"""Agents at the table: seats for programs that speak the Model Context Protocol."""
