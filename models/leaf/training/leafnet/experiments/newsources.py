"""How networks that were trained with `--without-source NAMES` name the field photos of these sources, beside field
validation photos of the others.

    python -m leafnet.experiments.newsources --data FOLDER --run runs/imagenet runs/insects --side 160

One view, nothing given back (finish.py); no photo that is held back for the last measurement. Several runs answer
together, as teachers do (distil.py): about the best that a network taught by them can be expected to reach.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from leafnet.measure.scoring import condition, logits_of, softmax
from leafnet.photos import manifest
from leafnet.photos.manifest import crop_of, section_of
from leafnet.train.network import LeafNet


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", nargs="+", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--side", type=int, default=160)
    options = parser.parse_args()
    torch.set_num_threads(1)
    runs = [torch.load(Path(run) / "network.pt", weights_only=False) for run in options.run]
    labels, without = runs[0]["labels"], runs[0]["options"]["without_source"]
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    chosen = [index for index, photo in enumerate(photos) if is_measured(photo, without)]
    photos = [photos[index] for index in chosen]
    p = softmax(np.mean([np.log(softmax(logits_of_run(run, labels, pixels, chosen, options.side))) for run in runs], 0))
    sections = np.array(
        [f"left out: {photo.source}" if photo.source in without else section_of(photo) for photo in photos]
    )
    for section in sorted(set(sections)):
        show(
            section, p[sections == section], [photo for photo, name in zip(photos, sections) if name == section], labels
        )


def is_measured(photo, without):
    return photo.domain == "field" and (
        photo.split == "validation" or (photo.source in without and photo.split != "test")
    )


def logits_of_run(run, labels, pixels, indices, side):
    if run["labels"] != labels:
        raise ValueError("The runs do not know the same labels.")
    network = LeafNet(len(labels))
    network.load_state_dict(run["weights"])
    with torch.autocast("cpu", torch.bfloat16):
        return logits_of(network.to(memory_format=torch.channels_last), pixels, indices, side)


def show(section, p, photos, labels):
    """Labels that the network cannot know, because only the sources left out have them, count for the crop alone."""
    first, told = ([labels[index] for index in posterior.argmax(1)] for posterior in (p, condition(p, photos, labels)))
    known = np.array([photo.label in labels for photo in photos])
    right, right_told = (
        np.array([name == photo.label for name, photo in zip(names, photos)])[known].mean() for names in (first, told)
    )
    crop = np.mean([crop_of(name) == crop_of(photo.label) for name, photo in zip(first, photos)])
    print(
        f"{section}: {len(photos)} photos, crop {crop:.3f}; {known.sum()} of known labels, top-1 "
        f"{right:.3f}, told the crop {right_told:.3f}"
    )


if __name__ == "__main__":
    main()
