"""Temperature and thresholds, from validation photos alone, each by a stated target."""
from collections import Counter

import numpy as np

from batches import NOT_A_LEAF
from preprocess import quality
from scoring import crop_of, crop_posterior, section_of, softmax

TARGETS = {
    "confident": "right at least 92 times in 100 on field validation photos, maize, tomato and potato weighing as much as the other crops together, and at least 88 times in 100 on those three crops alone with two imagined errors added, for they are few",
    "ranked": "the right label is among the candidates at least 88 times in 100 on the field validation photos that are ranked",
    "crop": "the crop is right at least 95 times in 100 on field validation photos",
    "notALeaf": "at most 1 leaf in 200 of the validation photos is refused",
    "confidentByCrop": "1 (never confident, at best ranked) for crops of several labels with fewer than 10 field validation photos or none: nothing has shown how sure the network may be of them in a field",
    "verySure": "right at least 95 times in 100 on field validation photos, weighted as above, and never below what rounds to 19 in 20",
    "minCoherence": "1 in 200 of the field photos of training and validation lies below",
    "minBrightness": "half of the darkest 1 in 1000 of the training and validation leaves",
    "minSharpness": "half of the most blurred 1 in 1000 of the training and validation leaves",
}
RIGHT_WHEN_CONFIDENT, RIGHT_WHEN_CONFIDENT_HARD, RIGHT_AMONG_RANKED, RIGHT_CROP, LEAVES_REFUSED = 0.92, 0.88, 0.88, 0.95, 0.005
RIGHT_WHEN_VERY_SURE, NINETEEN_IN_TWENTY, ENOUGH_PHOTOS, TOO_FAR = 0.95, 0.945, 10, 0.005
NEVER = 1.0
LEAST_MASS = 0.6  # less is no recognition, however often it was right on the crops of validation
IMAGINED_ERRORS = 2  # a threshold fitted on fifty photos flatters itself
HARD_SECTION = "field (maize, tomato, potato)"


def posterior(logits, temperature):
    """(views, n, classes) logits -> (n, classes): the mean of the views' softened probabilities."""
    return np.mean([softmax(one / temperature) for one in logits], 0)


def section_weights(photos):
    """Weights by which the hard crops count as much as all other field photos; other domains weigh nothing."""
    hard = np.array([section_of(photo) == HARD_SECTION for photo in photos])
    field = np.array([photo.domain == "field" for photo in photos])
    return hard / max(1, hard.sum()) + (field & ~hard) / max(1, (field & ~hard).sum())


def truth_of(photos, labels):
    return np.array([labels.index(photo.label) for photo in photos])


def fit_temperature(logits, photos, labels):
    weights, truth = section_weights(photos), truth_of(photos, labels)
    def loss(temperature):
        p = posterior(logits, temperature)[np.arange(len(truth)), truth]
        return float((weights * -np.log(p + 1e-9)).sum())
    return min(np.arange(0.3, 2.5, 0.01), key=loss)


def lowest(scores, right, weights, target, floor, imagined_errors=0):
    """The lowest threshold on `scores` from which on the weighted share of `right` stays at or above `target`."""
    order = scores.argsort()[::-1]
    reached = np.cumsum(weights[order] * right[order]) / np.maximum(np.cumsum(weights[order]) + imagined_errors, 1e-9)
    enough = np.cumsum(weights[order]) > 0.05 * weights.sum()
    good = np.flatnonzero((reached >= target) & enough)
    return max(floor, float(scores[order[good[-1]]])) if len(good) else 1.0


def fit_thresholds(p, photos, labels):
    weights, truth = section_weights(photos), truth_of(photos, labels)
    by_crop, crops = crop_posterior(p, labels)
    crop_truth = np.array([crops.index(crop_of(labels[t])) for t in truth])
    crop = lowest(by_crop.max(1), by_crop.argmax(1) == crop_truth, weights, RIGHT_CROP, LEAST_MASS)
    hard = np.array([float(section_of(photo) == HARD_SECTION) for photo in photos])
    confident = max(
        lowest(p.max(1), p.argmax(1) == truth, weights, RIGHT_WHEN_CONFIDENT, 0.5),
        lowest(p.max(1), p.argmax(1) == truth, hard, RIGHT_WHEN_CONFIDENT_HARD, 0.5, IMAGINED_ERRORS),
    )
    very_sure = max(confident, lowest(p.max(1), p.argmax(1) == truth, weights, RIGHT_WHEN_VERY_SURE, NINETEEN_IN_TWENTY))
    proven = Counter(crop_of(photo.label) for photo in photos if photo.domain == "field")
    several = Counter(crop_of(label) for label in labels)
    by_crop_bar = {crop: NEVER for crop in crops if several[crop] > 1 and proven[crop] < ENOUGH_PHOTOS}
    asked = (p.max(1) < confident) & (by_crop.max(1) >= crop)
    ranked = lowest_rank(candidate_sets(p[asked], by_crop.argmax(1)[asked], crops, labels), truth[asked], weights[asked])
    leaf = np.array([photo.label != NOT_A_LEAF for photo in photos])
    refused = p[leaf, labels.index(NOT_A_LEAF)]
    not_a_leaf = max(0.3, float(np.quantile(refused, 1 - LEAVES_REFUSED)))
    return {
        "confident": confident, "confidentByCrop": by_crop_bar, "verySure": very_sure, "ranked": ranked, "crop": crop, "notALeaf": not_a_leaf,
    }, TARGETS


def candidate_sets(p, crop, crops, labels):
    """The sets that verdict.ts tries in this order, as (labels, summed probability): two, then three of the crop, then of all."""
    own = np.array([[crop_of(label) == name for label in labels] for name in crops])[crop]
    leaf = np.array([label != NOT_A_LEAF for label in labels])
    sets = []
    for allowed in (own, np.broadcast_to(leaf, p.shape)):
        within = np.where(allowed, p, 0)
        order = within.argsort(1)[:, ::-1]
        sets += [(order[:, :size], np.take_along_axis(within, order[:, :size], 1).sum(1)) for size in (2, 3)]
    return sets


def lowest_rank(sets, truth, weights):
    """The lowest bar at which the ranked photos hold the right label often enough."""
    for bar in np.arange(LEAST_MASS, 1.0, 0.01):
        ranked, hit = np.zeros(len(truth), bool), np.zeros(len(truth), bool)
        for order, mass in sets:
            now = (mass >= bar) & ~ranked
            hit[now] = (order[now] == truth[now, None]).any(1)
            ranked |= now
        if ranked.any() and np.average(hit[ranked], weights=weights[ranked] + 1e-12) >= RIGHT_AMONG_RANKED:
            return float(bar)
    return 1.0


def fit_quality(pixels, photos):
    """Below these a photo is darker or more blurred than anything the network was trained on."""
    rows = np.array([quality(pixels[i]) for i, photo in enumerate(photos) if photo.split != "test" and photo.label != NOT_A_LEAF])
    dark, blurred, _ = np.quantile(rows, 0.001, 0) / 2
    field = [photo.domain == "field" for photo in photos if photo.split != "test" and photo.label != NOT_A_LEAF]
    return {"minBrightness": dark, "minSharpness": blurred, "minCoherence": np.quantile(rows[field, 2], TOO_FAR)}


def expected_error(p, photos, labels, bins=10):
    """Expected calibration error of the top label over the field photos, in equal-width bins."""
    field = np.array([photo.domain == "field" for photo in photos])
    sure, right = p.max(1)[field], (p.argmax(1) == truth_of(photos, labels))[field]
    bin_of = np.minimum((sure * bins).astype(int), bins - 1)
    return float(sum(abs(sure[bin_of == b].mean() - right[bin_of == b].mean()) * (bin_of == b).mean() for b in range(bins) if (bin_of == b).any()))
