"""Fixtures and checks for all tests."""
