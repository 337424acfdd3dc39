"""Photos, their labels and their split. Groups of near-duplicates never straddle a split."""
import csv
import hashlib
import tarfile
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from preprocess import BASE_SIDE, base_square

DOMAINS = ("lab", "field", "background")
SHARES = {"test": 0.12, "validation": 0.12}  # of each label's groups, at least one; the rest is for training
FEW_CROPS = ("Corn_(maize)", "Tomato", "Potato")  # few field photos, and the hardest


@dataclass(frozen=True)
class Photo:
    domain: str
    label: str
    file: str
    source: str
    group: str
    split: str


def read_manifest(folder, without=(), also=()):
    """Photos of manifest.csv with a split each. `without` names sources to leave out (an unverified licence, say), `also` splits
    whose field photos of FEW_CROPS are for training, too: to see what more of them would give."""
    with open(Path(folder) / "manifest.csv", newline="") as table:
        rows = [row for row in csv.DictReader(table) if row["source"] not in without]
    splits = split_groups(rows)
    few = {row["group"] for row in rows if row["domain"] == "field" and row["label"].split("___")[0] in FEW_CROPS}
    splits |= {group: "train" for group in few if splits[group] in also}
    return [
        Photo(row["domain"], row["label"], row["file"], row["source"], row["group"], splits[row["group"]]) for row in rows
    ]


def split_groups(rows):
    """group -> split. Each (domain, label) gives its shares, ordered by a hash of the group's name: stable under new photos."""
    by_stratum = defaultdict(set)
    for row in rows:
        by_stratum[row["domain"], row["label"]].add(row["group"])
    splits = {}
    for stratum in sorted(by_stratum):
        free = sorted((group for group in by_stratum[stratum] if group not in splits), key=_order)
        total, start = len(by_stratum[stratum]), 0
        for name, share in SHARES.items():
            count = max(1, round(total * share))
            splits.update({group: name for group in free[start : start + count]})
            start += count
        splits.update({group: "train" for group in free[start:]})
    return splits


def _order(group):
    return hashlib.sha256(group.encode()).hexdigest()


def labels_of(photos):
    return sorted({photo.label for photo in photos if photo.split == "train"})


def pack(folder, photos, cache):
    """(n, BASE_SIDE, BASE_SIDE, 3) uint8, in the order of `photos`; decoded once and kept in `cache`."""
    digest = hashlib.sha256("\n".join(photo.file for photo in photos).encode()).hexdigest()[:12]
    path = Path(cache) / f"photos-{BASE_SIDE}-{digest}.npy"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".part")
        packed = np.lib.format.open_memmap(draft, "w+", np.uint8, (len(photos), BASE_SIDE, BASE_SIDE, 3))
        archives = {domain: tarfile.open(Path(folder) / f"{domain}.tar") for domain in DOMAINS}
        for index, photo in enumerate(photos):
            packed[index] = base_square(archives[photo.domain].extractfile(photo.file).read())
        packed.flush()
        draft.rename(path)
    return np.load(path, mmap_mode="r")


def photo_bytes(folder, photo):
    with tarfile.open(Path(folder) / f"{photo.domain}.tar") as archive:
        return archive.extractfile(photo.file).read()
