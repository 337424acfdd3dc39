"""Photos that farmers have given, as `npm run photos -- export` writes them: each pack is a folder in FOLDER/packs with
a manifest of its own. Needs the standard library alone.
"""

import csv
from pathlib import Path

PACKS, MANIFEST = "packs", "manifest.csv"


def pack_rows(folder, known):
    """The rows of each pack, in order of their names; `file` is the path in `folder`. Leaves out labels that are not
    `known`: a few photos make no new label.
    """
    packs = []
    for table in sorted(Path(folder, PACKS).glob(f"*/{MANIFEST}")):
        with open(table, newline="", encoding="utf-8") as lines:
            rows = [row for row in csv.DictReader(lines) if row["label"] in known]
        packs.append([{**row, "file": f"{PACKS}/{table.parent.name}/{row['file']}"} for row in rows])
    return packs


def is_packed(file):
    return file.startswith(f"{PACKS}/")
