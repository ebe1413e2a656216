"""The report of an experiment: plots with their tables, as a page and as files."""
