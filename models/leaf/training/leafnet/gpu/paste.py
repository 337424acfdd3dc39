"""Laboratory leaves laid on scenes, on the device."""

import torch

from leafnet.gpu.pictures import between, plane, sample, wide

COPIES = (1, 1, 1, 2, 3)  # of a leaf on one scene


def paste(scenes, leaves):
    """(B, 3, S, S) with one to three copies of each leaf, (B, 4, S, S) with its mask, the first one large and near the
    middle.
    """
    copies = torch.tensor(COPIES)[torch.randint(len(COPIES), (len(leaves),))].to(scenes.device)
    box = boxes_of(leaves[:, 3])
    for copy in range(max(COPIES)):
        size = between(scenes, 0.65, 1.25) if copy == 0 else between(scenes, 0.35, 0.8)
        got = sample(leaves, placed(scenes, box, size, 0.36 if copy == 0 else 1.0), "zeros")
        mask = got[:, 3:] * wide((copies > copy).float())
        scenes = scenes * (1 - mask) + in_light_of(scenes, got[:, :3], mask) * mask
    return scenes


def boxes_of(masks):
    """(B, S, S) -> centre (x, y) and half extents (width, height) of each leaf, in [-1, 1]: four (B,)."""
    side, found = masks.shape[-1], []
    at = torch.linspace(-1, 1, side, device=masks.device)
    for axis in (1, 2):
        line = masks.amax(axis) > 0.4
        low = torch.where(line, at, 1.0).amin(1)
        high = torch.where(line, at, -1.0).amax(1)
        found.append(((low + high) / 2, ((high - low) / 2).clamp(min=0.05)))
    (x, width), (y, height) = found
    return x, y, width, height


def placed(scenes, box, size, slack):
    """Grid (B, S, S, 2) that lays the leaf in `box` somewhere on each scene, turned, `size` of the scene large."""
    centre_x, centre_y, width, height = (value[:, None, None] for value in box)
    y, x = plane(scenes.shape[2], scenes.device)
    x = x[None] - between(scenes, -slack, slack)[:, None, None]
    y = y[None] - between(scenes, -slack, slack)[:, None, None]
    angle = between(scenes, 0, 2 * torch.pi)[:, None, None]
    scale = torch.maximum(width, height) / size[:, None, None]
    flip = torch.where(between(scenes, 0, 1) < 0.5, -1.0, 1.0)[:, None, None]
    across = (angle.cos() * x - angle.sin() * y) * flip * scale + centre_x
    return torch.stack([across, (angle.sin() * x + angle.cos() * y) * scale + centre_y], -1)


def in_light_of(scenes, leaves, mask):
    """Half of the leaves, their colours moved towards the scene's (as in augment.py), a slope of light across them."""
    relit, bright = wide((between(scenes, 0, 1) < 0.5).float()), wide(1 + chosen_light(scenes))
    strength = relit * wide(between(scenes, 0.15, 0.85))
    area = mask.sum((2, 3), keepdim=True) + 1
    centre = (leaves * mask).sum((2, 3), keepdim=True) / area
    spread = (((leaves - centre) ** 2 * mask).sum((2, 3), keepdim=True) / area).sqrt() + 0.004
    mean, deviation = scenes.mean((2, 3), keepdim=True), scenes.std((2, 3), keepdim=True)
    gain = 1 + strength * ((deviation / spread).clamp(0.6, 1.7) - 1)
    y, x = plane(scenes.shape[2], scenes.device)
    angle, steep = between(scenes, 0, 2 * torch.pi), relit * wide(between(scenes, 0, 0.45))
    slope = 1 + steep * (wide(angle.cos()) * x + wide(angle.sin()) * y)
    return (((leaves - centre) * gain + centre + strength * (mean - centre)) * slope * bright).clamp(0, 1)


def chosen_light(scenes):
    return torch.where(between(scenes, 0, 1) < 0.5, between(scenes, -0.3, 0.3), 0.0)
