"""Turns a trained run into what the product ships: model.onnx, labels.json, model.json and the twin test's fixture.

    python export.py --data FOLDER --run runs/first --version 2026-11-20
"""
import argparse
import hashlib
import json
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch

import calibration
import leafdata
from network import LeafNet
from prior import left_out, log_prior
from preprocess import tensor, view
from quantise import quantise_weights
from scoring import crop_of, figures_by_section, logits_of

MODEL_FOLDER = Path(__file__).resolve().parent.parent
CHOICES = [(160, [1.0]), (192, [1.0]), (192, [1.0, 0.8]), (224, [1.0]), (224, [1.0, 0.8])]
LABORATORY_SHARE = 3  # one in three: the choices are made for the field


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--version", required=True)
    parser.add_argument("--give-back", type=float, default=0.0, help="share of the prior that training took from field photos (prior.py) that the network keeps")
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()

    torch.set_num_threads(1)  # with more, the barrier costs far more than it gains on a shared machine
    stored = torch.load(Path(options.run) / "network.pt", weights_only=False)
    labels = stored["labels"]
    model = LeafNet(len(labels))
    model.load_state_dict(stored["weights"])
    model.eval()

    photos = leafdata.read_manifest(options.data, stored["options"]["without_source"], stored["options"].get("also", ()))
    seen = [None if left_out(photo, crop_of(photo.label), stored["options"]) else photo for photo in photos]
    prior = log_prior(labels, seen, stored["options"].get("field_prior", 1.0))
    model.head[-1].bias.data += options.give_back * prior
    pixels = leafdata.pack(options.data, photos, options.cache)
    held = [index for index, photo in enumerate(photos) if photo.split == "validation"]
    held = [index for index in held if photos[index].domain != "lab" or index % LABORATORY_SHARE == 0]
    held = [index for index in held if crop_of(photos[index].label) not in stored["options"]["unseen"]]
    held_photos = [photos[index] for index in held]
    views = {}
    for side, fractions in CHOICES:
        for fraction in fractions:
            if (side, fraction) not in views:
                views[side, fraction] = logits_of(model, pixels, held, side, fraction=fraction)
    side, fractions = max(CHOICES, key=lambda choice: merit(views, choice, held_photos, labels))
    logits = np.stack([views[side, fraction] for fraction in fractions])

    temperature = calibration.fit_temperature(logits, held_photos, labels)
    posterior = calibration.posterior(logits, temperature)
    thresholds, targets = calibration.fit_thresholds(posterior, held_photos, labels)
    thresholds |= calibration.fit_quality(pixels, photos)

    plain = export_onnx(model, side)
    weights = quantise_weights(plain)
    twin = agreement(plain, weights, pixels, held, side)
    options.target.mkdir(parents=True, exist_ok=True)
    (options.target / "model.onnx").write_bytes(weights)
    write_json(options.target / "labels.json", labels)
    write_json(
        options.target / "model.json",
        {
            "version": options.version, "sha256": hashlib.sha256(weights).hexdigest(),
            "input": {"side": side, "fractions": fractions}, "temperature": round(temperature, 4),
            "thresholds": rounded(thresholds), "targets": targets, "float32Twin": twin,
        },
    )
    print(f"{len(weights) / 1e6:.2f} MB, {side} px, views {fractions}, temperature {temperature:.3f}, thresholds {thresholds}")
    print(json.dumps(figures_by_section(posterior, held_photos, labels), indent=1, default=float))
    print("expected calibration error, field validation:", calibration.expected_error(posterior, held_photos, labels))


def rounded(thresholds):
    return {name: rounded(value) if isinstance(value, dict) else round(float(value), 4) for name, value in thresholds.items()}


def agreement(plain, weights, pixels, indices, side):
    """How the int8 file compares with the float32 one it came from, on held photos: same first label, largest change of a logit, median time in turns, seconds to load."""
    sessions, load = zip(*(open_session(content) for content in (plain, weights)))
    logits, times = ([], []), ([], [])
    for index in indices:
        photo = {"photos": tensor([view(pixels[index], 1.0, side)])}
        for session, answers, seconds in zip(sessions, logits, times):
            start = time.perf_counter()
            answers.append(session.run(None, photo)[0])
            seconds.append(time.perf_counter() - start)
    logits = [np.concatenate(answers) for answers in logits]
    same = (logits[0].argmax(1) == logits[1].argmax(1)).mean()
    return {"photos": len(indices), "sameFirstLabel": round(float(same), 4), "largestLogitChange": round(float(np.abs(logits[0] - logits[1]).max()), 3), "timeRatio": round(float(np.median(times[1]) / np.median(times[0])), 3), "loadSeconds": round(load[1], 2)}


def open_session(content):
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    settings.add_session_config_entry("session.disable_quant_qdq", "1")  # as the server: unfold the weights at load
    start = time.perf_counter()
    return onnxruntime.InferenceSession(content, settings), time.perf_counter() - start


def merit(views, choice, photos, labels):
    """Mean top-1 over the sections: what the choice of views is made by. A view costs time, so it has to earn 0.003."""
    side, fractions = choice
    posterior = calibration.posterior(np.stack([views[side, fraction] for fraction in fractions]), 1.0)
    sections = figures_by_section(posterior, photos, labels)
    score = np.mean([row["top1"] for row in sections.values()]) - 0.003 * len(fractions)
    print(side, fractions, round(score, 4), {name: round(row["top1"], 3) for name, row in sections.items()})
    return score


def export_onnx(model, side):
    path = Path("/tmp/leaf-export.onnx")
    example = torch.from_numpy(tensor([view(np.zeros((256, 256, 3), np.uint8), 1.0, side)]))
    torch.onnx.export(
        model, (example,), path, input_names=["photos"], output_names=["logits"],
        dynamic_axes={"photos": {0: "views"}, "logits": {0: "views"}}, opset_version=17, dynamo=False,
    )
    return path.read_bytes()


def write_json(path, content):
    path.write_text(json.dumps(content, indent=2) + "\n")


if __name__ == "__main__":
    main()
