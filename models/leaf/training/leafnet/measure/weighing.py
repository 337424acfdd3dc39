"""How photos are weighed where bars are set, and the bars on a score that reach a share of them."""

from collections import Counter

import numpy as np

from leafnet.photos.manifest import section_of

COLLECTIONS = ("plantdoc",)  # photos from many websites: each photo is nearly a place of its own
SLACK = 0.01
HARD_SECTION = "field (maize, tomato, potato)"


def section_weights(photos):
    """Weights by which the hard crops count as much as all other field photos; other domains weigh nothing."""
    hard = np.array([section_of(photo) == HARD_SECTION for photo in photos])
    field = np.array([photo.domain == "field" for photo in photos])
    return hard / max(1, hard.sum()) + (field & ~hard) / max(1, (field & ~hard).sum())


def truth_of(photos, labels):
    return np.array([labels.index(photo.label) for photo in photos])


def lowest(scores, right, weights, target, floor):
    """The lowest threshold on `scores` from which on the weighted share of `right` stays at or above `target`."""
    order = scores.argsort()[::-1]
    reached = np.cumsum(weights[order] * right[order]) / np.maximum(np.cumsum(weights[order]), 1e-9)
    enough = np.cumsum(weights[order]) > 0.05 * weights.sum()
    good = np.flatnonzero((reached >= target) & enough)
    return max(floor, float(scores[order[good[-1]]])) if len(good) else 1.0


def strictest(scores, weights, answered):
    """The highest threshold on `scores` that leaves at least this weighted share above it."""
    order = scores.argsort()[::-1]
    last = np.searchsorted(np.cumsum(weights[order]), answered * weights.sum() - 1e-9)
    return just_under(scores[order[last]], scores)


def just_under(score, scores):
    """Half way to the next lower score, at most SLACK: the server's decoder of JPEG moves scores a little."""
    return float(max((score + max(scores[scores < score], default=score)) / 2, score - SLACK))


def weighted_quantile(values, weights, share):
    order = values.argsort()
    return float(values[order][np.searchsorted(np.cumsum(weights[order]), share * weights.sum())])


def of_collections(photos):
    """1 for photos of collections: each stands for a farm that training has not seen. Those of a source that training
    knows flatter: 0.
    """
    return np.array([float(photo.domain == "field" and photo.source in COLLECTIONS) for photo in photos])


def evenly_by_source(photos, chosen):
    counts = Counter(photo.source for photo, kept in zip(photos, chosen) if kept)
    return np.array([1 / counts[photo.source] if kept else 0.0 for photo, kept in zip(photos, chosen)])
