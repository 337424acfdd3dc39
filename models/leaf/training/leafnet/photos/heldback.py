"""Writes the photos of a split as FOLDER/<section>/<label>/<photo>, for `npm run evaluate -- FOLDER/<section>`.

python -m leafnet.photos.heldback --data FOLDER --to /tmp/heldback [--split validation] [--source ibean]
"""

import argparse
import re
from pathlib import Path

from leafnet.photos import manifest
from leafnet.photos.manifest import section_of

UNSUPPORTED = "unsupported_crop"  # the folder of photos that must not get a confident disease


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--split", choices=("test", "validation", "all"), default="test")
    parser.add_argument(
        "--source",
        help="only field photos of this source, of labels that another source shows in a field: what a network "
        "trained without it can be asked",
    )
    options = parser.parse_args()
    measured = [photo for photo in manifest.read_manifest(options.data) if photo.split != manifest.SHOWN]
    photos = [photo for photo in measured if photo.domain != "foliage"]
    if options.source:
        photos = of_source(photos, options.source)
    photos = [photo for photo in photos if options.split in (photo.split, "all")]
    if not photos:
        parser.error("There are no such photos.")
    for photo, content in zip(photos, manifest.contents(options.data, photos)):
        folder = options.to / folder_of(photo) / (UNSUPPORTED if photo.domain == "other" else photo.label)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / Path(photo.file).name).write_bytes(content)


def of_source(photos, source):
    """Field photos of `source` whose labels another source shows in a field, too."""
    elsewhere = {photo.label for photo in photos if photo.domain == "field" and photo.source != source}
    own = [photo for photo in photos if photo.domain == "field" and photo.source == source]
    return [photo for photo in own if photo.label in elsewhere]


def folder_of(photo):
    """Every species of other plants has a folder of its own."""
    if photo.domain == "other":
        return f"other_plants_{photo.source}"
    section = "field (apple orchards)" if photo.source == "plantpathology2021" else section_of(photo)
    return re.sub(r"[^a-z]+", "_", section).strip("_")


if __name__ == "__main__":
    main()
