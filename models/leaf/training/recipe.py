"""Every training behind the shipped network, one after the other, then the export, its thresholds and its card. Started again, it goes on where it was.

The shipped one's stage "broad" started from the mean of the two before it, rounded to int8, which was also its teacher. Its last stage
started from version 2026-11-26, which did not know the laboratory photos that were validation's until then (hence its --new-sources).

    python recipe.py --data FOLDER --runs runs --version YYYY-MM-DD [further options of train.py]
"""
import argparse
import subprocess
import sys
from pathlib import Path

from leafdata import SECOND_PACK

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
LAST_STRETCH = ["--side", "224", "--convolutions", "40", "--field-prior", "0.02", "--blend", "0.5"]
# name: (options, the run that it starts from, its teachers)
STAGES = {
    "first": (["--side", "160", "--steps", "7000"], None, []),
    "second": (["--side", "192", "--steps", "2600", "--rate", "1.5e-4", "--convolutions", "40"], "first", []),
    "mixed": (["--side", "192", "--steps", "3600", "--rate", "2e-4", "--convolutions", "40", "--mix-styles", "0.3", "--blend", "0.5"], "second", []),
    "prior": (["--side", "160", "--steps", "6000", "--field-prior", "0.02", "--mix-styles", "0.3", "--seed", "8"], None, []),
    "prior192": (["--side", "192", "--steps", "2400", "--rate", "1.5e-4", "--convolutions", "40", "--field-prior", "0.02", "--seed", "9"], "prior", []),
    "taught": ([*LAST_STRETCH, "--steps", "2200", "--rate", "1.5e-4", "--taught", "0.5", "--seed", "37"], "prior192", ["second", "mixed", "prior192"]),
    "again": ([*LAST_STRETCH, "--steps", "3600", "--rate", "2e-4", "--taught", "0.7", "--seed", "53"], "taught", ["second", "mixed", "taught"]),
    "onceMore": ([*LAST_STRETCH, "--steps", "1700", "--rate", "2e-4", "--taught", "0.7", "--seed", "71"], "again", ["second", "mixed", "again"]),
    "broad": (["--side", "160", "--steps", "2200", "--rate", "3e-4", "--convolutions", "40", "--field-prior", "0.02", "--blend", "0.3", "--taught", "0.5", "--new-sources", *SECOND_PACK, "--seed", "101"], "onceMore", ["again", "onceMore"]),
    "broad192": (["--side", "192", "--steps", "1000", "--rate", "2e-4", "--convolutions", "40", "--field-prior", "0.02", "--blend", "0.3", "--taught", "0.5", "--new-sources", *SECOND_PACK, "--seed", "102"], "broad", ["again", "onceMore"]),
}
MEAN, SHARES, GIVE_BACK = ["again", "onceMore", "broad192"], ["0.1", "0.1", "0.8"], "0.5"
LABORATORY = [*LAST_STRETCH, "--steps", "1500", "--rate", "1.5e-4", "--laboratory", "0.58", "--plain", "0.8", "--taught", "0.5", "--new-sources", "citrus", "--seed", "301"]
LABORATORY_SHARES = ["0.5", "0.5"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--runs", type=Path, default=Path("runs"))
    parser.add_argument("--version", required=True)
    parser.add_argument("--without-source", nargs="*", default=[], help="sources that no training sees")
    options, further = parser.parse_known_args()
    shared = ["--data", options.data, "--cache", str(options.runs / "cache")]

    def weights(stage):
        return str(options.runs / stage / "network.pt")

    for name, (settings, start, teachers) in STAGES.items():
        begin = ["--start-from", weights(start)] if start else []
        taught_by = ["--teachers", *map(weights, teachers)] if teachers else []
        without = ["--without-source", *options.without_source, *([] if name.startswith("broad") else SECOND_PACK)]
        python("train.py", *shared, "--run", str(options.runs / name), *settings, *begin, *taught_by, *without, *further)
    by_source = ["--by-source", str(options.runs / "bysource.json")]
    python("bysource.py", *shared, "--to", by_source[1])
    finish = [*shared, *by_source, "--version", options.version, "--give-back", GIVE_BACK]
    mean = str(options.runs / "mean" / "model.onnx")
    python("export.py", *finish, "--run", *(str(options.runs / stage) for stage in MEAN), "--shares", *SHARES, "--target", str(options.runs / "mean"))
    laboratory, without = str(options.runs / "laboratory"), ["--without-source", *options.without_source]
    python("train.py", *shared, "--run", laboratory, *LABORATORY, "--start-from", mean, "--teachers", mean, *without, *further)
    python("export.py", *finish, "--run", mean, laboratory, "--shares", *LABORATORY_SHARES)
    python("recalibrate.py", *shared, *by_source, *without)
    folders = {"test": str(options.runs / "heldback"), "validation": str(options.runs / "validation")}
    for split, folder in folders.items():
        python("heldback.py", "--data", options.data, "--to", folder, "--split", split)
    subprocess.run(["npm", "run", "build"], cwd=ROOT, check=True)  # card.py measures with the product's own program
    python("card.py", "--data", options.data, "--heldback", folders["test"], "--validation", folders["validation"], *by_source)


def python(script, *words):
    subprocess.run([sys.executable, str(HERE / script), *words], check=True)


if __name__ == "__main__":
    main()
