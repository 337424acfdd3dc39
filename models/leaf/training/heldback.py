"""Writes the held-back test photos, or those of another split, as FOLDER/<section>/<label>/<photo>, for `npm run evaluate -- FOLDER/<section>`."""
import argparse
import re
import tarfile
from pathlib import Path

import leafdata
from scoring import section_of

UNSUPPORTED = "unsupported_crop"  # the folder of photos that must not get a confident disease


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--split", choices=("test", "validation", "all"), default="test")
    parser.add_argument("--source", help="only field photos of this source, of labels that another source shows in a field: what a network trained without it can be asked")
    options = parser.parse_args()
    photos = [photo for photo in leafdata.read_manifest(options.data) if photo.domain != "foliage"]
    if options.source:
        photos = of_source(photos, options.source)
    photos = [photo for photo in photos if options.split in (photo.split, "all")]
    if not photos:
        parser.error("There are no such photos.")
    archives = {name: tarfile.open(Path(options.data) / name) for name in {photo.archive for photo in photos}}
    for photo in photos:
        folder = options.to / folder_of(photo) / (UNSUPPORTED if photo.domain == "other" else photo.label)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / Path(photo.file).name).write_bytes(archives[photo.archive].extractfile(photo.file).read())


def of_source(photos, source):
    """Field photos of `source` whose labels another source shows in a field, too."""
    elsewhere = {photo.label for photo in photos if photo.domain == "field" and photo.source != source}
    return [photo for photo in photos if photo.domain == "field" and photo.source == source and photo.label in elsewhere]


def folder_of(photo):
    section = "field (apple orchards)" if photo.source == "plantpathology2021" else section_of(photo)
    return re.sub(r"[^a-z]+", "_", section).strip("_")


if __name__ == "__main__":
    main()
