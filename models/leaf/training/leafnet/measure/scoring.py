"""Figures on held-back photos: by domain, top-1, top-3, crop, accuracy on the surest 65 %, and log loss."""

import numpy as np
import torch

from leafnet.photos.manifest import crop_of, section_of
from leafnet.photos.preprocess import WHOLE, tensor, view


def logits_of(model, pixels, indices, side, device="cpu", seen=WHOLE):
    """(len(indices), classes) float32 logits of one view of each photo."""
    was_training = model.training
    model.eval()
    rows = []
    with torch.no_grad():
        for start in range(0, len(indices), 32):
            views = [view(pixels[i], side, seen) for i in indices[start : start + 32]]
            x = torch.from_numpy(tensor(views)).to(device, memory_format=torch.channels_last)
            rows.append(model(x).float().cpu().numpy())
    model.train(was_training)
    return np.concatenate(rows)


def softmax(logits):
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def crop_posterior(posterior, labels):
    """(n, crops) probabilities summed over each crop's labels, and the crops' names."""
    crops = sorted({crop_of(label) for label in labels})
    return np.stack([posterior[:, [crop_of(label) == crop for label in labels]].sum(1) for crop in crops], 1), crops


def condition(posterior, photos, labels):
    """(n, classes): what is left when each photo's own crop is told. Twin of `condition` in posterior.ts."""
    crops = [crop_of(label) for label in labels]
    own = np.where([[crop == crop_of(photo.label) for crop in crops] for photo in photos], posterior, 0)
    return own / np.maximum(own.sum(1, keepdims=True), 1e-30)


def figures(posterior, truth, labels):
    order = posterior.argsort(1)[:, ::-1]
    right = order[:, 0] == truth
    by_crop, crops = crop_posterior(posterior, labels)
    crop_truth = np.array([crops.index(crop_of(labels[t])) for t in truth])
    surest = posterior.max(1).argsort()[::-1][: max(1, round(0.65 * len(truth)))]
    return {
        "photos": len(truth),
        "top1": right.mean(),
        "top3": (order[:, :3] == truth[:, None]).any(1).mean(),
        "crop": (by_crop.argmax(1) == crop_truth).mean(),
        "top1At65": right[surest].mean(),
        "logLoss": -np.log(posterior[np.arange(len(truth)), truth] + 1e-9).mean(),
    }


def figures_by_section(posterior, photos, labels):
    truth = np.array([labels.index(photo.label) for photo in photos])
    sections = np.array([section_of(photo) for photo in photos])
    return {
        name: figures(posterior[sections == name], truth[sections == name], labels) for name in sorted(set(sections))
    }


def summary(logits, photos, labels):
    return {
        name: " ".join(f"{key} {value:.3f}" for key, value in row.items() if key != "photos")
        for name, row in figures_by_section(softmax(logits), photos, labels).items()
    }
