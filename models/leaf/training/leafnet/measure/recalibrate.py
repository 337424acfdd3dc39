"""Fits the thresholds of an exported network anew, from what its own model.onnx makes of the validation photos.

python -m leafnet.measure.recalibrate --data FOLDER --by-source bysource.json --strangers strangers
        [--without-source NAME] [--target FOLDER]

Photos of other plants are answered by networks that have not met the species (strangers.py), which get the same
thresholds.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from leafnet.finish.export import SIDE, VIEWS, checksums, open_session, rounded, validation, write_json
from leafnet.finish.refine import OUTPUTS
from leafnet.measure import calibration, told
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.heldback import UNSUPPORTED
from leafnet.photos.manifest import species_of
from leafnet.photos.preprocess import tensor, view

# the network has no part in these
OF_COLOURS = ("minGreenness", "maxGreenness", "minPlantHues", "minColours")
OF_QUALITY = ("minBrightness", "minSharpness", "minCoherence", *OF_COLOURS)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--by-source", type=Path, required=True, help="what bysource.py wrote")
    parser.add_argument("--strangers", type=Path, required=True, help="what strangers.py wrote")
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--without-source", nargs="*", default=[], help="as in the training of the network")
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    model, labels = (json.loads((options.target / name).read_text()) for name in ("model.json", "labels.json"))
    by_source = json.loads(options.by_source.read_text())
    photos = manifest.read_manifest(options.data, options.without_source)
    pixels = manifest.pack(options.data, photos, options.cache)
    held = validation(photos, labels)
    logits, held_photos = answers(photos, pixels, held, options)
    temperature = round(float(calibration.fit_temperature(logits, held_photos, labels)), 4)
    posterior = calibration.posterior(logits, temperature)
    thresholds, targets = calibration.fit_thresholds(posterior, held_photos, labels, by_source)
    quality = {name: model["thresholds"][name] for name in OF_QUALITY}
    thresholds |= quality | told.fit(posterior, held_photos, labels, by_source)
    unoffered = [index for index in held if photos[index].domain == "other"]
    _, sick = outputs_of(options.target, pixels, unoffered)
    thresholds["health"] = calibration.fit_health_bars(calibration.chance(sick), [photos[i] for i in unoffered])
    own, other = told.contradicted(posterior, held_photos, labels, thresholds["told"]["contradiction"])
    print(f"photo and word contradict each other: {own:.3f} told their crop, {other:.3f} told another one")
    print(rounded({name: value for name, value in thresholds.items() if name != "confidentByLabel"}))
    fitted = {"temperature": temperature, "thresholds": rounded(thresholds), "targets": targets | told.TARGETS}
    write_json(options.target / "model.json", model | fitted)
    for folder in options.strangers.iterdir():
        write_json(folder / "model.json", model | fitted | checksums(folder))


def answers(photos, pixels, held, options):
    """(views, n, classes) logits and their photos: those held of our crops, and other plants as strangers."""
    known = [index for index in held if photos[index].domain != "other"]
    rows, shown = [outputs_of(options.target, pixels, known)[0]], list(known)
    for species, indices in strangers_of(photos, options.strangers).items():
        rows.append(outputs_of(options.strangers / species, pixels, indices)[0])
        shown += indices
    return np.concatenate(rows, 1), [photos[index] for index in shown]


def outputs_of(folder, pixels, indices):
    """(views, n, classes) logits, (views, n, 1) log odds of sickness: one photo at a time, as on the server."""
    session, _ = open_session((folder / "model.onnx").read_bytes())

    def of_view(seen):
        rows = [session.run(OUTPUTS, {"photos": tensor([view(pixels[i], SIDE, seen)])}) for i in indices]
        return [np.concatenate(output) for output in zip(*rows)]

    return [np.stack(output) for output in zip(*(of_view(seen) for seen in VIEWS))]


def strangers_of(photos, folder):
    """{species: indices of its photos there}, without what is held back."""
    found = {}
    for index, photo in enumerate(photos):
        file = folder / species_of(photo) / "photos" / UNSUPPORTED / Path(photo.file).name
        if photo.domain == "other" and photo.split != "test" and file.exists():
            found.setdefault(species_of(photo), []).append(index)
    return found


if __name__ == "__main__":
    main()
