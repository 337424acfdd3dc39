"""Writes what this pipeline makes of the tests' pictures and measures on them, for the server's twin of it to be
compared with.

    python -m leafnet.photos.fixtures ../../../__tests__/support/photos
"""

import json
import sys
from pathlib import Path

from PIL import Image

from leafnet.photos.preprocess import base_square, quality

folder, measured = Path(sys.argv[1]), {}
for photo in sorted(folder.iterdir()):
    if photo.suffix in (".jpg", ".png") and not photo.name.endswith(".base.png"):
        base = base_square(photo)
        Image.fromarray(base).save(photo.with_suffix(".base.png"), optimize=True)
        measured[photo.name] = dict(zip(("brightness", "sharpness", "coherence"), quality(base)))
(folder / "quality.json").write_text(json.dumps(measured, indent=2) + "\n")
