"""Temperature and thresholds, from validation photos alone, each by a stated target."""

from collections import Counter

import numpy as np

from leafnet.finish.health import state_of, stratum_of
from leafnet.measure.scoring import crop_posterior, softmax
from leafnet.photos.manifest import NOT_A_LEAF, OTHER_PLANT, crop_of, section_of
from leafnet.photos.preprocess import quality

TARGETS = {
    "confident": (
        "the strictest at which 50 in 100 validation photos of collections from many places (maize, "
        "tomato, potato) are answered confidently, if at least 92 in 100 of these answers are right, "
        "and at most 7 in 100 validation photos of other plants above it, every species weighing "
        "the same"
    ),
    "confidentByLabel": (
        "1 (never confident, at best ranked) unless a collection of photos from many places has enough of the "
        "label or, of sources left out, at least 90 in 100 of 20 or more confident answers with the label are "
        "right (bysource.py); in the second case, right at least 95 times in 100 when it comes first on field "
        "validation photos and other plants, every source weighing the same; never so low that more than 1 in "
        "100 validation photos of other plants are taken for the label, every species weighing the same"
    ),
    "health": (
        "right at least 95 times in 100 on validation photos of crops that are not offered and that no fit has seen, "
        "healthy and sick leaves weighing the same, each label of a source as much as another"
    ),
    "verySure": "right at least 95 times in 100 on the same photos, and never below what rounds to 19 in 20",
    "ranked": (
        "the right label is among the candidates at least 88 times in 100 on the field validation "
        "photos that are ranked"
    ),
    "crop": "the crop is right at least 95 times in 100 on field validation photos",
    "notALeaf": "at most 1 leaf in 200 of the validation photos is refused",
    "otherPlant": (
        "at most 4 in 100 of the field validation photos of our crops are refused, maize, tomato "
        "and potato weighing as much as the other crops together"
    ),
    "minCoherence": "1 in 200 of the field photos of training and validation lies below",
    "minBrightness": "half of the darkest 1 in 1000 of the training and validation leaves",
    "minSharpness": "half of the most blurred 1 in 1000 of the training and validation leaves",
}
ANSWERED = 0.50
RIGHT_WHEN_CONFIDENT, RIGHT_WHEN_VERY_SURE, RIGHT_AMONG_RANKED, RIGHT_CROP = 0.92, 0.95, 0.88, 0.95
NINETEEN_IN_TWENTY, LEAVES_REFUSED, CROPS_REFUSED, TOO_FAR = 0.945, 0.005, 0.04, 0.005
RIGHT_BY_LABEL, OTHERS_ANSWERED, OTHERS_BY_LABEL, RIGHT_HEALTH = 0.95, 0.07, 0.01, 0.95
NEVER = 1.0
LEAST_MASS = 0.6  # less is no recognition, however often it was right on the crops of validation
COLLECTIONS = ("plantdoc",)  # photos from many websites: each photo is nearly a place of its own
ENOUGH_WHEN_TOLD = 15  # no other crop is named then, so that the crop's own number does not matter
ENOUGH_PHOTOS, ENOUGH_OF_CROP, ENOUGH_CONFIDENT, RIGHT_ELSEWHERE = 20, 10, 20, 0.9
HARD_SECTION = "field (maize, tomato, potato)"


def posterior(logits, temperature):
    """(views, n, classes) logits -> (n, classes): the mean of the views' softened probabilities."""
    return np.mean([softmax(one / temperature) for one in logits], 0)


def chance(log_odds):
    """(views, n, 1) log odds -> (n,): the mean of the views' probabilities."""
    return (1 / (1 + np.exp(-log_odds[..., 0]))).mean(0)


def section_weights(photos):
    """Weights by which the hard crops count as much as all other field photos; other domains weigh nothing."""
    hard = np.array([section_of(photo) == HARD_SECTION for photo in photos])
    field = np.array([photo.domain == "field" for photo in photos])
    return hard / max(1, hard.sum()) + (field & ~hard) / max(1, (field & ~hard).sum())


def truth_of(photos, labels):
    return np.array([labels.index(photo.label) for photo in photos])


def fit_temperature(logits, photos, labels):
    weights, truth = of_collections(photos), truth_of(photos, labels)

    def loss(temperature):
        p = posterior(logits, temperature)[np.arange(len(truth)), truth]
        return float((weights * -np.log(p + 1e-9)).sum())

    return min(np.arange(0.3, 2.5, 0.01), key=loss)


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
    return float(scores[order[np.searchsorted(np.cumsum(weights[order]), answered * weights.sum() - 1e-9)]])


def fit_thresholds(p, photos, labels, by_source):
    """`by_source`: what bysource.py wrote."""
    weights, truth = section_weights(photos), truth_of(photos, labels)
    by_crop, crops = crop_posterior(p, labels)
    crop_truth = np.array([crops.index(crop_of(labels[t])) for t in truth])
    leaf = np.array([photo.domain in ("lab", "field") for photo in photos])
    not_a_leaf = max(0.3, float(np.quantile(p[leaf, labels.index(NOT_A_LEAF)], 1 - LEAVES_REFUSED)))
    other_plant = weighted_quantile(p[:, labels.index(OTHER_PLANT)], weights, 1 - CROPS_REFUSED)
    crop = lowest(by_crop.max(1), by_crop.argmax(1) == crop_truth, weights, RIGHT_CROP, LEAST_MASS)
    bars = bars_by_label(photos, labels, by_source)
    first = p.argmax(1)
    may = np.array([label not in bars for label in labels])[first]
    may &= (p[:, labels.index(NOT_A_LEAF)] < not_a_leaf) & (p[:, labels.index(OTHER_PLANT)] < other_plant)
    may &= by_crop.max(1) >= crop
    floors = floors_by_label(np.where(may, p.max(1), 0), first, photos)
    score = np.where(may & (p.max(1) >= floors[first]), p.max(1), 0)
    right, collected = first == truth, of_collections(photos)
    others = evenly_by_source(photos, [photo.domain == "other" for photo in photos])
    confident = max(
        lowest(score, right, collected, RIGHT_WHEN_CONFIDENT, 0.5),
        strictest(score, collected, ANSWERED),
        weighted_quantile(score, others, 1 - OTHERS_ANSWERED),
    )
    very_sure = max(confident, lowest(score, right, collected, RIGHT_WHEN_VERY_SURE, NINETEEN_IN_TWENTY))
    bars |= bars_of_answers(np.where(may, p.max(1), 0), first, right, photos, labels, confident, floors)
    asked = (score < confident) & (by_crop.max(1) >= crop)
    sets = candidate_sets(p[asked], by_crop.argmax(1)[asked], crops, labels)
    return {
        "confident": confident,
        "confidentByLabel": bars,
        "verySure": very_sure,
        "ranked": lowest_rank(sets, truth[asked], weights[asked]),
        "crop": crop,
        "notALeaf": not_a_leaf,
        "otherPlant": other_plant,
    }, TARGETS


def floors_by_label(score, first, photos):
    """(classes,): from here on, at most OTHERS_BY_LABEL of the other plants are taken for the label, every species
    weighing the same. `score`: 0 where no confident answer is possible.
    """
    others = evenly_by_source(photos, [photo.domain == "other" for photo in photos])
    others /= max(others.sum(), 1e-9)
    floors = np.zeros(first.max() + 1)
    for label in set(first):
        taken = (first == label) & (others > 0) & (score > 0)
        order = score[taken].argsort()[::-1]
        over = np.flatnonzero(np.cumsum(others[taken][order]) > OTHERS_BY_LABEL)
        if len(over):
            floors[label] = np.nextafter(score[taken][order[over[0]]], 2)
    return floors


def bars_of_answers(score, first, right, photos, labels, confident, floors):
    """{label: bar} of those labels that may be confident and need another bar than `confident`."""
    collected = {photo.label for photo in photos if photo.domain == "field" and photo.source in COLLECTIONS}
    weights = evenly_by_source(photos, [photo.domain in ("field", "other") for photo in photos])
    bars = {}
    for index in set(first[score > 0]):
        mine, label = (score > 0) & (first == index), labels[index]
        bar = max(confident, floors[index])
        if label not in collected and label not in (NOT_A_LEAF, OTHER_PLANT):
            bar = max(bar, lowest(score[mine], right[mine], weights[mine], RIGHT_BY_LABEL, 0.5))
        if bar > confident:
            bars[label] = bar
    return bars


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


def bars_by_label(photos, labels, by_source, told=False):
    """{label: NEVER} for all labels that nothing has shown to be right on farms that the network does not know;
    `told`: knowing the crop.
    """
    of_crop = Counter(
        crop_of(photo.label) for photo in photos if photo.domain == "field" and photo.source in COLLECTIONS
    )
    count, good = ("toldAnswered", "toldRight") if told else ("answered", "right")
    proven = set()
    for label in {row["label"] for row in by_source["labels"]}:
        rows = [row for row in by_source["labels"] if row["label"] == label]
        collected = sum(row["photos"] for row in rows if row["source"] in COLLECTIONS)
        answers = [row for row in by_source["answers"] if row["label"] == label]
        answered, right = (sum(row[name] for row in answers) for name in (count, good))
        of_places = collected >= ENOUGH_PHOTOS and of_crop[crop_of(label)] >= ENOUGH_OF_CROP
        of_places |= told and collected >= ENOUGH_WHEN_TOLD
        if of_places or (answered >= ENOUGH_CONFIDENT and right / answered >= RIGHT_ELSEWHERE):
            proven.add(label)
    return {label: NEVER for label in labels if label not in proven and label not in (NOT_A_LEAF, OTHER_PLANT)}


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
    """Below these a photo is darker or more blurred than anything the network was trained on."""
    seen = [
        (i, photo)
        for i, photo in enumerate(photos)
        if photo.split in ("train", "validation") and photo.domain in ("lab", "field")
    ]
    rows = np.array([quality(pixels[i]) for i, photo in seen])
    dark, blurred, _ = np.quantile(rows, 0.001, 0) / 2
    field = [photo.domain == "field" for _, photo in seen]
    return {"minBrightness": dark, "minSharpness": blurred, "minCoherence": np.quantile(rows[field, 2], TOO_FAR)}


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
