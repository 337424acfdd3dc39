"""Endless training batches, made in a process of their own."""

import multiprocessing
from collections import defaultdict
from pathlib import Path

import numpy as np
from PIL import Image

from leafnet.photos.augment import leaf_mask, paste_leaves, photograph, random_crop
from leafnet.photos.manifest import section_of

LABORATORY = 0.44  # of all pictures
OTHER_DOMAINS = {"field": 0.66, "background": 0.11, "other": 0.23}  # of the rest
# of the field's share: what has most photos would otherwise take the place of maize, tomato and potato
FIELD_SHARES = {"field (maize, tomato, potato)": 0.42, "field (bean, strawberry, chilli)": 0.25, "field (apple)": 0.33}
PLAIN = 0.30  # of the laboratory share keeps its plain backdrop
BACKDROPS = {"field": 0.40, "foliage": 0.35, "background": 0.25}  # what the rest is laid on


class Scenes:
    """Draws one training picture at a time, its label and the index of its photo: domain by its share, field photos by
    their section's, label evenly, photo evenly.
    """

    def __init__(self, photos, pixels, masks, labels, seed, plain, laboratory=LABORATORY):
        self.rng, self.plain = np.random.default_rng(seed), plain
        self.photos, self.pixels, self.masks = photos, pixels, masks
        self.shares = {"lab": laboratory} | {name: share * (1 - laboratory) for name, share in OTHER_DOMAINS.items()}
        self.index_of = {label: index for index, label in enumerate(labels)}
        self.by_label = defaultdict(lambda: defaultdict(list))
        for index, photo in enumerate(photos):
            if photo is not None and photo.split == "train":
                stratum = photo.source if photo.domain == "other" else photo.label  # every species as often as another
                self.by_label[photo.domain][stratum].append(index)
        self.by_section = defaultdict(dict)
        for label, stock in self.by_label["field"].items():
            self.by_section[section_of(photos[stock[0]])][label] = stock

    def draw(self, side):
        domain = self._choose({name: share for name, share in self.shares.items() if self.by_label[name]})
        index = self._pick(domain)[1]
        return photograph(self._scene(domain, index, side), self.rng), self.index_of[self.photos[index].label], index

    def on_backdrop(self, side):
        """A laboratory leaf on another backdrop, neither coloured nor blurred, and its label."""
        label, index = self._pick("lab")
        return np.asarray(self._scene("lab", index, side)), self.index_of[label]

    def _pick(self, domain):
        stock = self.by_label[domain]
        if domain == "field":
            stock = self.by_section[self._choose({name: FIELD_SHARES[name] for name in self.by_section})]
        names = sorted(stock)
        label = names[self.rng.choice(len(names), p=evenness([len(stock[name]) for name in names]))]
        return label, int(self.rng.choice(stock[label]))

    def _choose(self, shares):
        return self.rng.choice(
            sorted(shares), p=np.array([shares[name] for name in sorted(shares)]) / sum(shares.values())
        )

    def _scene(self, domain, index, side):
        image = Image.fromarray(self.pixels[index])
        if domain != "lab":
            return random_crop(image, self.rng, side, (0.25, 1.0))
        if self.rng.random() < self.plain or not self.masks[index].any():
            return random_crop(image, self.rng, side, (0.3, 1.0))
        mask = Image.fromarray(self.masks[index])
        backdrop = self._pick(self._choose({name: share for name, share in BACKDROPS.items() if self.by_label[name]}))[
            1
        ]
        return paste_leaves(image, mask, Image.fromarray(self.pixels[backdrop]), self.rng, side)


def evenness(counts, power=0.35):
    """Drawing chances between even by label (0) and even by photo (1)."""
    weights = np.asarray(counts, float) ** power
    return weights / weights.sum()


def pack_masks(photos, path):
    """(n, S, S) uint8 beside the packed photos: the leaf of each laboratory photo, all zero where none stands out."""
    target = Path(path).with_name(Path(path).name.replace("photos", "masks"))
    if not target.exists():
        pixels = np.load(path, mmap_mode="r")
        packed = np.lib.format.open_memmap(target.with_suffix(".part"), "w+", np.uint8, pixels.shape[:3])
        for index, photo in enumerate(photos):
            mask = leaf_mask(pixels[index]) if photo is not None and photo.domain == "lab" else None
            if mask is not None:
                packed[index] = np.asarray(mask)
        packed.flush()
        target.with_suffix(".part").rename(target)
    return target


def _produce(queue, photos, path, masks, labels, seed, plain, laboratory, batch, side):
    scenes = Scenes(
        photos, np.load(path, mmap_mode="r"), np.load(masks, mmap_mode="r"), labels, seed, plain, laboratory
    )
    while True:
        pictures, targets, drawn = zip(*(scenes.draw(side) for _ in range(batch)))
        queue.put((np.stack(pictures), np.array(targets), np.array(drawn)))


def stream(photos, path, masks, labels, seed, plain, laboratory, batch, side, workers):
    """Yields (uint8 (batch, side, side, 3), int64 (batch,), int64 (batch,): which photos they show) for ever."""
    queue = multiprocessing.Queue(16)
    for worker in range(workers):
        multiprocessing.Process(
            target=_produce,
            args=(queue, photos, path, masks, labels, seed * 100 + worker, plain, laboratory, batch, side),
            daemon=True,
        ).start()
    while True:
        yield queue.get()
