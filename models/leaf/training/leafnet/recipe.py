"""Every training behind the shipped network, one after the other, then the export, its thresholds and its card.

    python -m leafnet.recipe --data FOLDER --version YYYY-MM-DD [--runs runs] [--until STAGE] [options of train.py]

Resumable: a stage that is done is not repeated. `runs/recipe.json` says when each stage ended, and the end of the
output which ones were not run. The shipped network's stage "broad" started from the mean of the two before it, rounded
to int8, which was also its teacher. Its last stage started from version 2026-11-26, which did not know the laboratory
photos that were validation's until then (hence its new sources).
"""

import argparse
import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from leafnet.paths import MODEL_FOLDER, ROOT
from leafnet.photos.manifest import SECOND_PACK, THIRD_PACK


@dataclass(frozen=True)
class Training:
    """One run of train.py; `start` and `teachers` name earlier runs, `settings` are its options."""

    settings: dict
    start: str | None = None
    teachers: tuple[str, ...] = ()
    knows_second_pack: bool = False

    def words(self, weights_of, without):
        found = [
            word for name, value in self.settings.items() for word in (f"--{name.replace('_', '-')}", *spelled(value))
        ]
        if self.start:
            found += ["--start-from", weights_of(self.start)]
        if self.teachers:
            found += ["--teachers", *map(weights_of, self.teachers)]
        return [*found, "--without-source", *without, *THIRD_PACK, *(() if self.knows_second_pack else SECOND_PACK)]


def spelled(value):
    return [str(part) for part in (value if isinstance(value, tuple) else (value,))]


STRETCH = {"side": 224, "convolutions": 40, "field_prior": 0.02, "blend": 0.5}
FINE = {"side": 192, "convolutions": 40}
BROAD = {"convolutions": 40, "field_prior": 0.02, "blend": 0.3, "taught": 0.5, "new_sources": SECOND_PACK}
TRAININGS = {
    "first": Training({"side": 160, "steps": 7000}),
    "second": Training(FINE | {"steps": 2600, "rate": 1.5e-4}, "first"),
    "mixed": Training(FINE | {"steps": 3600, "rate": 2e-4, "mix_styles": 0.3, "blend": 0.5}, "second"),
    "prior": Training({"side": 160, "steps": 6000, "field_prior": 0.02, "mix_styles": 0.3, "seed": 8}),
    "prior192": Training(FINE | {"steps": 2400, "rate": 1.5e-4, "field_prior": 0.02, "seed": 9}, "prior"),
    "taught": Training(
        STRETCH | {"steps": 2200, "rate": 1.5e-4, "taught": 0.5, "seed": 37},
        "prior192",
        ("second", "mixed", "prior192"),
    ),
    "again": Training(
        STRETCH | {"steps": 3600, "rate": 2e-4, "taught": 0.7, "seed": 53}, "taught", ("second", "mixed", "taught")
    ),
    "onceMore": Training(
        STRETCH | {"steps": 1700, "rate": 2e-4, "taught": 0.7, "seed": 71}, "again", ("second", "mixed", "again")
    ),
    "broad": Training(
        BROAD | {"side": 160, "steps": 2200, "rate": 3e-4, "seed": 101}, "onceMore", ("again", "onceMore"), True
    ),
    "broad192": Training(
        BROAD | {"side": 192, "steps": 1000, "rate": 2e-4, "seed": 102}, "broad", ("again", "onceMore"), True
    ),
}
MEAN = {"again": 0.1, "onceMore": 0.1, "broad192": 0.8}
GIVE_BACK = 0.5
LABORATORY = Training(
    STRETCH
    | {
        "steps": 1500,
        "rate": 1.5e-4,
        "laboratory": 0.58,
        "plain": 0.8,
        "taught": 0.5,
        "new_sources": "citrus",
        "seed": 301,
    },
    "mean",
    ("mean",),
    True,
)
LABORATORY_SHARES = {"mean": 0.5, "laboratory": 0.5}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--runs", type=Path, default=Path("runs"))
    parser.add_argument("--version", required=True)
    parser.add_argument("--without-source", nargs="*", default=[], help="sources that no training sees")
    parser.add_argument("--until", help="the last stage to run")
    parser.add_argument("--target", default=str(MODEL_FOLDER), help="where the network is exported to")
    options, further = parser.parse_known_args()
    stages = stages_of(options, further)
    if options.until and options.until not in stages:
        parser.error(f"--until is one of {', '.join(stages)}.")
    options.runs.mkdir(parents=True, exist_ok=True)
    log = options.runs / "recipe.json"
    done = json.loads(log.read_text()) if log.exists() else {}
    try:
        for name, commands in stages.items():
            if name not in done:
                for command in commands:
                    subprocess.run(command, cwd=ROOT if command[0] == "npm" else None, check=True)
                done[name] = time.strftime("%Y-%m-%dT%H:%M:%S")
                log.write_text(json.dumps(done, indent=1) + "\n")
            if name == options.until:
                break
    finally:
        print("not run:", ", ".join(name for name in stages if name not in done) or "none, all stages are done")


def stages_of(options, further):
    """{name: commands}, in order."""
    runs = options.runs
    shared = ["--data", options.data, "--cache", str(runs / "cache")]
    by_source = ["--by-source", str(runs / "bysource.json")]
    strangers = ["--strangers", str(runs / "strangers")]
    finish = [*shared, *by_source, "--version", options.version, "--give-back", str(GIVE_BACK)]
    target, without = ["--target", options.target], ["--without-source", *options.without_source]
    folders = {"test": str(runs / "heldback"), "validation": str(runs / "validation")}

    def weights_of(run):
        return str(runs / run / ("model.onnx" if run == "mean" else "network.pt"))

    def train(name, training):
        run = ["--run", str(runs / name)]
        return [python("train.train", *shared, *run, *training.words(weights_of, options.without_source), *further)]

    def mean(shares):
        words = [weights_of(run) if run == "mean" else str(runs / run) for run in shares]
        return ["--run", *words, "--shares", *map(str, shares.values())]

    return {
        **{name: train(name, training) for name, training in TRAININGS.items()},
        "bysource": [python("measure.bysource", *shared, "--to", by_source[1])],
        "mean": [python("finish.export", *finish, *mean(MEAN), "--target", str(runs / "mean"))],
        "laboratory": train("laboratory", LABORATORY),
        "export": [python("finish.export", *finish, *mean(LABORATORY_SHARES), *target)],
        "refine": [python("finish.refine", *shared, "--version", options.version, *without, *target)],
        "strangers": [python("measure.strangers", *shared, "--to", strangers[1], *target)],
        "recalibrate": [python("measure.recalibrate", *shared, *by_source, *strangers, *without, *target)],
        "health": [python("measure.health", *shared, "--to", str(runs / "health.json"), *target)],
        "heldback": [
            python("photos.heldback", "--data", options.data, "--to", folder, "--split", split)
            for split, folder in folders.items()
        ],
        "build": [["npm", "run", "build"]],  # card.py measures with the product's own program
        "card": [
            python(
                "card.card",
                *("--data", options.data, "--heldback", folders["test"], "--validation", folders["validation"]),
                *(*by_source, *strangers, "--health", str(runs / "health.json")),
            )
        ],
    }


def python(module, *words):
    return [sys.executable, "-m", f"leafnet.{module}", *words]


if __name__ == "__main__":
    main()
