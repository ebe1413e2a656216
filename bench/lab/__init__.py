"""Measuring the laboratory."""
