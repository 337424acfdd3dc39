"""Writes ../MODEL_CARD.md: data, splits and every figure, measured through the product's own `npm run evaluate`.

    python card.py --data FOLDER --heldback FOLDER
"""
import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path

import leafdata
from plots import calibration_plot, risk_coverage_plot

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
SECTIONS = {
    "field_maize_tomato_potato": "maize, tomato, potato in the field",
    "field_bean_strawberry_chilli": "bean, strawberry, chilli in the field",
    "field_apple": "apple in the field (one orchard)",
    "laboratory": "laboratory, plain backgrounds",
    "not_a_leaf": "no leaf",
}
PLOTTED = ["field_maize_tomato_potato", "field_bean_strawberry_chilli", "laboratory"]
SOURCES = {
    "plantvillage": ("PlantVillage", "CC BY-SA 3.0"),
    "plantdoc": ("PlantDoc", "CC BY 4.0"),
    "ibean": ("iBean", "MIT"),
    "detecting-diseases": ("Detecting diseases, strawberry and bean", "CC BY 4.0"),
    "chilli": ("Chilli leaves, Mendeley Data", "CC BY 4.0"),
    "citrus": ("Citrus leaves, Mendeley Data", "CC BY 4.0"),
    "background": ("Backgrounds, Mendeley Data", "CC BY 4.0"),
    "atldsd": ("ATLDSD apple leaves, Science Data Bank", "not verified: `--without-source atldsd` leaves it out"),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--heldback", type=Path, required=True, help="what heldback.py wrote")
    options = parser.parse_args()
    model = json.loads((HERE.parent / "model.json").read_text())
    photos = leafdata.read_manifest(options.data)
    measured = {name: evaluate(options.heldback / name) for name in SECTIONS}
    plots(measured)
    text = (HERE / "card.template.md").read_text()
    views = model["input"]["views"]
    parts = {
        "version": model["version"], "sha256": model["sha256"], "side": model["input"]["side"],
        "views": " and ".join(f"{seen['fraction']:.0%} of its side" + (" (left and right exchanged)" if seen["mirrored"] else "") for seen in views),
        "temperature": model["temperature"], "bytes": f"{(HERE.parent / 'model.onnx').stat().st_size / 1e6:.1f} MB",
        "figures": figures(measured), "classes": classes(measured), "data": data(photos), "splits": splits(photos),
        "thresholds": thresholds(model), "confusions": confusions(measured), "calibration": calibration(measured), "twin": twin(model),
    }
    for name, value in parts.items():
        text = text.replace("{{" + name + "}}", str(value))
    (HERE.parent / "MODEL_CARD.md").write_text(text)


def plots(measured):
    shown = {SECTIONS[name]: measured[name] for name in PLOTTED}
    (HERE.parent / "plots").mkdir(exist_ok=True)
    (HERE.parent / "plots" / "calibration.svg").write_text(calibration_plot(shown))
    (HERE.parent / "plots" / "risk-coverage.svg").write_text(risk_coverage_plot(shown))


def confusions(measured):
    rows = [
        [SECTIONS[name], f"`{row['label']}`", f"`{row['taken']}`", row["photos"]]
        for name in PLOTTED for row in measured[name]["confusions"] if row["photos"] > 1
    ]
    return table(["section", "label", "taken for", "photos"], rows)


def calibration(measured):
    return "; ".join(f"{SECTIONS[name]} {share(measured[name]['calibration']['expectedError'])}" for name in PLOTTED)


def twin(model):
    row = model["float32Twin"]
    return f"{row['sameFirstLabel']:.2%} of {row['photos']} held photos keep their first label against the float32 network it was made from; no logit moves by more than {row['largestLogitChange']}, a run takes {row['timeRatio']:g} times as long on one thread, loading {row['loadSeconds']:g} s"


def evaluate(folder):
    done = subprocess.run(["node", "scripts/evaluate.mjs", str(folder)], cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def share(value):
    return "" if value is None else f"{value:.3f}"


def figures(measured):
    rows = []
    for name, title in SECTIONS.items():
        row = measured[name]
        if name == "not_a_leaf":
            continue
        rows.append([title, row["photos"], *(share(row[key]) for key in ("top1", "top3", "crop", "top1At65", "answered", "top1Answered"))])
    head = ["held-back photos", "photos", "top-1", "top-3", "crop", "top-1 on the surest 65 %", "confident share", "right when confident"]
    refused = measured["not_a_leaf"]
    return (
        table(head, rows)
        + f"\n\nOf {refused['photos']} held-back photos without a leaf, {share(refused['rejected']['not_a_leaf'])} got no confident disease."
        + f" Median time from bytes to probabilities on this machine, one thread: {measured['laboratory']['medianMs']:.0f} ms."
    )


def classes(measured):
    rows = []
    for name, title in SECTIONS.items():
        for label, row in sorted(measured[name]["perClass"].items()):
            rows.append([f"`{label}`", title, row["photos"], share(row["top1"])])
    return table(["label", "section", "photos", "top-1"], rows)


def data(photos):
    counts = Counter(photo.source for photo in photos)
    domains = {source: ", ".join(sorted({photo.domain for photo in photos if photo.source == source})) for source in counts}
    return table(["source", "licence", "domain", "photos"], [[*SOURCES[s], domains[s], counts[s]] for s in SOURCES if s in counts])


def splits(photos):
    counts = Counter((photo.domain, photo.split) for photo in photos)
    return table(
        ["domain", "training", "validation", "test"],
        [[domain, *(counts[domain, split] for split in ("train", "validation", "test"))] for domain in leafdata.DOMAINS],
    )


def thresholds(model):
    return table(
        ["threshold", "value", "target on validation photos"],
        [[name, spelled(value), model["targets"][name]] for name, value in model["thresholds"].items()],
    )


def spelled(value):
    return ", ".join(f"{name} {bar:g}" for name, bar in value.items()) if isinstance(value, dict) else value


if __name__ == "__main__":
    main()
