"""Fits the thresholds of an exported network anew, from what its own model.onnx makes of the validation photos.

python -m leafnet.measure.recalibrate --data FOLDER --by-source bysource.json [--without-source NAME] [--target FOLDER]
"""

import argparse
import json
from pathlib import Path

import numpy as np

from leafnet.finish.export import SIDE, VIEWS, open_session, rounded, validation, write_json
from leafnet.finish.refine import OUTPUTS
from leafnet.measure import calibration, told
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.preprocess import tensor, view

OF_QUALITY = ("minBrightness", "minSharpness", "minCoherence")  # the network has no part in these


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--by-source", type=Path, required=True, help="what bysource.py wrote")
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--without-source", nargs="*", default=[], help="as in the training of the network")
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    model, labels = (json.loads((options.target / name).read_text()) for name in ("model.json", "labels.json"))
    by_source = json.loads(options.by_source.read_text())
    photos = manifest.read_manifest(options.data, options.without_source)
    pixels = manifest.pack(options.data, photos, options.cache)
    held = validation(photos, labels)
    session, _ = open_session((options.target / "model.onnx").read_bytes())
    logits, sick = (np.stack(output) for output in zip(*(outputs_of(session, pixels, held, seen) for seen in VIEWS)))
    held_photos = [photos[index] for index in held]
    temperature = round(float(calibration.fit_temperature(logits, held_photos, labels)), 4)
    posterior = calibration.posterior(logits, temperature)
    thresholds, targets = calibration.fit_thresholds(posterior, held_photos, labels, by_source)
    quality = {name: model["thresholds"][name] for name in OF_QUALITY}
    thresholds |= quality | told.fit(posterior, held_photos, labels, by_source)
    thresholds["health"] = calibration.fit_health_bars(calibration.chance(sick), held_photos)
    own, other = told.contradicted(posterior, held_photos, labels, thresholds["told"]["contradiction"])
    print(f"photo and word contradict each other: {own:.3f} told their crop, {other:.3f} told another one")
    print(rounded({name: value for name, value in thresholds.items() if name != "confidentByLabel"}))
    fitted = {"temperature": temperature, "thresholds": rounded(thresholds), "targets": targets | told.TARGETS}
    write_json(options.target / "model.json", model | fitted)


def outputs_of(session, pixels, indices, seen):
    """[(n, classes) logits, (n, 1) log odds of sickness]: one view of each photo, one at a time as on the server."""
    rows = [session.run(OUTPUTS, {"photos": tensor([view(pixels[i], SIDE, seen)])}) for i in indices]
    return [np.concatenate(output) for output in zip(*rows)]


if __name__ == "__main__":
    main()
