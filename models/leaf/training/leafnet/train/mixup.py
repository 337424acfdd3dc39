"""Mixup (Zhang et al. 2018): pictures laid over one another, their labels in the same shares. It softens wrong labels,
which field photos have.
"""

import torch
import torch.nn.functional as F

ALPHA = 0.2  # of the Beta distribution; the paper's for ImageNet


def one_hot(targets, classes):
    """int64 array (n,) -> float32 tensor (n, classes)."""
    return F.one_hot(torch.from_numpy(targets), classes).float()


def blend(tensors, chance):
    """Tensors of n rows (pictures, targets, ...), each row mixed with the same other one in one share, with
    probability `chance`.
    """
    if torch.rand(()) >= chance:
        return tensors
    share = float(torch.distributions.Beta(ALPHA, ALPHA).sample())
    other = torch.randperm(len(tensors[0]), device=tensors[0].device)
    return [share * rows + (1 - share) * rows[other] for rows in tensors]
