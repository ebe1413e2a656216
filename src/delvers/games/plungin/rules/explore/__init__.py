"""Exploring: building the dungeon, locations, events, the course of an adventure."""
