"""What is added to a trained network: how far a photo looks like one from a field decides which of two.

A share of what the prior (prior.py) took from field photos is given back to those, and the others are corrected
(laboratory.py).

Given back to every photo, it costs laboratory photos what it wins in the field; the network's own features tell the
two apart.
"""

from collections import Counter

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from leafnet.finish.laboratory import fit_laboratory, pooled_of
from leafnet.finish.linear import fit_linear
from leafnet.finish.others import WithOthers, fit_others, stock_of
from leafnet.photos.manifest import OTHER_PLANT, crop_of, section_of
from leafnet.photos.preprocess import WHOLE
from leafnet.train.network import LeafNet
from leafnet.train.prior import left_out, log_prior

PHOTOS = 300  # of each section in the field, and as many from the laboratory
PENALTY = 1e-3  # on the squared weights; 1,280 of them would fit 1,200 photos whatever they showed
STEPS = 400
# Leaves of a field that training knows nothing of look less like a field than those it knows: log odds of -2 are
# taken for even ones. Three times as steep, so that laboratory photos, mostly below -4, stay what they are.
BOUNDARY, STEEPNESS = -2.0, 3.0
# How much less sure the logits are of a photo that looks like one from a laboratory: no source left out says how often
# answers to such photos are right, and a leaf of an unknown plant on plain paper was called very sure.
LESS_SURE = 0.5


class Finished(nn.Module):
    """A LeafNet whose logits get `offsets` (classes,) added, times the chance that the photo was taken in a field, and
    the correction of laboratory.py, times the chance that it was not. OTHER_PLANT gets its odds from others.py;
    health.py divides each crop among its labels anew.
    """

    def __init__(self, network, in_field, offsets):
        super().__init__()
        self.network, self.in_field = network, in_field
        self.laboratory, self.with_others, self.with_health = None, None, None
        self.register_buffer("offsets", offsets)

    def forward(self, x):
        return self.answer(self.network.pooled(x))

    def answer(self, pooled):
        """(N, 1280) features -> (N, classes) logits."""
        in_field = torch.sigmoid(self.in_field(pooled))
        logits = self.network.head(pooled) + in_field * self.offsets
        if self.laboratory is not None:
            logits = logits + (1 - in_field) * self.laboratory(pooled)
        if self.with_others is not None:
            logits = self.with_others(pooled, logits)
        if self.with_health is None:
            return logits
        return self.with_health(pooled, logits) / (1 + LESS_SURE * (1 - in_field))

    def observe(self, x):
        """Logits, and the log odds that the leaf is sick (N, 1)."""
        pooled = self.network.pooled(x)
        return self.answer(pooled), self.with_health.sick(pooled)


def finished(stored, photos, pixels, share, side):
    """The network of a run's network.pt as it is shipped: with `share` of its prior given back and corrected for the
    laboratory, in evaluation mode.
    """
    labels, options = stored["labels"], stored["options"]
    network = LeafNet(len(labels))
    network.load_state_dict(stored["weights"])
    network.eval()
    if not share:
        return network
    seen = [None if left_out(photo, crop_of(photo.label), options) else photo for photo in photos]
    prior = log_prior(labels, seen, options["field_prior"])
    model = Finished(network, fit_in_field(network, pixels, seen, side), share * prior).eval()
    model.laboratory = fit_laboratory(model, seen, pixels, labels, side)
    if OTHER_PLANT in labels:
        stock = stock_of(network, seen, pixels, labels, side, splits=("train",))
        model.with_others = WithOthers(fit_others(stock))
    return model


def fit_in_field(network, pixels, photos, side, seed=1):
    """nn.Linear (1280, 1): the log odds that a photo was taken in a field, moved and sharpened (BOUNDARY, STEEPNESS).
    Logistic regression on training photos.
    """
    rng, stock = np.random.default_rng(seed), {}
    for index, photo in enumerate(photos):
        if photo is not None and photo.split == "train" and photo.domain in ("lab", "field"):
            stock.setdefault(section_of(photo), []).append(index)
    fields = len(stock) - 1
    chosen = [
        int(index)
        for section, indices in sorted(stock.items())
        for index in rng.permutation(indices)[: PHOTOS if section.startswith("field") else fields * PHOTOS]
    ]
    sections = [section_of(photos[index]) for index in chosen]
    counts = Counter(sections)
    shares = [1 / counts[section] / (fields if section.startswith("field") else 1) for section in sections]
    weights = torch.tensor(shares) / 2
    truth = torch.tensor([float(section.startswith("field")) for section in sections])
    seen = pooled_of(network, pixels, chosen, WHOLE, side)

    def loss(layer):
        wrong = F.binary_cross_entropy_with_logits(layer(seen)[:, 0], truth, weights, reduction="sum")
        return wrong + PENALTY * layer.weight.square().sum()

    in_field = fit_linear(seen.shape[1], 1, loss, STEPS)
    in_field.bias.data -= BOUNDARY
    in_field.weight.data *= STEEPNESS
    in_field.bias.data *= STEEPNESS
    return in_field
