"""Tests of the documents, one for each page that can be followed."""
