"""Writes the held-back test photos as FOLDER/<section>/<label>/<photo>, for `npm run evaluate -- FOLDER/<section>`."""
import argparse
import re
import tarfile
from pathlib import Path

import leafdata
from scoring import section_of


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--to", type=Path, required=True)
    options = parser.parse_args()
    archives = {domain: tarfile.open(Path(options.data) / f"{domain}.tar") for domain in leafdata.DOMAINS}
    for photo in leafdata.read_manifest(options.data):
        if photo.split == "test":
            folder = options.to / re.sub(r"[^a-z]+", "_", section_of(photo)).strip("_") / photo.label
            folder.mkdir(parents=True, exist_ok=True)
            (folder / Path(photo.file).name).write_bytes(archives[photo.domain].extractfile(photo.file).read())


if __name__ == "__main__":
    main()
