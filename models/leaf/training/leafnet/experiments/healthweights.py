"""How much the odds of the health layer (finish/health.py) should count, on field sources left out whole.

    python -m leafnet.experiments.healthweights --data FOLDER

As in measure/bysource.py, on features of two backbones that saw none of these photos: what names the leaf and what says
whether it is sick are both fitted without the source. Told the crop; labels that only the source has are left out.
"""

import argparse

import numpy as np
import torch

from leafnet.finish.health import OF_A_LABEL, fit_states, state_of, stratum_of
from leafnet.finish.laboratory import evenly
from leafnet.measure.bysource import choose, features_of, fit
from leafnet.measure.scoring import condition, softmax
from leafnet.photos import manifest
from leafnet.photos.manifest import NOT_A_LEAF, OTHER_PLANT

WEIGHTS = (0, 0.5, 1, 2, 3)
VISIBLE = 0.999
SOURCES = ("plantdoc", "ibean", "detecting-diseases", "atldsd", "plantpathology2021")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    options = parser.parse_args()
    torch.set_num_threads(1)
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    chosen = choose(photos)
    features = features_of(options, photos, pixels, chosen)
    photos = [photos[index] for index in chosen]
    for source in SOURCES:
        labels, posterior, sick, own = without(source, photos, features)
        for weight in WEIGHTS:
            print(source, weight, *figures(divided(posterior, sick, labels, weight), own, labels))


def without(source, photos, features):
    """(labels, posterior, log odds of sickness, photos) of the source's field photos of labels that others know."""
    known = [i for i, photo in enumerate(photos) if photo.source != source and photo.split == "train"]
    labels = sorted({photos[i].label for i in known})
    layer = fit([photos[i] for i in known], features[known], labels)
    stated = [i for i in known if state_of(photos[i]) is not None]
    fitted = [
        i
        for place, most in OF_A_LABEL.items()
        for i in evenly([i for i in stated if photos[i].place == place], lambda i: stratum_of(photos[i]), most)
    ]
    standard = features * np.sqrt(features.shape[1] / 2)
    health = fit_states(standard[fitted], [photos[i] for i in fitted])
    own = [
        i
        for i, photo in enumerate(photos)
        if photo.source == source and photo.domain == "field" and photo.label in labels
    ]
    posterior = softmax((features[own] @ layer.weight.T + layer.bias).numpy())
    rows = [photos[i] for i in own]
    return labels, condition(posterior, rows, labels), health(standard[own])[:, 0].numpy(), rows


def divided(posterior, sick, labels, weight):
    healthy = np.array([label.endswith("healthy") for label in labels])
    visible = np.where(healthy, 0.0, VISIBLE)
    visible[[label in (NOT_A_LEAF, OTHER_PLANT) for label in labels]] = 1.0
    odds = np.exp(np.clip(-weight * sick, -12, 12))[:, None]
    raised = posterior * (visible + (1 - visible) * odds)
    return raised / raised.sum(1, keepdims=True)


def figures(posterior, photos, labels):
    named = np.array([labels[index] for index in posterior.argmax(1)])
    right = named == np.array([photo.label for photo in photos])
    says_healthy = np.array([label.endswith("healthy") for label in named])
    healthy = np.array([photo.label.endswith("healthy") for photo in photos])
    return (
        f"{len(photos)} photos, named rightly {right.mean():.3f},",
        f"sick called sick {(~says_healthy)[~healthy].mean() if (~healthy).any() else float('nan'):.3f},",
        f"healthy called healthy {says_healthy[healthy].mean() if healthy.any() else float('nan'):.3f}",
    )


if __name__ == "__main__":
    main()
