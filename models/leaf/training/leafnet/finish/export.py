"""Turns a trained run into what the product ships: model.onnx, labels.json, model.json and the twin test's fixture.

python -m leafnet.finish.export --data FOLDER --run runs/first --by-source bysource.json --version 2026-11-20
"""

import argparse
import hashlib
import io
import json
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch

from leafnet.finish.finish import finished
from leafnet.finish.quantise import fold_padding, input_moments, quantise_weights
from leafnet.measure import calibration, told
from leafnet.measure.scoring import figures_by_section, logits_of
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.preprocess import MIDDLE, WHOLE, tensor, view
from leafnet.train.network import stored_weights

SIDE, VIEWS = 224, [WHOLE, MIDDLE]
MOMENTS_FROM_EVERY = 13  # one in so many training photos says what a layer sees
LABORATORY_SHARE = 3  # one in three: the choices are made for the field


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    runs = "runs' folders or an exported model.onnx; of several, the mean of their weights"
    parser.add_argument("--run", required=True, nargs="+", help=runs)
    parser.add_argument("--shares", type=float, nargs="*", help="of each run in that mean; even unless said")
    parser.add_argument("--by-source", type=Path, required=True, help="what bysource.py wrote")
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--version", required=True)
    given_back = "share of the prior (prior.py) that the network keeps in the field (finish.py); 0: nothing is added"
    parser.add_argument("--give-back", type=float, default=0.0, help=given_back)
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    return parser.parse_args()


def main():
    options = arguments()
    torch.set_num_threads(1)  # with more, the barrier costs far more than it gains on a shared machine
    stored = mean_of(options.run, options.shares)
    labels, trained = stored["labels"], stored["options"]
    photos = manifest.read_manifest(options.data, trained["without_source"], trained.get("also", ()))
    pixels = manifest.pack(options.data, photos, options.cache)
    model = finished(stored, photos, pixels, options.give_back, SIDE)
    held = validation(photos, labels)
    held_photos = [photos[index] for index in held]
    logits = np.stack([logits_of(model, pixels, held, SIDE, seen=seen) for seen in VIEWS])
    temperature = calibration.fit_temperature(logits, held_photos, labels)
    posterior = calibration.posterior(logits, temperature)
    by_source = json.loads(options.by_source.read_text())
    thresholds, targets = calibration.fit_thresholds(posterior, held_photos, labels, by_source)
    thresholds |= calibration.fit_quality(pixels, photos) | told.fit(posterior, held_photos, labels, by_source)
    plain = export_onnx(model, SIDE)
    weights = quantise_weights(plain, moments_of(model, photos, pixels))
    options.target.mkdir(parents=True, exist_ok=True)
    (options.target / "model.onnx").write_bytes(weights)
    write_json(options.target / "labels.json", labels)
    description = {
        "version": options.version,
        **checksums(options.target),
        "input": {"side": SIDE, "views": [seen._asdict() for seen in VIEWS]},
        "temperature": round(float(temperature), 4),
        "thresholds": rounded(thresholds),
        "targets": targets | told.TARGETS,
        "float32Twin": agreement(plain, weights, pixels, held, SIDE),
    }
    write_json(options.target / "model.json", description)
    print(f"{len(weights) / 1e6:.2f} MB, temperature {temperature:.3f}, thresholds {thresholds}")
    print(json.dumps(figures_by_section(posterior, held_photos, labels), indent=1, default=float))
    print("expected calibration error, field validation:", calibration.expected_error(posterior, held_photos, labels))


def moments_of(model, photos, pixels):
    """What quantise.py needs to know of the inputs of each layer, from a part of the training photos."""
    known = [index for index, photo in enumerate(photos) if photo.split == "train" and photo.domain != "foliage"]
    known = known[::MOMENTS_FROM_EVERY]
    chunks = (known[at : at + 32] for at in range(0, len(known), 32))
    batches = (torch.from_numpy(tensor([view(pixels[i], SIDE, VIEWS[0]) for i in chunk])) for chunk in chunks)
    return input_moments(model, batches)


def validation(photos, labels):
    """Indices of the photos that temperature and thresholds are fitted on."""
    held = [index for index, photo in enumerate(photos) if photo.split == "validation" and photo.label in labels]
    return [index for index in held if photos[index].domain != "lab" or index % LABORATORY_SHARE == 0]


def mean_of(runs, shares=None):
    """The last run's network.pt, its weights the mean of all (model soup, Wortsman et al. 2022). What an earlier one
    does not know of the last one's labels does not count in the mean.
    """
    shares = np.array(shares or [1] * len(runs), float)
    last = torch.load(Path(runs[-1]) / "network.pt", weights_only=False)
    mean = {name: torch.zeros_like(values) for name, values in last["weights"].items()}
    heads = torch.zeros(len(last["labels"]), 1)
    for run, share in zip(runs, shares / shares.sum()):
        weights, known = stored_weights(run if run.endswith(".onnx") else Path(run) / "network.pt")
        rows = [known.index(label) if label in known else -1 for label in last["labels"]]
        met = share * torch.tensor([[float(row >= 0)] for row in rows])
        heads += met
        for name, values in weights.items():
            if name.startswith("head."):
                mean[name] += values[rows] * (met if values.ndim > 1 else met[:, 0])
            else:
                mean[name] += share * values
    for name in mean:
        if name.startswith("head."):
            mean[name] /= heads if mean[name].ndim > 1 else heads[:, 0]
    return last | {"weights": mean}


def rounded(thresholds):
    return {
        name: rounded(value) if isinstance(value, dict) else round(float(value), 4)
        for name, value in thresholds.items()
    }


def agreement(plain, weights, pixels, indices, side):
    """How the int8 file compares with the float32 one it came from, on held photos: same first label, largest change
    of a logit, median time in turns, seconds to load.
    """
    sessions, load = zip(*(open_session(content) for content in (plain, weights)))
    logits, times = ([], []), ([], [])
    for index in indices:
        photo = {"photos": tensor([view(pixels[index], side)])}
        for session, answers, seconds in zip(sessions, logits, times):
            start = time.perf_counter()
            answers.append(session.run(None, photo)[0])
            seconds.append(time.perf_counter() - start)
    logits = [np.concatenate(answers) for answers in logits]
    same = (logits[0].argmax(1) == logits[1].argmax(1)).mean()
    return {
        "photos": len(indices),
        "sameFirstLabel": round(float(same), 4),
        "largestLogitChange": round(float(np.abs(logits[0] - logits[1]).max()), 3),
        "timeRatio": round(float(np.median(times[1]) / np.median(times[0])), 3),
        "loadSeconds": round(load[1], 2),
    }


def open_session(content):
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.add_session_config_entry("session.disable_quant_qdq", "1")  # as the server: unfold the weights at load
    start = time.perf_counter()
    return onnxruntime.InferenceSession(content, settings), time.perf_counter() - start


def export_onnx(model, side):
    exported = io.BytesIO()
    example = torch.from_numpy(tensor([view(np.zeros((256, 256, 3), np.uint8), side)]))
    torch.onnx.export(
        model,
        (example,),
        exported,
        input_names=["photos"],
        output_names=["logits"],
        dynamic_axes={"photos": {0: "views"}, "logits": {0: "views"}},
        opset_version=17,
        dynamo=False,
    )
    content = onnx.load_from_string(exported.getvalue())
    fold_padding(content)
    return content.SerializeToString()


def checksums(folder):
    """What model.json says of the files beside it; the server starts with no others."""
    files = {"sha256": "model.onnx", "labelsSha256": "labels.json"}
    return {name: hashlib.sha256((folder / file).read_bytes()).hexdigest() for name, file in files.items()}


def write_json(path, content):
    path.write_text(json.dumps(content, indent=2) + "\n")


if __name__ == "__main__":
    main()
