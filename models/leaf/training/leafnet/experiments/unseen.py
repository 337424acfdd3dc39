"""How a network that was trained with `--unseen CROPS` meets the leaves of these crops: the share without a confident
disease.

    python -m leafnet.experiments.unseen --data FOLDER --run runs/unseen --give-back 0.5

A short training reaches no bar that the shipped network's target would allow, so the bar is set where a stated share
of the held-back and validation photos of maize, tomato and potato in the field is answered confidently, as of the
shipped network.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from leafnet.finish.finish import finished
from leafnet.measure import calibration
from leafnet.measure.scoring import logits_of
from leafnet.measure.weighing import HARD_SECTION
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.manifest import NOT_A_LEAF, crop_of, section_of
from leafnet.photos.preprocess import View

ANSWERED = (0.5, 0.6, 0.717)
SHIPPED = json.loads((MODEL_FOLDER / "model.json").read_text())


def main():
    photos, labels, options, posterior = look(arguments())
    unseen = options["unseen"]

    held = [index for index, photo in enumerate(photos) if photo.split not in ("train", manifest.SHOWN)]
    known = posterior([i for i in held if section_of(photos[i]) == HARD_SECTION]).max(1)
    disease = np.array([is_disease(label) for label in labels])
    for domain in ("field", "lab"):
        strange = posterior([i for i in held if photos[i].domain == domain and crop_of(photos[i].label) in unseen])
        for answered in ANSWERED:
            confident = (strange.max(1) >= np.quantile(known, 1 - answered)) & disease[strange.argmax(1)]
            print(
                f"{domain}: {len(strange)} photos of {', '.join(unseen)}; {answered:.3f} of known crops "
                f"answered: {1 - confident.mean():.3f} without a confident disease"
            )


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--give-back", type=float, default=0.0, help="as at export")
    return parser.parse_args()


def look(arguments):
    """A run's network, finished and with the views of the shipped one: (photos, labels, options, posterior).
    `posterior` maps indices of photos to (n, classes), softened by a temperature fitted on field validation photos
    of the crops that training met there.
    """
    torch.set_num_threads(1)
    stored = torch.load(Path(arguments.run) / "network.pt", weights_only=False)
    labels, options = stored["labels"], stored["options"]
    photos = manifest.read_manifest(arguments.data, options["without_source"])
    pixels = manifest.pack(arguments.data, photos, arguments.cache)
    model, shipped = finished(stored, photos, pixels, arguments.give_back, SHIPPED["input"]["side"]), SHIPPED["input"]

    def logits(indices):
        return np.stack(
            [logits_of(model, pixels, indices, shipped["side"], seen=View(**seen)) for seen in shipped["views"]]
        )

    strange = {*options["unseen"], *options["leave_out"]}
    fitted_on = [
        i
        for i, photo in enumerate(photos)
        if photo.split == "validation" and photo.domain == "field" and crop_of(photo.label) not in strange
    ]
    temperature = calibration.fit_temperature(logits(fitted_on), [photos[i] for i in fitted_on], labels)
    return photos, labels, options, lambda indices: calibration.posterior(logits(indices), temperature)


def is_disease(label):
    return (
        label not in (NOT_A_LEAF, manifest.OTHER_PLANT)
        and not label.endswith("healthy")
        and label not in SHIPPED["thresholds"]["confidentByLabel"]
    )


if __name__ == "__main__":
    main()
