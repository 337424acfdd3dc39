"""What is learnt from a batch: mixed pictures, their labels, and the opinion of teachers."""

import math

import torch
import torch.nn.functional as F

TAUGHT, SMOOTHING, MIXED, AS_IT_IS = 0.6, 0.08, 0.35, 0.3


def mix(rng, x, *rows):
    """Mixup (Zhang et al. 2018) or CutMix (Yun et al. 2019) of the pictures, and of all `rows` in the same shares."""
    kind, other = rng.random(), torch.randperm(len(x), device=x.device)
    if kind < AS_IT_IS:
        return x, *rows
    if kind < AS_IT_IS + MIXED:
        share = float(rng.beta(0.3, 0.3))
        x = share * x + (1 - share) * x[other]
    else:
        side, share = x.shape[2], float(rng.beta(1, 1))
        reach, (row, column) = int(side * math.sqrt(1 - share)) // 2, rng.integers(side, size=2)
        box = [slice(max(0, at - reach), at + reach) for at in (row, column)]
        x = x.clone()
        x[:, :, box[0], box[1]] = x[other][:, :, box[0], box[1]]
        share = 1 - (min(side, row + reach) - box[0].start) * (min(side, column + reach) - box[1].start) / side**2
    return x, *(share * values + (1 - share) * values[other] for values in rows)


def loss_of(logits, targets, opinion):
    loss = F.cross_entropy(logits, targets, label_smoothing=SMOOTHING)
    for taught in opinion:
        loss = (1 - TAUGHT) * loss + TAUGHT * F.cross_entropy(logits, taught)
    return loss
