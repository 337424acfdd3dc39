"""Fine-tunes the network; resumable. Writes checkpoints to the run's folder.

python -m leafnet.train.train --data FOLDER --run runs/first [--steps 7000] [--side 160]
"""

import argparse
import math
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F

from leafnet.measure.scoring import logits_of, summary
from leafnet.photos import manifest
from leafnet.photos.batches import LABORATORY, PLAIN, pack_masks, stream
from leafnet.photos.manifest import crop_of
from leafnet.train.distil import opinion
from leafnet.train.mixstyle import mix_styles
from leafnet.train.mixup import blend, one_hot
from leafnet.train.network import LeafNet
from leafnet.train.prior import left_out, log_prior

# Of a label that an earlier network does not know: where training starts, and for a teacher never.
NEW_BIAS, UNKNOWN = -2.0, -30.0
LABORATORY_HELD = 4  # one in so many of the laboratory's validation photos is looked at while training


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--without-source", nargs="*", default=[], help="sources that training never sees")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    add_schedule(parser.add_argument_group("schedule"))
    add_pictures(parser.add_argument_group("pictures"))
    add_teachers(parser.add_argument_group("start and teachers"))
    add_experiments(parser.add_argument_group("experiments"))
    return parser.parse_args()


def add_schedule(group):
    group.add_argument("--steps", type=int, default=7000)
    group.add_argument("--batch", type=int, default=32)
    group.add_argument("--side", type=int, default=160)
    group.add_argument("--rate", type=float, default=4e-4)
    group.add_argument("--convolutions", type=int, default=36, help="how many of the last convolutions are trained")


def add_pictures(group):
    odds = "odds that a field photo has a label without field photos (prior.py); 1: as any other"
    group.add_argument("--field-prior", type=float, default=1.0, help=odds)
    group.add_argument("--mix-styles", type=float, default=0.0, help="how often pictures lend each other their style")
    group.add_argument("--blend", type=float, default=0.0, help="how often pictures are laid over one another (mixup)")
    group.add_argument("--plain", type=float, default=PLAIN, help="share of laboratory pictures on a plain backdrop")
    group.add_argument("--laboratory", type=float, default=LABORATORY, help="share of pictures from the laboratory")


def add_teachers(group):
    weights = "network.pt of an earlier run or an exported model.onnx"
    group.add_argument("--backbone", default="imagenet", choices=("imagenet", "inat_insects"))
    group.add_argument("--start-from", default=None, help=f"{weights}, for a last stretch at a higher resolution")
    group.add_argument("--teachers", nargs="*", default=[], help=f"{weights}, whose common opinion is learnt as well")
    group.add_argument("--taught", type=float, default=0.5, help="how much of the loss is about that opinion")
    group.add_argument("--new-sources", nargs="*", default=[], help="sources that the teachers have not been taught")


def add_experiments(group):
    group.add_argument("--leave-out", nargs="*", default=[], help="crops whose field photos training never sees")
    group.add_argument("--unseen", nargs="*", default=[], help="crops of which training sees no photo at all")
    also = "splits whose field photos of maize, tomato and potato are trained on, too (manifest.py)"
    group.add_argument("--also", nargs="*", default=[], choices=list(manifest.SHARES), help=also)


class Data(NamedTuple):
    """`seen`: the photos with None for those that training may not see."""

    photos: list
    pixels: np.ndarray
    labels: list
    seen: list


class State(NamedTuple):
    """What a checkpoint holds."""

    model: LeafNet
    average: torch.optim.swa_utils.AveragedModel
    optimiser: torch.optim.Optimizer

    def save(self, path, step):
        parts = {name: part.state_dict() for name, part in self._asdict().items()} | {"step": step}
        torch.save(parts, path.with_suffix(".part"))
        path.with_suffix(".part").rename(path)

    def restore(self, path, device):
        """The step to go on from."""
        if not path.exists():
            return 0
        stored = torch.load(path, map_location=device, weights_only=False)
        for name, part in self._asdict().items():
            part.load_state_dict(stored[name])
        return stored["step"]


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    run = Path(options.run)
    run.mkdir(parents=True, exist_ok=True)
    data = read(options)
    state, teachers = networks(options, data.labels, device)
    start = state.restore(run / "checkpoint.pt", device)
    batches = batches_of(options, data, start)
    loss_of = loss_function(options, data, teachers, device)
    began, losses = time.time(), []
    for step in range(start, options.steps):
        for group in state.optimiser.param_groups:
            group["lr"] = group["peak"] * schedule(step, options.steps)
        losses.append(train_on(next(batches), state, loss_of))
        done = step + 1
        if done % 100 == 0:
            pace = (time.time() - began) / (done - start)
            print(f"step {done} loss {np.mean(losses[-100:]):.3f} {pace:.2f} s/step", flush=True)
        if done % 500 == 0 or done == options.steps:
            state.save(run / "checkpoint.pt", done)
            weights = {"weights": state.average.module.state_dict(), "labels": data.labels, "options": vars(options)}
            torch.save(weights, run / "network.pt")
        if done % 1000 == 0 or done == options.steps:
            print(f"step {done} validation", validate(state.average.module, data, options.side, device), flush=True)


def read(options):
    photos = manifest.read_manifest(options.data, options.without_source, options.also)
    pixels = manifest.pack(options.data, photos, options.cache)
    seen = [None if left_out(photo, crop_of(photo.label), vars(options)) else photo for photo in photos]
    return Data(photos, pixels, manifest.labels_of(photos), seen)


def networks(options, labels, device):
    """(State, teachers): the network that learns, with its averaged twin and its optimiser, and those that it learns
    from.
    """
    fast = {"device": device, "memory_format": torch.channels_last}
    backbone = Path(options.data) / f"backbone/mobilenet_v2_{options.backbone}.npz"
    model = LeafNet(len(labels)).load_imagenet(backbone)
    if options.start_from:
        model.load(options.start_from, labels, NEW_BIAS)
    teachers = [LeafNet(len(labels)).load(path, labels, UNKNOWN).to(**fast).eval() for path in options.teachers]
    for conv in model.convolutions()[: -options.convolutions]:
        conv.requires_grad_(False)
    model = model.to(**fast).train()
    averaging = torch.optim.swa_utils.get_ema_multi_avg_fn(0.998)
    average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=averaging)
    mix_styles(model, options.mix_styles)
    head = set(model.head.parameters())
    body = [parameter for parameter in model.parameters() if parameter.requires_grad and parameter not in head]
    groups = [{"params": body, "peak": options.rate}, {"params": list(head), "peak": 4 * options.rate}]
    return State(model, average, torch.optim.AdamW(groups, lr=options.rate, weight_decay=0.03)), teachers


def batches_of(options, data, start):
    masks = pack_masks(data.photos, data.pixels.filename)
    shares = (options.plain, options.laboratory)
    size = (options.batch, options.side, options.workers)
    return stream(data.seen, data.pixels.filename, masks, data.labels, options.seed + start, *shares, *size)


def loss_function(options, data, teachers, device):
    """(model, batch) -> the mean loss: the labels, and what the teachers make of the pictures."""
    prior = log_prior(data.labels, data.seen, options.field_prior).to(device)
    in_nature = torch.tensor([photo.domain in ("field", "other") for photo in data.photos])
    taught_to_all = torch.tensor([photo.source not in options.new_sources for photo in data.photos])

    def loss_of(model, batch):
        pictures, targets, drawn = batch
        x = torch.from_numpy(pictures).to(device).permute(0, 3, 1, 2).float() / 127.5 - 1
        offsets, known = in_nature[drawn, None].to(device) * prior, taught_to_all[drawn, None].to(device).float()
        learnt = [x, one_hot(targets, len(data.labels)).to(device), offsets, *opinion(teachers, x, offsets, known)]
        x, targets, offsets, *taught = blend(learnt, options.blend)
        with torch.autocast(device, torch.bfloat16):
            logits = model(x).float() + offsets
            loss = F.cross_entropy(logits, targets, label_smoothing=0.1, reduction="none")
            if taught:
                opinions, share = taught[0], options.taught * taught[1][:, 0]
                loss = (1 - share) * loss + share * F.cross_entropy(logits, opinions, reduction="none")
            return loss.mean()

    return loss_of


def train_on(batch, state, loss_of):
    loss = loss_of(state.model, batch)
    state.optimiser.zero_grad()
    loss.backward()
    trained = [parameter for parameter in state.model.parameters() if parameter.requires_grad]
    torch.nn.utils.clip_grad_norm_(trained, 5)
    state.optimiser.step()
    state.average.update_parameters(state.model)
    return loss.item()


def validate(model, data, side, device):
    held = [
        index
        for index, photo in enumerate(data.photos)
        if photo.split == "validation" and (photo.domain != "lab" or index % LABORATORY_HELD == 0)
    ]
    return summary(logits_of(model, data.pixels, held, side, device), [data.photos[i] for i in held], data.labels)


def schedule(step, steps, warmup=150):
    if step < warmup:
        return (step + 1) / warmup
    return 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, steps - warmup)))


if __name__ == "__main__":
    main()
