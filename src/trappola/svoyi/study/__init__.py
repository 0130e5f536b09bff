"""The study of the solved game: its tables and figures, made again from the files of tables.

:mod:`~trappola.svoyi.study.measures` counts, :mod:`~trappola.svoyi.study.files` writes CSV and
Parquet, :mod:`~trappola.svoyi.study.figures` draws. The last two need the extra ``study``.
"""
