"""Fine-tunes the network; resumable. Writes checkpoints to the run's folder.

    python train.py --data FOLDER --run runs/first [--steps 7000] [--side 160] [--leave-out Tomato] [--unseen Grape] [--without-source atldsd]
"""
import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import leafdata
from batches import LABORATORY, PLAIN, pack_masks, stream
from distil import opinion
from mixstyle import mix_styles
from mixup import blend, one_hot
from network import LeafNet
from prior import left_out, log_prior
from scoring import crop_of, logits_of, summary


NEW_BIAS, UNKNOWN = -2.0, -30.0  # of a label that an earlier network does not know: where training starts, and for a teacher never


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--run", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--steps", type=int, default=7000)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--side", type=int, default=160)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--convolutions", type=int, default=36, help="how many of the last convolutions are trained")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--leave-out", nargs="*", default=[], help="crops whose field photos training never sees")
    parser.add_argument("--unseen", nargs="*", default=[], help="crops of which training sees no photo at all")
    parser.add_argument("--start-from", default=None, help="network.pt of an earlier run or an exported model.onnx, for a last stretch at a higher resolution")
    parser.add_argument("--without-source", nargs="*", default=[])
    parser.add_argument("--mix-styles", type=float, default=0.0, help="how often pictures lend each other their style (mixstyle.py)")
    parser.add_argument("--blend", type=float, default=0.0, help="how often the pictures of a batch are laid over one another (mixup.py)")
    parser.add_argument("--field-prior", type=float, default=1.0, help="odds that a field photo has a label without field photos (prior.py); 1: as any other")
    parser.add_argument("--teachers", nargs="*", default=[], help="network.pt of earlier runs or exported model.onnx, whose common opinion is learnt as well (distil.py)")
    parser.add_argument("--taught", type=float, default=0.5, help="how much of the loss is about that opinion")
    parser.add_argument("--new-sources", nargs="*", default=[], help="sources that the teachers have not been taught, and are not asked about")
    parser.add_argument("--backbone", default="imagenet", choices=("imagenet", "inat_insects"))
    parser.add_argument("--also", nargs="*", default=[], choices=list(leafdata.SHARES), help="splits whose field photos of maize, tomato and potato are trained on, too (leafdata.py)")
    parser.add_argument("--plain", type=float, default=PLAIN, help="how many of the laboratory pictures keep their plain backdrop")
    parser.add_argument("--laboratory", type=float, default=LABORATORY, help="how many of all pictures are from the laboratory")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main():
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    run = Path(options.run)
    run.mkdir(parents=True, exist_ok=True)

    photos = leafdata.read_manifest(options.data, options.without_source, options.also)
    pixels = leafdata.pack(options.data, photos, options.cache)
    labels = leafdata.labels_of(photos)
    seen = [None if left_out(photo, crop_of(photo.label), vars(options)) else photo for photo in photos]
    prior = log_prior(labels, seen, options.field_prior).to(device)
    in_nature = torch.tensor([photo.domain in ("field", "other") for photo in photos])
    taught_to_all = torch.tensor([photo.source not in options.new_sources for photo in photos])

    model = LeafNet(len(labels)).load_imagenet(Path(options.data) / f"backbone/mobilenet_v2_{options.backbone}.npz")
    if options.start_from:
        model.load(options.start_from, labels, NEW_BIAS)
    teachers = [LeafNet(len(labels)).load(path, labels, UNKNOWN).to(device, memory_format=torch.channels_last).eval() for path in options.teachers]
    for conv in model.convolutions()[: -options.convolutions]:
        conv.requires_grad_(False)
    model = model.to(device, memory_format=torch.channels_last).train()
    average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    mix_styles(model, options.mix_styles)
    trained = [parameter for parameter in model.parameters() if parameter.requires_grad]
    head = set(model.head.parameters())
    optimiser = torch.optim.AdamW(
        [{"params": [p for p in trained if p not in head], "peak": options.rate}, {"params": list(head), "peak": 4 * options.rate}],
        lr=options.rate, weight_decay=0.03,
    )

    start = 0
    checkpoint = run / "checkpoint.pt"
    if checkpoint.exists():
        state = torch.load(checkpoint, map_location=device, weights_only=False)
        model.load_state_dict(state["model"]), average.load_state_dict(state["average"]), optimiser.load_state_dict(state["optimiser"])
        start = state["step"]

    masks = pack_masks(photos, pixels.filename)
    batches = stream(seen, pixels.filename, masks, labels, options.seed + start, options.plain, options.laboratory, options.batch, options.side, options.workers)
    began, losses = time.time(), []
    for step in range(start, options.steps):
        for group in optimiser.param_groups:
            group["lr"] = group["peak"] * schedule(step, options.steps)
        pictures, targets, drawn = next(batches)
        x = torch.from_numpy(pictures).to(device).permute(0, 3, 1, 2).float() / 127.5 - 1
        offsets, known = in_nature[drawn, None].to(device) * prior, taught_to_all[drawn, None].to(device).float()
        x, targets, offsets, *taught = blend([x, one_hot(targets, len(labels)).to(device), offsets, *opinion(teachers, x, offsets, known)], options.blend)
        with torch.autocast(device, torch.bfloat16):
            logits = model(x).float() + offsets
            loss = F.cross_entropy(logits, targets, label_smoothing=0.1, reduction="none")
            if taught:
                opinions, share = taught[0], options.taught * taught[1][:, 0]
                loss = (1 - share) * loss + share * F.cross_entropy(logits, opinions, reduction="none")
            loss = loss.mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(trained, 5)
        optimiser.step()
        average.update_parameters(model)
        losses.append(loss.item())
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} loss {np.mean(losses[-100:]):.3f} {(time.time() - began) / (step + 1 - start):.2f} s/step", flush=True)
        if (step + 1) % 500 == 0 or step + 1 == options.steps:
            state = {"model": model.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict(), "step": step + 1}
            torch.save(state, checkpoint.with_suffix(".part"))
            checkpoint.with_suffix(".part").rename(checkpoint)
            torch.save({"weights": average.module.state_dict(), "labels": labels, "options": vars(options)}, run / "network.pt")
        if (step + 1) % 1000 == 0 or step + 1 == options.steps:
            held = [i for i, photo in enumerate(photos) if photo.split == "validation" and (photo.domain != "lab" or i % 4 == 0)]
            logits = logits_of(average.module, pixels, held, options.side, device)
            print(f"step {step + 1} validation", summary(logits, [photos[i] for i in held], labels), flush=True)


def schedule(step, steps, warmup=150):
    if step < warmup:
        return (step + 1) / warmup
    return 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, steps - warmup)))


if __name__ == "__main__":
    main()
