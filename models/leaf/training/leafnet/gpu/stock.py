"""All photos on the device, and batches of training pictures made of them there."""

import numpy as np
import torch

from leafnet.gpu.paste import paste
from leafnet.gpu.pictures import blurred, chosen, photographed, random_parts
from leafnet.photos.batches import pack_masks
from leafnet.photos.manifest import OTHER_PLANT, THIRD_PACK, crop_of, species_of
from leafnet.train.prior import log_prior

DOMAINS = {"lab": 0.42, "field": 0.42, "other": 0.11, "background": 0.05}
BACKDROPS = {"field": 0.35, "foliage": 0.35, "background": 0.2, "other": 0.1}
PLAIN = 0.32  # of the laboratory share keeps its plain backdrop
LEAST = {"lab": 0.3, "pasted": 0.2, "field": 0.22}  # of a photo's area is seen
MANY, BY_PHOTOS, BY_SOURCES, BY_CROP = 400, 0.4, 0.3, 0.75  # how evenly labels, sources and crops are drawn
ODDS = 0.02  # as `--field-prior` of train.py


def fine_label(photo):
    """What a training tells apart: every species of another plant, and what ails it where that is known."""
    if photo.domain != "other":
        return photo.label
    return photo.plant if photo.source in THIRD_PACK and "___" in photo.plant else f"{OTHER_PLANT}:{species_of(photo)}"


class Stock:
    """`labels`: the fine ones. `batch` draws: domain by its share, then crop, label, source and photo."""

    def __init__(self, photos, pixels, indices, device, seed):
        self.photos, self.device, self.rng = [photos[i] for i in indices], device, np.random.default_rng(seed)
        fine = [fine_label(photo) for photo in self.photos]
        trained = [photo.split == "train" and photo.domain in DOMAINS for photo in self.photos]
        self.labels = sorted({label for label, known in zip(fine, trained) if known})
        masks = np.load(pack_masks(photos, pixels.filename), mmap_mode="r")
        self.pixels = torch.from_numpy(np.ascontiguousarray(pixels[indices])).permute(0, 3, 1, 2).to(device)
        self.masks = torch.from_numpy(np.ascontiguousarray(masks[indices]))[:, None].to(device)
        index_of = {label: index for index, label in enumerate(self.labels)}
        self.targets = torch.tensor([index_of.get(label, -1) for label in fine], device=device)
        self.in_nature = torch.tensor([photo.domain in ("field", "other") for photo in self.photos], device=device)
        self.in_lab = torch.tensor([photo.domain == "lab" for photo in self.photos], device=device)
        self.may_be_pasted = self.in_lab & (self.masks.amax((1, 2, 3)) > 0)
        self.prior = prior_of(self.labels, self.photos, fine).to(device)
        self.chances = torch.from_numpy(chances_of(self.photos, fine, trained)).to(device)
        self.backdrops = torch.from_numpy(backdrop_chances(self.photos)).to(device)

    def batch(self, size, side):
        """(B, 3, S, S) in [-1, 1], targets (B,), whether each is a photo from outside the laboratory (B,)."""
        drawn = torch.multinomial(self.chances, size, replacement=True)
        pasted = self.may_be_pasted[drawn] & (torch.rand(size, device=self.device) >= PLAIN)
        scenes = torch.where(pasted, torch.multinomial(self.backdrops, size, replacement=True), drawn)
        least = torch.where(pasted, LEAST["pasted"], torch.where(self.in_lab[drawn], LEAST["lab"], LEAST["field"]))
        x = random_parts(self.pixels[scenes].float() / 255, side, least)
        some = torch.nonzero(pasted)[:, 0]
        if len(some):
            leaves = torch.cat([self.pixels[drawn[some]], self.masks[drawn[some]]], 1).float() / 255
            x[some] = paste(self.out_of_focus(x[some]), leaves)
        return photographed(x, self.rng) * 2 - 1, self.targets[drawn], self.in_nature[drawn]

    def out_of_focus(self, scenes):
        some = chosen(scenes, 0.4)
        if len(some):
            scenes[some] = blurred(scenes[some], self.rng.uniform(0.5, 3))
        return scenes


def prior_of(labels, photos, fine):
    """log_prior of the fine labels."""
    met = [photo for photo in photos if photo.split == "train" and photo.domain not in ("lab", "foliage")]
    outside = {fine_label(photo) for photo in met}
    base = float(log_prior(["none"], [], ODDS)[0])
    return torch.tensor([0.0 if label in outside else base for label in labels])


def chances_of(photos, fine, trained):
    """float64 (photos,): how often each is drawn."""
    found = np.zeros(len(photos))
    for domain, share in DOMAINS.items():
        sources = {}
        for at, photo in enumerate(photos):
            if trained[at] and photo.domain == domain:
                sources.setdefault(fine[at], {}).setdefault(photo.source, []).append(at)
        of_label = {
            label: min(sum(map(len, own.values())), MANY) ** BY_PHOTOS * len(own) ** BY_SOURCES
            for label, own in sources.items()
        }
        of_crop = {}
        for label, weight in of_label.items():
            of_crop[crop_of(label)] = of_crop.get(crop_of(label), 0) + weight
        even = {label: weight * of_crop[crop_of(label)] ** (BY_CROP - 1) for label, weight in of_label.items()}
        for label, own in sources.items():
            roots = {source: len(stock) ** 0.5 for source, stock in own.items()}
            for source, stock in own.items():
                of_source = roots[source] / sum(roots.values())
                found[stock] = share * even[label] / sum(even.values()) * of_source / len(stock)
    return found / found.sum()


def backdrop_chances(photos):
    found = np.zeros(len(photos))
    for domain, share in BACKDROPS.items():
        stock = [at for at, photo in enumerate(photos) if photo.domain == domain and photo.split == "train"]
        found[stock] = share / max(1, len(stock))
    return found / found.sum()
