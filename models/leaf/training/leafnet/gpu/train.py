"""Trains the network on one GPU in minutes: all photos and all that happens to them are on the card. Two teachers, one
from the ImageNet backbone and one from the shipped network, then one student that is taught by both.

    python -m leafnet.gpu.train --data FOLDER --runs runs/gpu [--minutes 8] [--steps N --limit N: to try it on a CPU]

Every species of other plants, healthy or sick, has a label of its own meanwhile; they are merged in the end. Writes
runs/gpu/{teacher1,teacher2,student}/network.pt, which export.py and train.py (--teachers) read.
"""

import argparse
import math
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from leafnet.gpu.batchnorm import fold, layers_of, normalise
from leafnet.gpu.loss import loss_of, mix
from leafnet.gpu.stock import ODDS, Stock
from leafnet.measure.scoring import logits_of, summary
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.photos.manifest import OTHER_PLANT
from leafnet.train.network import LeafNet
from leafnet.train.train import NEW_BIAS

RATE, FALL, DECAY = 1.2e-3, 0.93, 0.04  # each layer learns a little slower than the next one
TEACHERS, STUDENT_RATE = 0.45, 0.6  # shares of the time and of the rate
WARM_UP, LEAST_RATE, AVERAGED = 200, 0.01, 0.998
LAST_SIDE_FROM = {"teachers": 0.7, "student": 0.5}  # of the time


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--runs", type=Path, default=Path("runs/gpu"))
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--without-source", nargs="*", default=[])
    parser.add_argument("--start-from", default=str(MODEL_FOLDER / "model.onnx"), help="of the second teacher")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--steps", type=int, help="of each stage, instead of minutes")
    parser.add_argument("--limit", type=int, help="so many photos only")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--side", type=int, default=192)
    parser.add_argument("--last-side", type=int, default=224)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        torch.set_num_threads(1)
    photos = manifest.read_manifest(options.data, options.without_source)
    pixels = manifest.pack(options.data, photos, options.cache)
    stock = Stock(photos, pixels, chosen_indices(photos, options), device, options.seed)
    run = Run(options, stock, photos, pixels)
    backbone = Path(options.data) / "backbone/mobilenet_v2_imagenet.npz"
    starts = [
        LeafNet(len(stock.labels)).load_imagenet(backbone),
        LeafNet(len(stock.labels)).load(options.start_from, stock.labels, NEW_BIAS),
    ]
    share = options.minutes * TEACHERS
    teachers = run.train([run.prepared(start) for start in starts], "teachers", share, RATE)
    for number, teacher in enumerate(teachers, 1):
        run.save(teacher, f"teacher{number}")
    learner = LeafNet(len(stock.labels))
    learner.load_state_dict(fold(teachers[1]))
    [student] = run.train(
        [run.prepared(learner)], "student", options.minutes - share, RATE * STUDENT_RATE, [t.eval() for t in teachers]
    )
    run.save(student, "student")


def chosen_indices(photos, options):
    """All that is trained on or laid under leaves, or `--limit` of them, from all over."""
    known = [index for index, photo in enumerate(photos) if photo.split == "train"]
    return known[:: max(1, len(known) // options.limit)] if options.limit else known


class Run:
    def __init__(self, options, stock, photos, pixels):
        self.options, self.stock, self.photos, self.pixels = options, stock, photos, pixels
        self.fast = {"device": stock.device, "memory_format": torch.channels_last}

    def prepared(self, network):
        """The network with batch normalisation, on the device."""
        batches = (self.batch(self.options.side)[0] for _ in range(4))
        return normalise(network.to(**self.fast), batches)

    def batch(self, side):
        x, *rest = self.stock.batch(self.options.batch, side)
        return x.to(memory_format=torch.channels_last), *rest

    def train(self, networks, name, minutes, rate, teachers=()):
        """Averaged weights of each network, all shown the same pictures."""
        optimisers = [torch.optim.AdamW(groups_of(network, rate), betas=(0.9, 0.99)) for network in networks]
        averaging = torch.optim.swa_utils.get_ema_multi_avg_fn(AVERAGED)
        averages = [
            torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=averaging, use_buffers=True)
            for network in networks
        ]
        began, step, side = time.time(), 0, self.options.side
        while (done := self.progress(step, began, minutes)) < 1:
            if done >= LAST_SIDE_FROM[name]:
                side = self.options.last_side
            x, targets, offsets, *opinion = self.mixed(side, teachers)
            for network, optimiser, average in zip(networks, optimisers, averages):
                set_rate(optimiser, min(1, (step + 1) / WARM_UP) * cosine(done))
                loss = loss_of(self.logits(network.train(), x) + offsets, targets, opinion)
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 2.0)
                optimiser.step()
                average.update_parameters(network)
            step += 1
            if step % 100 == 0:
                print(name, "step", step, f"loss {loss.item():.3f} {(time.time() - began) / step:.2f} s", flush=True)
        return [average.module for average in averages]

    def progress(self, step, began, minutes):
        return step / self.options.steps if self.options.steps else (time.time() - began) / 60 / minutes

    def mixed(self, side, teachers):
        """A batch: pictures, targets and offsets of the logits, mixed, and what teachers make of these pictures."""
        x, targets, in_nature = self.batch(side)
        offsets = in_nature[:, None].float() * self.stock.prior
        x, *labels = mix(self.stock.rng, x, F.one_hot(targets, len(self.stock.labels)).float(), offsets)
        if not teachers:
            return [x, *labels]
        with torch.no_grad():
            logs = torch.stack([F.log_softmax(self.logits(teacher, x), 1) for teacher in teachers])
        return [x, *labels, F.softmax(logs.mean(0) + labels[1], 1)]

    def logits(self, network, x):
        with torch.autocast(self.stock.device, torch.bfloat16):
            return network(x).float()

    def save(self, network, name):
        """As train.py does, with merged labels, and prints how validation photos are named."""
        labels = manifest.labels_of(self.stock.photos)
        weights = merged(fold(network.eval()), self.stock.labels, labels)
        folder = self.options.runs / name
        folder.mkdir(parents=True, exist_ok=True)
        kept = {"field_prior": ODDS, "leave_out": [], "unseen": [], "also": []}
        torch.save({"weights": weights, "labels": labels, "options": vars(self.options) | kept}, folder / "network.pt")
        plain = LeafNet(len(labels))
        plain.load_state_dict(weights)
        held = [i for i, photo in enumerate(self.photos) if photo.split == "validation" and photo.label in labels]
        held = held[:: max(1, len(held) // self.options.limit)] if self.options.limit else held
        plain = plain.to(**self.fast)
        found = logits_of(plain, self.pixels, held, self.options.last_side, self.stock.device)
        print(name, summary(found, [self.photos[index] for index in held], labels), flush=True)


def groups_of(network, rate):
    layers, groups = layers_of(network), []
    for depth, layer in enumerate(reversed(layers)):
        peak = rate * FALL**depth
        groups.append({"params": [layer.conv.weight], "peak": peak, "weight_decay": DECAY})
        groups.append({"params": list(layer.norm.parameters()), "peak": peak, "weight_decay": 0})
    head = network.head[1]
    groups.append({"params": [head.weight], "peak": 2 * rate, "weight_decay": DECAY})
    return [*groups, {"params": [head.bias], "peak": 2 * rate, "weight_decay": 0}]


def set_rate(optimiser, share):
    for group in optimiser.param_groups:
        group["lr"] = group["peak"] * share


def cosine(done):
    return LEAST_RATE + (1 - LEAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1, done)))


def merged(weights, fine, labels):
    """The state_dict with `labels`: those of other plants are one, the mean of theirs and as likely as all of them."""
    others = [at for at, label in enumerate(fine) if label not in labels]
    out = dict(weights)
    for name in ("head.1.weight", "head.1.bias"):
        rows = {label: weights[name][at] for at, label in enumerate(fine) if label in labels}
        rows[OTHER_PLANT] = weights[name][others].mean(0)
        out[name] = torch.stack([rows[label] for label in labels])
    out["head.1.bias"][labels.index(OTHER_PLANT)] += math.log(len(others))
    return out


if __name__ == "__main__":
    main()
