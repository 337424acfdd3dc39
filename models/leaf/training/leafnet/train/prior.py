"""Which labels field photos can have at all: logit adjustment (Menon et al. 2021), by domain.

Without it every field photo teaches the network that what it knows from the laboratory only does not grow in a field.
"""

import math

import torch


def log_prior(labels, photos, odds):
    """float32 (classes,): 0 for labels with training photos outside the laboratory, log `odds` for the others.

    Added to the logits of a field photo in training, so that it is no evidence against labels that no field photo could
    have had. `photos`: those that training may see, None for the others.
    """
    met = {
        photo.label
        for photo in photos
        if photo is not None and photo.split == "train" and photo.domain not in ("lab", "foliage")
    }
    return torch.tensor([0.0 if label in met else math.log(odds) for label in labels])


def left_out(photo, crop, options):
    """Whether `options` (of train.py) keep a photo of this crop from training."""
    return crop in options["unseen"] or (photo.domain == "field" and crop in options["leave_out"])
