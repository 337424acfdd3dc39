"""What holds when the farmer tells the crop, and how several photos of one field are combined; from validation photos
alone.
"""

import numpy as np

from leafnet.measure.bars import RIGHT_BY_LABEL, bars_by_label
from leafnet.measure.calibration import NINETEEN_IN_TWENTY, candidate_sets, lowest_rank
from leafnet.measure.scoring import condition, softmax
from leafnet.measure.weighing import (
    HARD_SECTION,
    evenly_by_source,
    lowest,
    of_collections,
    section_weights,
    strictest,
    truth_of,
    weighted_quantile,
)
from leafnet.photos.manifest import crop_of, section_of

TARGETS = {
    "told.temperature": (
        "least log loss of what is left of the posterior, on the validation photos of collections from many places"
    ),
    "told.contradiction": "a tenth of the share of their own crop that 1 in 200 field validation photos stay below",
    "told.confident": (
        "the strictest at which 72 in 100 validation photos of collections from many places are "
        "answered confidently, if at least 93 in 100 of these answers are right"
    ),
    "told.confidentByLabel": (
        "as confidentByLabel, from bysource.py's figures for told crops; a collection need not "
        "have many photos of the crop, since no other can be named"
    ),
    "told.verySure": "right at least 95 times in 100 on the same photos, and never below what rounds to 19 in 20",
    "told.ranked": (
        "the right label is among the candidates at least 88 times in 100 on the field validation "
        "photos that are ranked"
    ),
    "sets": (
        "least log loss on sets of so many validation photos of one label, maize, tomato and potato "
        "weighing as much as the other crops together, told the crop and not; never more than one "
        "photo fewer has"
    ),
}
ANSWERED, RIGHT_WHEN_CONFIDENT, RIGHT_WHEN_VERY_SURE = 0.72, 0.93, 0.95
ASKED, MARGIN = 0.005, 10
SIZES, DRAWS = (2, 3, 4, 5, 6), 30
LEAST = 1e-12  # as in posterior.ts


def fit(p, photos, labels, by_source):
    """`told` and `sets` of model.json. `p`: (n, classes) of the validation photos."""
    told = fit_told(p, photos, labels, by_source)
    return {"told": told, "sets": fit_sets(p, photos, labels, told["temperature"])}


def fit_told(p, photos, labels, by_source):
    field = [index for index, photo in enumerate(photos) if photo.domain == "field"]
    p, photos = p[field], [photos[index] for index in field]
    truth, collected, weights = truth_of(photos, labels), of_collections(photos), section_weights(photos)
    own = condition(p, photos, labels)
    losses = {
        t: float((collected * -np.log(softened(own, t)[np.arange(len(truth)), truth] + 1e-9)).sum())
        for t in np.arange(0.7, 3, 0.01)
    }
    temperature = min(losses, key=losses.get)
    own = softened(own, temperature)
    first, right, bars = own.argmax(1), own.argmax(1) == truth, bars_by_label(photos, labels, by_source, told=True)
    score = np.where([labels[index] not in bars for index in first], own.max(1), 0)
    confident = max(strictest(score, collected, ANSWERED), lowest(score, right, collected, RIGHT_WHEN_CONFIDENT, 0.5))
    evenly = evenly_by_source(photos, [True] * len(photos))
    for label in (
        {labels[index] for index in first} - set(bars) - {photo.label for photo, kept in zip(photos, collected) if kept}
    ):
        mine = first == labels.index(label)
        bars[label] = max(confident, lowest(score[mine], right[mine], evenly[mine], RIGHT_BY_LABEL, 0.5))
    asked = score < confident
    crops = sorted({crop_of(label) for label in labels})
    crop = np.array([crops.index(crop_of(photo.label)) for photo in photos])
    return {
        "temperature": temperature,
        "contradiction": weighted_quantile(share_of(p, photos, labels), weights, ASKED) / MARGIN,
        "confident": confident,
        "confidentByLabel": bars,
        "verySure": max(confident, lowest(score, right, collected, RIGHT_WHEN_VERY_SURE, NINETEEN_IN_TWENTY)),
        "ranked": lowest_rank(candidate_sets(own[asked], crop[asked], crops, labels)[:2], truth[asked], weights[asked]),
    }


def fit_sets(p, photos, labels, temperature):
    """{number of photos: the power of each photo's posterior in the product}. `temperature`: of the told case."""
    weights, before = {}, 1.0
    for size in SIZES:
        drawn = draw(photos, size)
        firsts = [photos[members[0]] for members in drawn]
        truth = truth_of(firsts, labels)
        hard = np.array([section_of(photo) == HARD_SECTION for photo in firsts])
        counts = np.where(hard, 1 / max(1, hard.sum()), 1 / max(1, (~hard).sum()))
        losses = {}
        for weight in [*np.arange(1 / size, before, 0.02), before]:
            together = combine(p, drawn, weight)
            both = (together, softened(condition(together, firsts, labels), temperature))
            right = [one[np.arange(len(truth)), truth] for one in both]
            losses[weight] = sum(float((counts * -np.log(shares + 1e-9)).sum()) for shares in right)
        before = min(losses, key=losses.get)
        weights[str(size)] = before
    return weights


def contradicted(p, photos, labels, bar):
    """Shares of the field photos that are asked about when their own crop is told, and when another one that grows in
    the field photos is (every one in turn).
    """
    field = [index for index, photo in enumerate(photos) if photo.domain == "field"]
    crops = sorted({crop_of(photos[index].label) for index in field})
    shares = np.stack([p[field][:, [crop_of(label) == crop for label in labels]].sum(1) for crop in crops], 1)
    own = np.array([[crop == crop_of(photos[index].label) for crop in crops] for index in field])
    return float((shares[own] < bar).mean()), float((shares[~own] < bar).mean())


def draw(photos, size, seed=1):
    """(sets, size) indices: the field photos of each label in sets, none twice in one set, shuffled DRAWS times."""
    rng, by_label = np.random.default_rng(seed), {}
    for index, photo in enumerate(photos):
        if photo.domain == "field":
            by_label.setdefault(photo.label, []).append(index)
    shuffled = (rng.permutation(indices) for _ in range(DRAWS) for _, indices in sorted(by_label.items()))
    return np.array(
        [order[start : start + size] for order in shuffled for start in range(0, len(order) - size + 1, size)]
    )


def combine(p, drawn, weight):
    """(sets, classes). Twin of `combine` in posterior.ts."""
    return softmax(weight * np.log(np.maximum(p, LEAST))[drawn].sum(1))


def softened(p, temperature):
    raised = np.maximum(p, LEAST) ** (1 / temperature) * (p > 0)
    return raised / raised.sum(1, keepdims=True)


def share_of(p, photos, labels):
    return np.array(
        [row[[crop_of(label) == crop_of(photo.label) for label in labels]].sum() for row, photo in zip(p, photos)]
    )
