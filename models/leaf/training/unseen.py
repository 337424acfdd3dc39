"""How a network that was trained with `--unseen CROPS` meets the leaves of these crops: the share without a confident disease.

    python unseen.py --data FOLDER --run runs/unseen

A short training reaches no bar that the shipped network's target would allow, so the bar is set where a stated share of the
held-back and validation photos of maize, tomato and potato in the field is answered confidently, as of the shipped network.
"""
import argparse
import json
from pathlib import Path

import numpy as np
import torch

import calibration
import leafdata
from batches import NOT_A_LEAF
from giveback import finished
from preprocess import View
from scoring import crop_of, logits_of, section_of

ANSWERED = (0.5, 0.6, 0.698)
SHIPPED = json.loads((Path(__file__).resolve().parent.parent / "model.json").read_text())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--give-back", type=float, default=0.0, help="as at export")
    options = parser.parse_args()
    torch.set_num_threads(1)
    stored = torch.load(Path(options.run) / "network.pt", weights_only=False)
    labels, unseen = stored["labels"], stored["options"]["unseen"]
    photos = leafdata.read_manifest(options.data, stored["options"]["without_source"])
    pixels = leafdata.pack(options.data, photos, options.cache)
    model, shipped = finished(stored, photos, pixels, options.give_back), SHIPPED["input"]

    def logits(indices):
        return np.stack([logits_of(model, pixels, indices, shipped["side"], seen=View(**seen)) for seen in shipped["views"]])

    fitted_on = [i for i, photo in enumerate(photos) if photo.split == "validation" and photo.domain == "field" and crop_of(photo.label) not in unseen]
    temperature = calibration.fit_temperature(logits(fitted_on), [photos[i] for i in fitted_on], labels)

    def posterior(chosen):
        return calibration.posterior(logits([i for i, photo in enumerate(photos) if photo.split != "train" and chosen(photo)]), temperature)

    known = posterior(lambda photo: section_of(photo) == calibration.HARD_SECTION).max(1)
    disease = np.array([is_disease(label) for label in labels])
    for domain in ("field", "lab"):
        strange = posterior(lambda photo: photo.domain == domain and crop_of(photo.label) in unseen)
        for answered in ANSWERED:
            confident = (strange.max(1) >= np.quantile(known, 1 - answered)) & disease[strange.argmax(1)]
            print(f"{domain}: {len(strange)} photos of {', '.join(unseen)}; {answered:.3f} of known crops answered: {1 - confident.mean():.3f} without a confident disease")


def is_disease(label):
    return label != NOT_A_LEAF and not label.endswith("healthy") and crop_of(label) not in SHIPPED["thresholds"]["confidentByCrop"]


if __name__ == "__main__":
    main()
