"""Writes what this pipeline makes of the tests' pictures, for the server's twin of it to be compared with.

    python fixtures.py ../../../__tests__/support/photos
"""
import sys
from pathlib import Path

from PIL import Image

from preprocess import base_square

for photo in sorted(Path(sys.argv[1]).iterdir()):
    if not photo.name.endswith(".base.png"):
        Image.fromarray(base_square(photo)).save(photo.with_suffix(".base.png"), optimize=True)
