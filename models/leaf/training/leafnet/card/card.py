"""Writes ../MODEL_CARD.md: data, splits and every figure, measured through the product's own `npm run evaluate`.

python -m leafnet.card.card --data FOLDER --heldback FOLDER --validation FOLDER --by-source bysource.json
        --health health.json --strangers strangers
"""

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path
from statistics import mean

from leafnet.card.plots import calibration_plot, risk_coverage_plot
from leafnet.card.tables import (
    FIELD,
    LEAVES,
    MANY_PLACES,
    NO_LEAF,
    OF_SETS,
    PLOTTED,
    SECTIONS,
    SEEDS,
    SOURCES,
    TOLD,
    aims,
    confidently_wrong,
    crop_question,
    curve,
    health,
    leaves_figures,
    merged,
    other_plants,
    share,
    table,
    told_figures,
)
from leafnet.paths import MODEL_FOLDER, ROOT
from leafnet.photos import manifest

TEMPLATE = Path(__file__).with_name("card.template.md")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--heldback", type=Path, required=True, help="what heldback.py wrote")
    parser.add_argument("--validation", type=Path, required=True, help="what heldback.py --split validation wrote")
    parser.add_argument("--by-source", type=Path, required=True, help="what bysource.py wrote")
    parser.add_argument("--evaluate", default="dist/server/evaluate.js", help="the program behind `npm run evaluate`")
    parser.add_argument("--health", type=Path, required=True, help="what measure/health.py wrote")
    parser.add_argument("--strangers", type=Path, required=True, help="what measure/strangers.py wrote")
    options = parser.parse_args()
    model = json.loads((MODEL_FOLDER / "model.json").read_text())
    photos = manifest.read_manifest(options.data)
    measured = {name: evaluate(options.evaluate, options.heldback / name) for name in SECTIONS}
    told = {name: evaluate(options.evaluate, options.heldback / name, *TOLD) for name in [*FIELD, "laboratory"]}
    leaves = {
        name: [in_sets(options.evaluate, options.heldback / name, *words) for words in ([], TOLD)] for name in FIELD
    }
    chosen = [evaluate(options.evaluate, options.validation / MANY_PLACES, *words) for words in ([], TOLD)]
    by_source, of_health = (json.loads(path.read_text()) for path in (options.by_source, options.health))
    others = {
        folder.name: evaluate(options.evaluate, folder / "photos", str(folder.resolve()))
        for folder in sorted(options.strangers.iterdir())
    }
    strange = [
        evaluate(options.evaluate, folder)
        for split in (options.heldback, options.validation)
        for folder in sorted(split.glob("other_plants_*"))
    ]
    plots(measured)
    text = TEMPLATE.read_text()
    views = model["input"]["views"]
    parts = {
        "version": model["version"],
        "sha256": model["sha256"],
        "side": model["input"]["side"],
        "views": " and ".join(
            f"{seen['fraction']:.0%} of its side" + (" (left and right exchanged)" if seen["mirrored"] else "")
            for seen in views
        ),
        "temperature": model["temperature"],
        "bytes": f"{(MODEL_FOLDER / 'model.onnx').stat().st_size / 1e6:.1f} MB",
        "figures": figures(measured),
        "crops": crops(measured, told, by_source, model),
        "sources": sources(by_source),
        "answers": answers(by_source),
        "labels": len(json.loads((MODEL_FOLDER / "labels.json").read_text())),
        "data": data(photos),
        "splits": splits(photos),
        "calibration": calibration(measured),
        "twin": twin(model),
        "told": told_figures(measured, told),
        "leaves": leaves_figures(leaves),
        "curve": curve(chosen),
        "cropQuestion": crop_question(measured, strange),
        "aims": aims(measured, told, leaves, others),
        "others": other_plants(others),
        "health": health(of_health),
    }
    for name, value in parts.items():
        text = text.replace("{{" + name + "}}", str(value))
    (MODEL_FOLDER / "MODEL_CARD.md").write_text(text)


def plots(measured):
    shown = {SECTIONS[name]: measured[name] for name in PLOTTED}
    (MODEL_FOLDER / "plots").mkdir(exist_ok=True)
    (MODEL_FOLDER / "plots" / "calibration.svg").write_text(calibration_plot(shown))
    (MODEL_FOLDER / "plots" / "risk-coverage.svg").write_text(risk_coverage_plot(shown))


def calibration(measured):
    return "; ".join(f"{SECTIONS[name]} {share(measured[name]['calibration']['expectedError'])}" for name in PLOTTED)


def twin(model):
    row = model["float32Twin"]
    return (
        f"{row['sameFirstLabel']:.2%} of {row['photos']} held photos keep their first label against "
        f"the float32 network it was made from; no logit moves by more than {row['largestLogitChange']}, "
        f"a run takes {row['timeRatio']:g} times as long on one thread, loading {row['loadSeconds']:g} "
        "s"
    )


def evaluate(program, folder, *words):
    done = subprocess.run(
        ["node", program, str(folder.resolve()), *words], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def in_sets(program, folder, *words):
    """The mean over SEEDS of the figures on sets of LEAVES photos of one label."""
    rows = [evaluate(program, folder, "--leaves", str(LEAVES), "--seed", str(seed), *words) for seed in SEEDS]
    found = {key: [row[key] for row in rows if row[key] is not None] for key in OF_SETS}
    return {key: mean(values) if values else None for key, values in found.items()}


def figures(measured):
    rows = []
    for name, title in SECTIONS.items():
        row = measured[name]
        if name == NO_LEAF:
            continue
        rows.append(
            [
                title,
                row["photos"],
                *(share(row[key]) for key in ("top1", "top3", "crop", "top1At65", "answered", "top1Answered")),
                share(confidently_wrong(row)),
            ]
        )
    head = [
        "held-back photos",
        "photos",
        "top-1",
        "top-3",
        "crop",
        "top-1 on the surest 65 %",
        "confident share",
        "right when confident",
        "confidently wrong, of all",
    ]
    none = measured[NO_LEAF]
    refused = f"Of {none['photos']} held-back photos without a leaf, {share(none['rejected'][NO_LEAF])} got no answer."
    return table(head, rows) + (
        f"\n\n{refused} Median time from bytes to probabilities, one thread, on a machine that other "
        f"programs were using: {measured['laboratory']['medianMs']:.0f} ms."
    )


def crops(measured, told, by_source, model):
    """Crop by crop, for a reader who grows them."""
    never, never_told, own = never_confident(model["thresholds"]), never_confident(model["thresholds"]["told"]), {}
    for label in json.loads((MODEL_FOLDER / "labels.json").read_text()):
        if "___" in label:
            own.setdefault(label.split("___")[0], []).append(label)
    rows = []
    for crop, labels in sorted(
        own.items(), key=lambda row: (-len([label for label in row[1] if label not in never]), row[0])
    ):
        right, photos = right_of(measured, labels)
        right_told, _ = right_of(told, labels)
        in_field = {source for label in labels for source in by_source["sources"].get(label, [])}
        elsewhere = [row for row in by_source["labels"] if row["label"] in labels and row["elsewhere"] > 0]
        answered = ", ".join(plain(label) for label in labels if label not in never)
        answered_told = ", ".join(plain(label) for label in labels if label not in never_told)
        confident = answered or "never: it ranks what it could be"
        rows.append(
            [
                plain_crop(crop),
                ", ".join(sorted(SOURCES[source][0] for source in in_field)) or "none: laboratory only",
                f"{right} of {photos}" if photos else "not measured",
                f"{right_told} of {photos}" if photos else "not measured",
                spread(elsewhere),
                confident if answered == answered_told else f"{confident}; told the crop: {answered_told}",
            ]
        )
    return table(
        [
            "crop",
            "photos from fields came from",
            "named rightly in fields, held-back photos",
            "the same, told the crop",
            "named rightly where nothing from that place was known",
            "may be answered confidently",
        ],
        merged(rows),
    )


def right_of(measured, labels):
    """(photos named rightly, photos) in fields."""
    rows = [
        measured[name]["perClass"][label] for name in FIELD for label in labels if label in measured[name]["perClass"]
    ]
    return round(sum(row["photos"] * row["top1"] for row in rows)), sum(row["photos"] for row in rows)


def never_confident(thresholds):
    return {label for label, bar in thresholds["confidentByLabel"].items() if bar >= 1}


def spread(rows):
    """How photos of a source were named by a layer that did not know it, where another source has the same label."""
    photos = sum(row["photos"] for row in rows)
    return f"{sum(row['photos'] * row['top1'] for row in rows) / photos:.2f} of {photos}" if photos else "not measured"


def plain(label):
    return label.split("___")[1].replace("_", " ").strip().lower()


def plain_crop(crop):
    return {"Corn_(maize)": "maize", "Pepper,_bell": "sweet pepper", "Cherry_(including_sour)": "cherry"}.get(
        crop, crop.lower()
    )


def sources(by_source):
    rows = [
        [
            f"`{row['label']}`",
            row["source"],
            row["photos"],
            row["elsewhere"],
            share(row["top1"]),
            share(row["crop"]),
            share(row["confident"]),
            share(row["rightWhenConfident"]),
        ]
        for row in by_source["labels"]
        if row["elsewhere"] and "___" in row["label"]
    ]
    return table(
        [
            "label",
            "source left out",
            "photos",
            "other field sources of the label",
            "top-1",
            "crop",
            "confident share",
            "right when confident",
        ],
        rows,
    )


def answers(by_source):
    several = {row["label"] for row in by_source["labels"] if row["elsewhere"]}
    rows = [
        [
            f"`{row['label']}`",
            row["source"],
            row["right"],
            row["answered"],
            row["answeredOfAll"],
            row["toldRight"],
            row["toldAnswered"],
            row["toldAnsweredOfAll"],
        ]
        for row in by_source["answers"]
        if "___" in row["label"] and row["label"] in several
    ]
    return table(
        [
            "confident answer",
            "source left out",
            "right",
            "of answers",
            "of all answers",
            "told the crop: right",
            "of answers",
            "of all answers",
        ],
        rows,
    )


def data(photos):
    counts = Counter(photo.source for photo in photos)
    domains = {
        source: ", ".join(sorted({photo.domain for photo in photos if photo.source == source})) for source in counts
    }
    return "\n".join(
        f"- {SOURCES[s][0]} ({domains[s]}, {counts[s]} photos): {SOURCES[s][1]}" for s in SOURCES if s in counts
    )


def splits(photos):
    counts = Counter((photo.domain, photo.split) for photo in photos)
    return table(
        ["domain", "training", "validation", "test", "shown in the product"],
        [
            [domain, *(counts[domain, split] for split in ("train", "validation", "test", manifest.SHOWN))]
            for domain in manifest.DOMAINS
        ],
    )


if __name__ == "__main__":
    main()
