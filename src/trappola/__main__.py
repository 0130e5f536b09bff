"""``python -m trappola`` is the command line."""

from trappola.cli import main

main()
