"""Writes what this pipeline makes of the tests' pictures and measures on them, for the twin of it in `src/vision` to be
compared with.

    python -m leafnet.photos.fixtures ../../../__tests__/support/photos
"""

import json
import sys
from pathlib import Path

from PIL import Image

from leafnet.photos.preprocess import MIDDLE, QUALITIES, base_square, quality, view

SIDE = 224
WINDOW = (25, 40, 85, 100)  # of a base, resized alone
SIDES = (17, 37, 60, 61, 96)


def save(pixels, path):
    Image.fromarray(pixels).save(path, optimize=True)


folder, measured = Path(sys.argv[1]), {}
for photo in sorted(folder.glob("*.*")):
    if photo.suffix in (".jpg", ".png") and photo.name.count(".") == 1:
        base = base_square(photo)
        save(base, photo.with_suffix(".base.png"))
        measured[photo.name] = dict(zip(QUALITIES, quality(base)))
(folder / "quality.json").write_text(json.dumps(measured, indent=2) + "\n")

rust = base_square(folder / "maizeRust.jpg")
save(view(rust, SIDE, MIDDLE), folder / "maizeRust.middle.png")
for side in SIDES:
    window = Image.fromarray(rust).crop(WINDOW)
    window.resize((side, side), Image.LANCZOS).save(folder / f"lanczos.{side}.png", optimize=True)
