"""Networks whose layer of other plants (finish/others.py) has not met a species, and photos of it: what they answer to
these is what farmers with a plant that nobody has shown the network will be told.

    python -m leafnet.measure.strangers --data FOLDER --to strangers [--target FOLDER]

One folder a species: a network, and its photos in `photos`. The species are those of which no training has seen a
photo, so that the features do not know them either. recalibrate.py sets the bars on them, card.py measures them.
"""

import argparse
import json
import shutil
from pathlib import Path

import torch

from leafnet.finish.export import SIDE
from leafnet.finish.others import WithOthers, fit_others, stock_of
from leafnet.finish.refine import complete, stored
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.heldback import UNSUPPORTED
from leafnet.photos.manifest import OTHER_PLANTS, THIRD_PACK, species_of

UNSEEN = (*OTHER_PLANTS["validation"], *OTHER_PLANTS["test"], *THIRD_PACK)  # sources of which no training sees a photo


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    torch.set_num_threads(1)
    labels = json.loads((options.target / "labels.json").read_text())
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    network = complete(options.target / "model.onnx", labels)
    stock = stock_of(network.network, photos, pixels, labels, SIDE)
    for species, own in by_species([*stock.photos, *held_back(photos)]).items():
        network.with_others = WithOthers(fit_others(stock, without=species))
        folder = options.to / species
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "photos" / UNSUPPORTED).mkdir(parents=True)
        shutil.copy(options.target / "labels.json", folder)
        (folder / "model.onnx").write_bytes(stored(network, options.target / "model.onnx"))
        for photo, content in zip(own, manifest.contents(options.data, own)):
            (folder / "photos" / UNSUPPORTED / Path(photo.file).name).write_bytes(content)
        print(species, len(own), "photos", flush=True)


def held_back(photos):
    return [photo for photo in photos if photo.domain == "other" and photo.split == "test"]


def by_species(photos):
    """{species: photos of its sources in UNSEEN}"""
    found = {}
    for photo in photos:
        if photo.source in UNSEEN:
            found.setdefault(species_of(photo), []).append(photo)
    return dict(sorted(found.items()))


if __name__ == "__main__":
    main()
