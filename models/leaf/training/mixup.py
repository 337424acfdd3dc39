"""Mixup (Zhang et al. 2018): pictures laid over one another, their labels in the same shares. It softens wrong labels, which field photos have."""
import torch
import torch.nn.functional as F

ALPHA = 0.2  # of the Beta distribution; the paper's for ImageNet


def one_hot(targets, classes):
    """int64 array (n,) -> float32 tensor (n, classes)."""
    return F.one_hot(torch.from_numpy(targets), classes).float()


def blend(pictures, targets, chance):
    """(n, 3, S, S) and (n, classes), each mixed with another row of the batch in one share, with probability `chance`."""
    if torch.rand(()) >= chance:
        return pictures, targets
    share = float(torch.distributions.Beta(ALPHA, ALPHA).sample())
    other = torch.randperm(len(pictures), device=pictures.device)
    return share * pictures + (1 - share) * pictures[other], share * targets + (1 - share) * targets[other]
