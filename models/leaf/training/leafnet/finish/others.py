"""How much a leaf looks like one of a plant that is none of our crops: a linear layer on the finished network's
features.

What the network learnt of other plants while it was trained stays with the species that it saw. Fitted afterwards on
features that were made to tell crops apart, it carries over to species that nobody has shown it a little further.
"""

import math
from collections import Counter
from typing import NamedTuple

import torch
import torch.nn as nn
import torch.nn.functional as F

from leafnet.finish.laboratory import VIEWS, evenly, pooled_of
from leafnet.finish.linear import fit_linear
from leafnet.photos.manifest import OTHER_PLANT, species_of

OF_A_LABEL = 25  # photos of each label and domain are enough
OF_A_SPECIES = 300
# So many photos of our crops to one of another plant: without, one in twelve leaves of maize, tomato, potato is lost.
RARER = 100
PENALTY, STEPS = 1e-2, 200
TEMPERATURE = 0.55  # about what calibration.py finds: at this one the layer's odds are the answer's odds


class WithOthers(nn.Module):
    """Puts the layer's odds in the place of the last label's logit, which is OTHER_PLANT."""

    def __init__(self, others):
        super().__init__()
        self.others = others

    def forward(self, pooled, logits):
        own = logits[:, :-1]
        odds = torch.logsumexp(own / TEMPERATURE, 1, keepdim=True) + self.others(pooled)
        return torch.cat([own, odds * TEMPERATURE], 1)


class Stock(NamedTuple):
    """`indices` of `photos`, and their `features`: (views, n, 1280)."""

    photos: list
    indices: list
    features: torch.Tensor


def stock_of(network, photos, pixels, labels, side, splits=("train", "validation")):
    """What the layer is fitted on: our photos of training, and those of other plants of `splits`. Validation's may be
    among them, since bars for confident answers rest on layers that have not met the species (measure/strangers.py).
    """
    if labels[-1] != OTHER_PLANT:
        raise ValueError(f"{OTHER_PLANT} is expected to be the last label.")
    seen = [(index, photo) for index, photo in enumerate(photos) if photo is not None and photo.domain != "foliage"]
    ours = [index for index, photo in seen if photo.domain != "other" and photo.split == "train"]
    others = [index for index, photo in seen if photo.domain == "other" and photo.split in splits]
    chosen = evenly(ours, lambda index: stratum_of(photos[index]), OF_A_LABEL) + evenly(
        others, lambda index: stratum_of(photos[index]), OF_A_SPECIES
    )
    features = torch.stack([pooled_of(network, pixels, chosen, seen, side) for seen in VIEWS])
    return Stock([photos[index] for index in chosen], chosen, features)


def fit_others(stock, without=None):
    """nn.Linear (1280, 1): the log odds of another plant. Logistic regression, species and labels weighing the same.
    `without`: a species that is left out.
    """
    kept = [at for at, photo in enumerate(stock.photos) if photo.domain != "other" or species_of(photo) != without]
    rows = [stock.photos[at] for at in kept]
    strata = Counter(stratum_of(photo) for photo in rows)
    species = len({name for name in strata if name[0] == "other"})
    truth = torch.tensor([float(photo.domain == "other") for photo in rows] * len(VIEWS))
    weights = torch.tensor(
        [
            1 / strata[stratum_of(photo)] / (species if photo.domain == "other" else len(strata) - species)
            for photo in rows * len(VIEWS)
        ]
    )
    weights /= weights.sum()
    features = stock.features[:, kept].flatten(0, 1)

    def loss(layer):
        wrong = F.binary_cross_entropy_with_logits(layer(features)[:, 0], truth, weights, reduction="sum")
        return wrong + PENALTY * layer.weight.square().sum()

    layer = fit_linear(features.shape[1], 1, loss, STEPS)
    layer.bias.data -= math.log(RARER)
    return layer


def stratum_of(photo):
    return photo.domain, species_of(photo) if photo.domain == "other" else photo.label
