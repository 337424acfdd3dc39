"""Where the package lies in the project."""

from pathlib import Path

MODEL_FOLDER = Path(__file__).resolve().parents[2]
ROOT = MODEL_FOLDER.parents[1]
