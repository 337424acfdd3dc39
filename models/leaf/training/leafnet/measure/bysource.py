"""Leaves every field source and every source of other plants out in turn, and says how its photos are named then.

    python -m leafnet.measure.bysource --data FOLDER --to bysource.json

Each time a linear layer is fitted anew on what two backbones make of the other sources' photos. The backbones never
saw any of them (ImageNet, iNaturalist insects), so nothing of the left-out source leaks in. Such a layer is weaker
than the shipped network: what it can be trusted with is the comparison between a source that it knows and the same
label from a source that it does not.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from leafnet.finish.laboratory import pooled_of
from leafnet.finish.linear import fit_linear
from leafnet.measure.scoring import condition, softmax
from leafnet.photos import manifest
from leafnet.photos.manifest import crop_of
from leafnet.photos.preprocess import WHOLE
from leafnet.train.network import LeafNet
from leafnet.train.prior import log_prior

SIDE = 192
OF_A_LABEL = {"lab": 60, "background": 300}  # photos of a label that are enough of these domains
PENALTY, STEPS = 2e-3, 60
ODDS = 0.02  # as `--field-prior`
ANSWERED = 0.55  # of the photos of known sources are answered confidently: what the product aims at
BACKBONES = ("imagenet", "inat_insects")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--to", type=Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    photos = manifest.read_manifest(options.data)
    pixels = manifest.pack(options.data, photos, options.cache)
    chosen = choose(photos)
    features = features_of(options, photos, pixels, chosen)
    photos = [photos[index] for index in chosen]
    sources = sorted({photo.source for photo in photos if photo.domain in ("field", "other")})
    rows, answers = [], []
    for source in sources:
        of_labels, of_answers = left_out(source, photos, features)
        rows, answers = rows + of_labels, answers + of_answers
    options.to.write_text(json.dumps({"labels": rows, "answers": answers, "sources": places(photos)}, indent=1) + "\n")
    for row in rows:
        print(
            (
                "{source:20} {label:45} {photos:4} photos, top-1 {top1:.3f} (known sources {top1Known}), "
                "crop {crop:.3f}, confident {confident:.3f}, of these right {rightWhenConfident}"
            ).format(**row)
        )
    for row in answers:
        print(
            (
                "{source:20} left out, {label:45} right {right:3} of {answered:3} answers, of {answeredOfAll:3} "
                "with labels that the layer does not know; told the crop {toldRight:3} of {toldAnswered:3}, "
                "of {toldAnsweredOfAll:3}"
            ).format(**row)
        )


def choose(photos):
    """Indices of the photos that are looked at; none that is held back for the last measurement."""
    taken, chosen = Counter(), []
    for index, photo in enumerate(photos):
        if photo.split in ("test", manifest.SHOWN) or photo.domain == "foliage":
            continue
        taken[photo.domain, photo.label] += 1
        if taken[photo.domain, photo.label] <= OF_A_LABEL.get(photo.domain, len(photos)):
            chosen.append(index)
    return chosen


def features_of(options, photos, pixels, chosen):
    """(len(chosen), 2560) float32, each half standardised; kept in the cache."""
    halves = []
    for name in BACKBONES:
        path = Path(options.cache) / f"features-{name}-{SIDE}-{len(chosen)}.npy"
        if not path.exists():
            network = LeafNet(1).load_imagenet(Path(options.data) / f"backbone/mobilenet_v2_{name}.npz").eval()
            with torch.autocast("cpu", torch.bfloat16):
                pooled = pooled_of(network.to(memory_format=torch.channels_last), pixels, chosen, WHOLE, SIDE)
            np.save(path, pooled.float().numpy())
        half = np.load(path)
        halves.append((half - half.mean(0)) / (half.std(0) + 1e-3) / np.sqrt(half.shape[1]))
    return torch.from_numpy(np.concatenate(halves, 1).astype(np.float32))


def left_out(source, photos, features):
    """How a layer that never saw `source` names its photos: one row for each label that they have, and one for each
    confident answer of a label that another field source has, given to field photos of labels that the layer knows,
    and to all of the source: how often it is right.
    """
    known = [photo.source != source and photo.split == "train" for photo in photos]
    fitting = [index for index, is_known in enumerate(known) if is_known]
    labels = sorted({photos[index].label for index in fitting})
    layer = fit([photos[index] for index in fitting], features[fitting], labels)
    p = softmax((features @ layer.weight.T + layer.bias).detach().numpy())
    first, sure = p.argmax(1), p.max(1)
    validation = np.array(
        [photo.split == "validation" and photo.domain == "field" and photo.source != source for photo in photos]
    )
    bar = np.quantile(sure[validation], 1 - ANSWERED)
    told = condition(p, photos, labels)
    told_first, told_sure = told.argmax(1), told.max(1)
    told_bar = np.quantile(told_sure[validation], 1 - ANSWERED)
    told_right = np.array([labels[told_first[index]] == photo.label for index, photo in enumerate(photos)])
    right = np.array([labels[first[index]] == photo.label for index, photo in enumerate(photos)])
    crop = np.array([crop_of(labels[first[index]]) == crop_of(photo.label) for index, photo in enumerate(photos)])
    rows = []
    for label in sorted(
        {photo.label for photo in photos if photo.source == source and photo.domain in ("field", "other")}
    ):
        mine = np.array([photo.source == source and photo.label == label for photo in photos])
        same = validation & np.array([photo.label == label for photo in photos])
        confident = mine & (sure >= bar)
        rows.append(
            {
                "source": source,
                "label": label,
                "photos": int(mine.sum()),
                "elsewhere": places_of(label, photos, source),
                "top1": round(float(right[mine].mean()), 3),
                "top1Known": round(float(right[same].mean()), 3) if same.any() else None,
                "crop": round(float(crop[mine].mean()), 3),
                "confident": round(float(confident.sum() / mine.sum()), 3),
                "rightWhenConfident": round(float(right[confident].mean()), 3) if confident.any() else None,
            }
        )
    in_field = np.array([photo.source == source and photo.domain == "field" for photo in photos])
    of_known = np.array([photo.label in labels for photo in photos])
    sure_enough, told_sure_enough = in_field & (sure >= bar), in_field & (told_sure >= told_bar)
    answers = []
    for at, label in enumerate(labels):
        answered, told_answered = sure_enough & (first == at), told_sure_enough & (told_first == at)
        if (answered.any() or told_answered.any()) and places_of(label, photos, source):
            counts = {
                "answered": answered & of_known,
                "right": answered & right,
                "answeredOfAll": answered,
                "toldAnswered": told_answered & of_known,
                "toldRight": told_answered & told_right,
                "toldAnsweredOfAll": told_answered,
            }
            answers.append(
                {"source": source, "label": label, **{name: int(chosen.sum()) for name, chosen in counts.items()}}
            )
    return rows, answers


def fit(photos, features, labels):
    """nn.Linear: multinomial logistic regression, every label of a domain weighing the root of its photos."""
    truth = torch.tensor([labels.index(photo.label) for photo in photos])
    in_nature = torch.tensor([photo.domain in ("field", "other") for photo in photos])
    offsets = in_nature[:, None] * log_prior(labels, photos, ODDS)
    counts = Counter((photo.domain, photo.label) for photo in photos)
    weights = torch.tensor([counts[photo.domain, photo.label] ** -0.5 for photo in photos])
    weights /= weights.sum()

    def loss(layer):
        wrong = (weights * F.cross_entropy(layer(features) + offsets, truth, reduction="none")).sum()
        return wrong + PENALTY / features.shape[1] * layer.weight.square().sum()

    return fit_linear(features.shape[1], len(labels), loss, STEPS)


def places_of(label, photos, without=None):
    return len(
        {
            photo.source
            for photo in photos
            if photo.label == label and photo.domain in ("field", "other") and photo.source != without
        }
    )


def places(photos):
    """{label: its field sources}"""
    labels = {photo.label for photo in photos}
    return {
        label: sorted({photo.source for photo in photos if photo.label == label and photo.domain == "field"})
        for label in sorted(labels)
    }


if __name__ == "__main__":
    main()
