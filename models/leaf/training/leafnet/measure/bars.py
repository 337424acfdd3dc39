"""Bars of single labels: which may be answered confidently at all, and from when on."""

from collections import Counter

import numpy as np

from leafnet.measure.weighing import COLLECTIONS, evenly_by_source, just_under, lowest, of_collections
from leafnet.photos.manifest import NOT_A_LEAF, OTHER_PLANT, crop_of

NEVER = 1.0
RIGHT_BY_LABEL, RIGHT_OF_COLLECTED, OTHERS_BY_LABEL = 0.95, 0.8, 0.006
ENOUGH_WHEN_TOLD = 15  # no other crop is named then, so that the crop's own number does not matter
ENOUGH_PHOTOS, ENOUGH_OF_CROP, ENOUGH_CONFIDENT, RIGHT_ELSEWHERE = 20, 10, 20, 0.9


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
            floors[label] = above(score[taken][order[over[0]]])
    return floors


def floors_of_collected(score, first, right, photos, confident):
    """(classes,): from here on, RIGHT_OF_COLLECTED of the confident answers of a label to photos of collections are
    right.
    """
    collected, floors = of_collections(photos), np.zeros(first.max() + 1)
    for label in set(first):
        taken = (first == label) & (collected > 0) & (score >= confident)
        if taken.any() and right[taken].mean() < RIGHT_OF_COLLECTED:
            least = lowest(score[taken], right[taken], collected[taken], RIGHT_OF_COLLECTED, 0)
            floors[label] = just_under(least, score[taken])
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


def above(score):
    """The next bar that a score does not reach, in what model.json stores."""
    return np.floor(score * 1e4 + 1) / 1e4
