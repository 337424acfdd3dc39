"""Photos, their labels and their split. Groups of near-duplicates never straddle a split, and a source can be left out
whole.
"""

import csv
import hashlib
import tarfile
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from leafnet.photos import preprocess
from leafnet.photos.packs import is_packed, pack_rows
from leafnet.photos.preprocess import BASE_SIDE, base_square

DOMAINS = ("lab", "field", "background", "other", "foliage")
SHARES = {"test": 0.12, "validation": 0.12}  # of each label's groups, at least one; the rest is for training
LABORATORY_SHARES = SHARES | {"validation": 0.03}  # the choices are made for the field
FEW_CROPS = ("Corn_(maize)", "Tomato", "Potato")  # few field photos, and the hardest
NOT_A_LEAF, OTHER_PLANT = "not_a_leaf", "other_plant"
# Plants that are not ours are split by whole sources: what counts is how the network meets a species that is new to it.
OTHER_PLANTS = {"test": ("cotton",), "validation": ("blackgram", "riceuci", "bananalsd", "soybugwood", "sugarcane")}
# Crops that are not offered: labels are merged into OTHER_PLANT, and tell healthy leaves from sick ones (health.py).
THIRD_PACK = ("groundnut", "bananalsd", "soybugwood", "bracol", "sugarcane")
SPECIES = {"riceuci": "rice", "ricealdrin": "rice"}  # of other plants with several sources; else the source's name
FOLIAGE = ("applebbch76", "cherrybbch72", "cherrybbch81")
SECOND_PACK = (
    *("plantpathology2021", "mangrove", "deepweeds", "mangoleafbd", "pear640", "ricealdrin"),
    *("blackgram", "riceuci", "cotton"),
    *FOLIAGE,
)
# Sources whose licence nobody has confirmed.
UNVERIFIED = ("atldsd", "plantpathology2021", "cotton", "ricealdrin", "mangoleafbd", *THIRD_PACK)
MANIFESTS = ("manifest.csv", "manifest-2.csv", "manifest-3.csv")
ARCHIVES = {"plantpathology2021": "orchard.tar"}  # of a source whose archive is not named after its domain
ARCHIVE_OF_DOMAIN = {"other": "other_plants.tar"}
LEFT_OUT = "left out"
# Photos that the product shows, one name of a manifest a line: no figure may rest on what every user has seen.
SHOWN_FILES, SHOWN = Path(__file__).with_name("shown.txt"), "shown"


@dataclass(frozen=True)
class Photo:
    """`plant`, `place`: label and domain in the manifest. What is not offered is OTHER_PLANT, of the domain "other"."""

    domain: str
    label: str
    file: str
    source: str
    group: str
    split: str
    plant: str = ""
    place: str = ""

    @property
    def archive(self):
        if self.source in THIRD_PACK:
            return f"{self.place}3.tar"
        return ARCHIVES.get(self.source) or ARCHIVE_OF_DOMAIN.get(self.domain, f"{self.domain}.tar")


def crop_of(label):
    return label.split("___")[0]


def species_of(photo):
    """Of a photo of another plant."""
    return SPECIES.get(photo.source, photo.source)


def section_of(photo):
    """The group of photos that a figure speaks of."""
    if photo.domain == "field":
        crop = crop_of(photo.label)
        if crop in FEW_CROPS:
            return "field (maize, tomato, potato)"
        return "field (apple)" if crop == "Apple" else "field (bean, strawberry, chilli)"
    return {"lab": "laboratory", "background": "not a leaf", "other": "other plants"}[photo.domain]


def read_manifest(folder, without=(), also=(), shown=SHOWN_FILES):
    """Photos of all manifests and packs with a split each. `without` names sources to leave out: their photos keep
    their place and get the split LEFT_OUT; those of `shown` and their near-duplicates get SHOWN. `also`: splits whose
    field photos of FEW_CROPS are for training, too, to see what more of them would give.
    """
    photos, names = [], shown_names(shown)
    for rows in tables_of(folder):
        splits = split_groups(rows)  # each manifest by itself: a second one moves no photo of the first
        few = {row["group"] for row in rows if row["domain"] == "field" and crop_of(row["label"]) in FEW_CROPS}
        splits |= {group: "train" for group in few if splits[group] in also}
        splits |= {row["group"]: SHOWN for row in rows if row["file"] in names}
        photos += [
            Photo(
                *(row[part] for part in ("domain", "label", "file", "source", "group")),
                LEFT_OUT if row["source"] in without else splits[row["group"]],
                *(row[part] for part in ("plant", "place")),
            )
            for row in rows
        ]
    return photos


def tables_of(folder):
    """The rows of each manifest, then those of each pack."""
    tables = []
    for name in MANIFESTS:
        with open(Path(folder) / name, newline="") as table:
            tables.append([offered(row) for row in csv.DictReader(table)])
    known = {row["label"] for rows in tables for row in rows}
    return [*tables, *([offered(row) for row in rows] for rows in pack_rows(folder, known))]


def shown_names(path):
    """The lines of a file without blank ones and those that begin with #."""
    lines = (line.strip() for line in path.read_text().splitlines())
    return {line for line in lines if line and not line.startswith("#")}


def offered(row):
    """A row of a manifest with its `plant` and `place`; the label of a crop that is not offered is merged."""
    merged = {"domain": "other", "label": OTHER_PLANT} if row["source"] in THIRD_PACK else {}
    return {**row, "plant": row["label"], "place": row["domain"], **merged}


def split_groups(rows):
    """group -> split. Each (domain, label) gives its shares, ordered by a hash of the group's name. Foliage is for
    training, other plants go by source.
    """
    by_stratum, splits = defaultdict(set), {}
    for row in rows:
        if row["domain"] in ("other", "foliage"):
            splits[row["group"]] = next(
                (split for split, sources in OTHER_PLANTS.items() if row["source"] in sources), "train"
            )
        else:
            by_stratum[row["domain"], row["label"]].add(row["group"])
    for stratum in sorted(by_stratum):
        free = sorted((group for group in by_stratum[stratum] if group not in splits), key=_order)
        total, start = len(by_stratum[stratum]), 0
        for name, share in (LABORATORY_SHARES if stratum[0] == "lab" else SHARES).items():
            count = max(1, round(total * share))
            splits.update(dict.fromkeys(free[start : start + count], name))
            start += count
        splits.update(dict.fromkeys(free[start:], "train"))
    return splits


def _order(group):
    return hashlib.sha256(group.encode()).hexdigest()


def labels_of(photos):
    return sorted({photo.label for photo in photos if photo.split == "train" and photo.domain != "foliage"})


def contents(folder, photos):
    """Yields each photo's bytes."""
    with ExitStack() as opened:
        archives = {
            name: opened.enter_context(tarfile.open(Path(folder) / name))
            for name in {photo.archive for photo in photos if not is_packed(photo.file)}
        }
        for photo in photos:
            if is_packed(photo.file):
                yield (Path(folder) / photo.file).read_bytes()
            else:
                yield archives[photo.archive].extractfile(photo.file).read()


def pack(folder, photos, cache):
    """(n, BASE_SIDE, BASE_SIDE, 3) uint8, in the order of `photos`; decoded once by the same code, kept in `cache`."""
    code = Path(preprocess.__file__).read_text()
    digest = hashlib.sha256("\n".join([code, *(photo.file for photo in photos)]).encode()).hexdigest()[:12]
    path = Path(cache) / f"photos-{BASE_SIDE}-{digest}.npy"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".part")
        packed = np.lib.format.open_memmap(draft, "w+", np.uint8, (len(photos), BASE_SIDE, BASE_SIDE, 3))
        for index, content in enumerate(contents(folder, photos)):
            packed[index] = base_square(content)
        packed.flush()
        draft.rename(path)
    return np.load(path, mmap_mode="r")
