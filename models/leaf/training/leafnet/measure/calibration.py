"""Temperature and thresholds, from validation photos alone, each by a stated target."""

from collections import Counter

import numpy as np

from leafnet.finish.health import state_of, stratum_of
from leafnet.measure.bars import (
    NEVER,
    above,
    bars_by_label,
    bars_of_answers,
    floors_by_label,
    floors_of_collected,
)
from leafnet.measure.scoring import crop_posterior, softmax
from leafnet.measure.weighing import (
    evenly_by_source,
    lowest,
    of_collections,
    section_weights,
    strictest,
    truth_of,
    weighted_quantile,
)
from leafnet.photos.manifest import NOT_A_LEAF, OTHER_PLANT, crop_of
from leafnet.photos.preprocess import quality

TARGETS = {
    "confident": (
        "the strictest at which 49 in 100 validation photos of collections from many places (maize, "
        "tomato, potato) are answered confidently, if at least 92 in 100 of these answers are right, "
        "and at most 7 in 100 photos of other plants above it, of species that the network has not met, "
        "every species weighing the same"
    ),
    "confidentByLabel": (
        "1 (never confident, at best ranked) unless a collection of photos from many places has enough of the "
        "label or, of sources left out, at least 90 in 100 of 20 or more confident answers with the label are "
        "right (bysource.py); in the second case, right at least 95 times in 100 when it comes first on field "
        "validation photos and other plants, every source weighing the same; in the first case, right at least 80 "
        "times in 100 on validation photos of collections; never so low that more than 6 in 1000 photos of other "
        "plants, of species that the network has not met, are taken for the label, every species weighing the same"
    ),
    "health": (
        "right at least 95 times in 100 on validation photos of crops that are not offered and that no fit has seen, "
        "healthy and sick leaves weighing the same, each label of a source as much as another"
    ),
    "verySure": (
        "right at least 95 times in 100 on the same photos, never below what rounds to 19 in 20, and above twice the "
        "odds of the surest photo of another plant, of a species that the network has not met"
    ),
    "ranked": (
        "the right label is among the candidates at least 88 times in 100 on the field validation "
        "photos that are ranked"
    ),
    "crop": (
        "read off the curve of npm run evaluate: with otherPlant, at least 85 in 100 photos of our crops are answered "
        "without a question about the crop, and as few photos of other plants as possible"
    ),
    "notALeaf": "at most 1 leaf in 200 of the validation photos is refused",
    "otherPlant": "see crop",
    "minCoherence": "1 in 200 of the field photos of training and validation lies below",
    "minGreenness": "1 in 150 of the field photos of training and validation lies below",
    "maxGreenness": "1 in 1000 of the field photos of training and validation lies above",
    "minPlantHues": (
        "violet outweighs green by a twentieth: less than 1 in 1000 of the field photos of training and validation lies below"
    ),
    "minColours": "half of what 1 in 100 of the field photos of training and validation lies below",
    "minBrightness": "half of the darkest 1 in 1000 of the training and validation leaves",
    "minSharpness": "half of the most blurred 1 in 1000 of the training and validation leaves",
}
ANSWERED = 0.49
RIGHT_WHEN_CONFIDENT, RIGHT_WHEN_VERY_SURE, RIGHT_AMONG_RANKED = 0.92, 0.95, 0.88
NINETEEN_IN_TWENTY, LEAVES_REFUSED, TOO_FAR = 0.945, 0.005, 0.005
TOO_LITTLE_GREEN, TOO_GREEN, VIOLET, FEW_COLOURS = 1 / 150, 1 / 1000, -0.05, 1 / 100
OTHERS_ANSWERED, RIGHT_HEALTH = 0.07, 0.95
LEAST_MASS = 0.6  # of what is ranked
CROP_CLEAR, OTHER_PLANT_CLEAR = 0.88, 0.016  # both together; else the crop is asked for


def posterior(logits, temperature):
    """(views, n, classes) logits -> (n, classes): the mean of the views' softened probabilities."""
    return np.mean([softmax(one / temperature) for one in logits], 0)


def chance(log_odds):
    """(views, n, 1) log odds -> (n,): the mean of the views' probabilities."""
    return (1 / (1 + np.exp(-log_odds[..., 0]))).mean(0)


def fit_temperature(logits, photos, labels):
    weights, truth = of_collections(photos), truth_of(photos, labels)

    def loss(temperature):
        p = posterior(logits, temperature)[np.arange(len(truth)), truth]
        return float((weights * -np.log(p + 1e-9)).sum())

    return min(np.arange(0.3, 2.5, 0.01), key=loss)


def fit_thresholds(p, photos, labels, by_source):
    """`by_source`: what bysource.py wrote."""
    weights, truth = section_weights(photos), truth_of(photos, labels)
    by_crop, crops = crop_posterior(p, labels)
    leaf = np.array([photo.domain in ("lab", "field") for photo in photos])
    not_a_leaf = max(0.3, float(np.quantile(p[leaf, labels.index(NOT_A_LEAF)], 1 - LEAVES_REFUSED)))
    clear = (by_crop.max(1) >= CROP_CLEAR) & (p[:, labels.index(OTHER_PLANT)] < OTHER_PLANT_CLEAR)
    bars = bars_by_label(photos, labels, by_source)
    first = p.argmax(1)
    may = np.array([label not in bars for label in labels])[first]
    may &= (p[:, labels.index(NOT_A_LEAF)] < not_a_leaf) & clear
    right, collected = first == truth, of_collections(photos)
    likely = np.where(may, p.max(1), 0)
    floors = floors_by_label(likely, first, photos)
    score = np.where(likely >= floors[first], likely, 0)
    floors = np.maximum(floors, floors_of_collected(score, first, right, photos, fit_confident(score, right, photos)))
    score = np.where(likely >= floors[first], likely, 0)
    confident = fit_confident(score, right, photos)
    strange = max((value for value, photo in zip(score, photos) if photo.domain == "other"), default=0)
    very_sure = max(
        lowest(score, right, collected, RIGHT_WHEN_VERY_SURE, NINETEEN_IN_TWENTY), above(2 * strange / (1 + strange))
    )
    bars |= bars_of_answers(likely, first, right, photos, labels, confident, floors)
    asked = (score < confident) & clear
    sets = candidate_sets(p[asked], by_crop.argmax(1)[asked], crops, labels)
    return {
        "confident": confident,
        "confidentByLabel": bars,
        "verySure": min(NEVER, max(confident, very_sure)),
        "ranked": lowest_rank(sets, truth[asked], weights[asked]),
        "crop": CROP_CLEAR,
        "notALeaf": not_a_leaf,
        "otherPlant": OTHER_PLANT_CLEAR,
    }, TARGETS


def fit_confident(score, right, photos):
    collected = of_collections(photos)
    others = evenly_by_source(photos, [photo.domain == "other" for photo in photos])
    return max(
        lowest(score, right, collected, RIGHT_WHEN_CONFIDENT, 0.5),
        strictest(score, collected, ANSWERED),
        weighted_quantile(score, others, 1 - OTHERS_ANSWERED),
    )


def fit_health_bars(sick, photos):
    """`health` of model.json. `sick`: the chance of it by the layer of health.py, for each validation photo."""
    of_others = [(chance, photo) for chance, photo in zip(sick, photos) if photo.domain == "other"]
    kept = [(chance, photo) for chance, photo in of_others if state_of(photo) is not None]
    chances, states = np.array([chance for chance, _ in kept]), np.array([state_of(photo) for _, photo in kept])
    strata = Counter(stratum_of(photo) for _, photo in kept)
    weights = np.array([1 / strata[stratum_of(photo)] for _, photo in kept])
    for state in (0, 1):
        weights[states == state] /= weights[states == state].sum()
    healthy = 1 - lowest(1 - chances, states == 0, weights, RIGHT_HEALTH, 0.5)
    return {"sick": lowest(chances, states == 1, weights, RIGHT_HEALTH, 0.5), "healthy": healthy}


def candidate_sets(p, crop, crops, labels):
    """The sets that verdict.ts tries in this order, as (labels, summed probability): two, then three of the crop, then
    of all.
    """
    own = np.array([[crop_of(label) == name for label in labels] for name in crops])[crop]
    leaf = np.array([label not in (NOT_A_LEAF, OTHER_PLANT) for label in labels])
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
    """What hardly a photo has that the network was trained on: darker, more blurred, farther, in other colours."""
    seen = [
        (i, photo)
        for i, photo in enumerate(photos)
        if photo.split in ("train", "validation") and photo.domain in ("lab", "field")
    ]
    rows = np.array([quality(pixels[i]) for i, photo in seen])
    dark, blurred = np.quantile(rows[:, :2], 0.001, 0) / 2
    coherence, greenness, _, colours = rows[[photo.domain == "field" for _, photo in seen], 2:].T
    return {
        "minBrightness": dark,
        "minSharpness": blurred,
        "minCoherence": np.quantile(coherence, TOO_FAR),
        "minGreenness": np.quantile(greenness, TOO_LITTLE_GREEN),
        "maxGreenness": np.quantile(greenness, 1 - TOO_GREEN),
        "minPlantHues": VIOLET,
        "minColours": np.quantile(colours, FEW_COLOURS) / 2,
    }


def expected_error(p, photos, labels, bins=10):
    """Expected calibration error of the top label over the field photos, in equal-width bins."""
    field = np.array([photo.domain == "field" for photo in photos])
    sure, right = p.max(1)[field], (p.argmax(1) == truth_of(photos, labels))[field]
    bin_of = np.minimum((sure * bins).astype(int), bins - 1)
    return float(
        sum(
            abs(sure[bin_of == b].mean() - right[bin_of == b].mean()) * (bin_of == b).mean()
            for b in range(bins)
            if (bin_of == b).any()
        )
    )
