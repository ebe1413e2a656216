"""The village between two adventures."""
