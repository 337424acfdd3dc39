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
    parser.add_argument("--split", choices=("test", "validation"), default="test")
    options = parser.parse_args()
    photos = [photo for photo in leafdata.read_manifest(options.data) if photo.split == options.split]
    archives = {name: tarfile.open(Path(options.data) / name) for name in {photo.archive for photo in photos}}
    for photo in photos:
        folder = options.to / folder_of(photo) / (UNSUPPORTED if photo.domain == "other" else photo.label)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / Path(photo.file).name).write_bytes(archives[photo.archive].extractfile(photo.file).read())


def folder_of(photo):
    section = "field (apple orchards)" if photo.source == "plantpathology2021" else section_of(photo)
    return re.sub(r"[^a-z]+", "_", section).strip("_")


if __name__ == "__main__":
    main()
