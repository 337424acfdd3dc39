"""How many leaves of a crop look sick to a layer (finish/health.py) that was fitted without the crop's field photos.

    python -m leafnet.measure.health --data FOLDER --to health.json [--target FOLDER]

What the shipped network's features know of the crops that it was trained on remains; of those that it does not offer,
neither it nor the layer has seen anything.
"""

import argparse
import json
from pathlib import Path

import torch

from leafnet.finish.export import SIDE
from leafnet.finish.health import OF_A_LABEL, WITHOUT_SPOTS, fit_states, state_of, stratum_of
from leafnet.finish.laboratory import VIEWS, evenly, pooled_of
from leafnet.finish.refine import opened
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.manifest import crop_of

MEASURED = 100  # photos of each label and source are enough


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    torch.set_num_threads(1)
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    network = opened(options.target / "model.onnx", json.loads((options.target / "labels.json").read_text())).network
    chosen = choose(photos)
    features = sum(pooled_of(network, pixels, chosen, seen, SIDE) for seen in VIEWS) / len(VIEWS)
    rows = measure([photos[index] for index in chosen], features)
    options.to.write_text(json.dumps(rows, indent=1) + "\n")
    for row in rows:
        print("{label:50} {source:20} {sick:.2f} of {photos:3} called sick".format(**row))


def choose(photos):
    """Indices of what the layers are fitted on and of what they are measured on; none that is held back."""
    kept = [(i, photo) for i, photo in enumerate(photos) if photo.split not in ("test", manifest.SHOWN)]
    seen = [i for i, photo in kept if is_measured(photo) or is_fitted(photo)]
    return [
        index
        for place, most in OF_A_LABEL.items()
        for index in evenly(
            [i for i in seen if photos[i].place == place],
            lambda i: stratum_of(photos[i]),
            max(most, MEASURED if place == "field" else 0),
        )
    ]


def is_fitted(photo):
    return photo.split == "train" and state_of(photo) is not None


def is_measured(photo):
    return photo.place == "field" and (state_of(photo) is not None or photo.plant in WITHOUT_SPOTS)


def measure(photos, features):
    rows = []
    for crop in sorted({crop_of(photo.plant) for photo in photos if is_measured(photo)}):
        own = [i for i, photo in enumerate(photos) if crop_of(photo.plant) == crop and is_measured(photo)]
        others = set(range(len(photos))) - set(own)
        known = [i for i in others if is_fitted(photos[i])]
        layer = fit_states(features[known], [photos[i] for i in known])
        sick = (layer(features[own])[:, 0] > 0).tolist()
        strata = [stratum_of(photos[i]) for i in own]
        for stratum in sorted(set(strata)):
            mine = [called for called, other in zip(sick, strata) if other == stratum]
            _, label, source = stratum
            rows.append({"label": label, "source": source, "photos": len(mine), "sick": sum(mine) / len(mine)})
    return rows


if __name__ == "__main__":
    main()
