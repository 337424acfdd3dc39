"""Leaves of species that neither the features nor the layer of health (finish/health.py) have met, told crops on offer:
how many healthy ones are named healthy, how many get one disease confidently, how many sick ones are called sick.

    python -m leafnet.experiments.strangehealth --data FOLDER [--target FOLDER]

No healthy leaf of maize, tomato or potato of a farm that is new to the network is at hand; these come nearest.
"""

import argparse
import json
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import torch

from leafnet.finish.export import SIDE
from leafnet.finish.health import OF_A_LABEL, WithHealth, fit_states, state_of, stratum_of
from leafnet.finish.laboratory import VIEWS, evenly, pooled_of
from leafnet.finish.refine import complete
from leafnet.measure.calibration import posterior
from leafnet.measure.health import is_fitted
from leafnet.measure.scoring import condition
from leafnet.measure.told import softened
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest

SPECIES = ("bananalsd", "groundnut", "soybugwood", "bracol")
CROPS = ("Corn_(maize)", "Tomato", "Potato", "Bean", "Chilli")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    torch.set_num_threads(1)
    labels, model = (json.loads((options.target / name).read_text()) for name in ("labels.json", "model.json"))
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    network = complete(options.target / "model.onnx", labels)
    chosen = choose(photos)
    features = torch.stack([pooled_of(network.network, pixels, chosen, seen, SIDE) for seen in VIEWS])
    photos = [photos[index] for index in chosen]
    for species in SPECIES:
        known = [at for at, photo in enumerate(photos) if is_fitted(photo) and photo.source != species]
        layer = fit_states(features.mean(0)[known], [photos[at] for at in known])
        network.with_health = WithHealth(layer, labels)
        own = [at for at, photo in enumerate(photos) if photo.source == species and state_of(photo) is not None]
        with torch.no_grad():
            logits = np.stack([network.answer(view).numpy() for view in features[:, own]])
        p = posterior(logits, model["temperature"])
        for crop in CROPS:
            print(species, crop, figures(p, [state_of(photos[at]) for at in own], crop, labels, model["thresholds"]))


def choose(photos):
    fitted = [index for index, photo in enumerate(photos) if is_fitted(photo)]
    own = [index for index, photo in enumerate(photos) if photo.source in SPECIES and photo.split != manifest.SHOWN]
    kept = [
        index
        for place, most in OF_A_LABEL.items()
        for index in evenly([i for i in fitted if photos[i].place == place], lambda i: stratum_of(photos[i]), most)
    ]
    return sorted({*kept, *own})


def figures(p, states, crop, labels, thresholds):
    told = SimpleNamespace(label=f"{crop}___")
    q = softened(condition(p, [told] * len(p), labels), thresholds["told"]["temperature"])
    first, states = q.argmax(1), np.array(states)
    healthy = np.array([label.endswith("healthy") for label in labels])[first]
    bars = thresholds["told"]["confidentByLabel"]
    bar = np.array([bars.get(label, thresholds["told"]["confident"]) for label in labels])[first]
    confident = (bar < 1) & (q.max(1) >= bar) & ~healthy
    return (
        f"healthy: {(states == 0).sum()} photos, named healthy {healthy[states == 0].mean():.3f}, one disease "
        f"confidently {confident[states == 0].mean():.3f}; sick: {(states == 1).sum()}, called sick "
        f"{(~healthy)[states == 1].mean():.3f}"
    )


if __name__ == "__main__":
    main()
