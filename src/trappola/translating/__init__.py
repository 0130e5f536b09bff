"""Checks of the catalogues for translators, tests and the build.

``python -m trappola.translating it`` prints what is wrong or missing in Italian. The checks need
nothing of the package but the catalogues: the build runs them before there is one.
"""
