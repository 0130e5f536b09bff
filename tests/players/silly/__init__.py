"""Tests of what is called silly."""
