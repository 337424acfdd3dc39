"""A correction for photos that do not look like ones from a field: a linear layer on the network's features.

Training lays most laboratory leaves on other backdrops and colours all of them anew. Photos as they come out of a
laboratory are easier than that, and what tells their labels apart is fitted here, once the network is finished.
"""

import numpy as np
import torch
import torch.nn.functional as F

from leafnet.finish.linear import fit_linear
from leafnet.photos.batches import Scenes, pack_masks
from leafnet.photos.preprocess import MIDDLE, WHOLE, tensor, view

VIEWS = [WHOLE, MIDDLE]
PASTED = 1200  # leaves on other backdrops, so that the correction does not count on a plain one
PENALTY = 1.5e-3  # on the squared weights; much less makes it surer of crops that nobody has shown it
TEMPERATURE = 0.55  # about what calibration.py finds; without, the correction would mostly be surer of everything
BALANCE = 0  # 0: every photo counts the same; 1: every label
STEPS = 80


def fit_laboratory(model, photos, pixels, labels, side):
    """nn.Linear (1280, classes) for `model` (finish.py), from the training photos that are no field photos.
    Multinomial logistic regression.
    """
    network, classes = model.network, len(labels)
    laboratory, strange = (
        [
            index
            for index, photo in enumerate(photos)
            if photo is not None and photo.split == "train" and photo.domain in domains
        ]
        for domains in (("lab",), ("background", "other"))
    )
    pasted, pasted_labels = pasted_leaves(photos, pixels, labels, side)
    index_of = {label: index for index, label in enumerate(labels)}
    own, others = ([index_of[photos[index].label] for index in indices] for indices in (laboratory, strange))
    truth = torch.tensor([*own * len(VIEWS), *others, *pasted_labels])
    pictures = [(pixels, laboratory, seen) for seen in VIEWS] + [
        (pixels, strange, WHOLE),
        (pasted, range(len(pasted)), WHOLE),
    ]
    features = torch.cat([pooled_of(network, *which, side) for which in pictures])
    counts = torch.bincount(truth, minlength=classes).clamp(min=1).float()
    weights = counts[truth] ** -BALANCE
    weights /= weights.sum()

    with torch.no_grad():
        before, share = model.answer(features), 1 - torch.sigmoid(model.in_field(features))

    def loss(layer):
        logits = before + share * layer(features)
        wrong = (weights * F.cross_entropy(logits / TEMPERATURE, truth, reduction="none")).sum()
        return wrong + PENALTY * (layer.weight.square().sum() + layer.bias.square().sum())

    return fit_linear(features.shape[1], classes, loss, STEPS)


def evenly(indices, stratum_of, most):
    """At most about `most` of the indices of each stratum, from all over them: they are stored source by source."""
    found = {}
    for index in indices:
        found.setdefault(stratum_of(index), []).append(index)
    return [index for stock in found.values() for index in stock[:: max(1, round(len(stock) / most))]]


def pasted_leaves(photos, pixels, labels, side, seed=1):
    """PASTED laboratory leaves of training on other backdrops, uint8 (side, side, 3) each, and the indices of their
    labels.
    """
    masks = np.load(pack_masks(photos, pixels.filename), mmap_mode="r")
    scenes = Scenes(photos, pixels, masks, labels, seed, plain=0.0)
    drawn = [scenes.on_backdrop(side) for _ in range(PASTED)]
    return [picture for picture, _ in drawn], [label for _, label in drawn]


def pooled_of(network, pictures, indices, seen, side):
    """(len(indices), 1280) float32: what the network's head reads of each, computed in bfloat16: a linear layer needs
    no more.
    """
    indices, network = list(indices), network.to(memory_format=torch.channels_last)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        return torch.cat(
            [
                network.pooled(
                    torch.from_numpy(tensor([view(pictures[i], side, seen) for i in indices[start : start + 32]])).to(
                        memory_format=torch.channels_last
                    )
                ).float()
                for start in range(0, len(indices), 32)
            ]
        )
