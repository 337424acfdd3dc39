"""What happens to a training picture, on the device: random parts, light, blur, compression. (B, 3, S, S) in [0, 1]."""

import math

import torch
import torch.nn.functional as F

# ISO/IEC 10918-1, table K.1
QUANTISATION = [
    *(16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56),
    *(14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92),
    *(49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99),
]
LUMA = (0.299, 0.587, 0.114)


def between(like, low, high):
    """(B,) uniform; `like`: a tensor of B rows, whose device is used."""
    return torch.rand(len(like), device=like.device) * (high - low) + low


def chosen(like, chance):
    return torch.nonzero(torch.rand(len(like), device=like.device) < chance)[:, 0]


def wide(values):
    """(B,) -> (B, 1, 1, 1)"""
    return values[:, None, None, None]


def plane(side, device):
    """(y, x) of a square's pixels in [-1, 1]."""
    line = torch.linspace(-1, 1, side, device=device)
    return torch.meshgrid(line, line, indexing="ij")


def sample(pictures, grid, padding="reflection"):
    return F.grid_sample(pictures, grid.to(pictures.dtype), padding_mode=padding, align_corners=False)


def random_parts(pictures, side, least):
    """A random part of each, at least `least` (B,) of its area, half of them turned and warped a little."""
    area, ratio = between(pictures, least, 1.0), torch.exp(between(pictures, -0.29, 0.29))
    width, height = (area * ratio).sqrt().clamp(max=1), (area / ratio).sqrt().clamp(max=1)
    x0, y0 = between(pictures, -1, 1) * (1 - width), between(pictures, -1, 1) * (1 - height)
    warped = (between(pictures, 0, 1) < 0.5).float()
    quarters = (between(pictures, 0, 1) < 0.3) * between(pictures, 0, 4).floor()
    angle = between(pictures, -0.6, 0.6) * warped + quarters * (math.pi / 2)
    y, x = plane(side, pictures.device)
    flip = torch.where(between(pictures, 0, 1) < 0.5, -1.0, 1.0)
    x, y = x[None] * flip[:, None, None], y[None]
    tilt = [(between(pictures, -0.12, 0.12) * warped)[:, None, None] for _ in range(2)]
    depth = 1 + tilt[0] * x + tilt[1] * y
    x, y = x / depth, y / depth
    c, s = angle.cos()[:, None, None], angle.sin()[:, None, None]
    across, down = (c * x - s * y) * width[:, None, None], (s * x + c * y) * height[:, None, None]
    return sample(pictures, torch.stack([across + x0[:, None, None], down + y0[:, None, None]], -1))


def blurred(pictures, sigma):
    reach = max(1, math.ceil(2.5 * sigma))
    at = torch.arange(-reach, reach + 1, device=pictures.device).float()
    kernel = torch.exp(-(at**2) / (2 * sigma**2))
    kernel = (kernel / kernel.sum()).to(pictures.dtype)
    channels = pictures.shape[1]
    for shape, border in (((1, 1, 1, -1), (reach, reach, 0, 0)), ((1, 1, -1, 1), (0, 0, reach, reach))):
        weights = kernel.view(shape).expand(channels, *(-1,) * 3)
        pictures = F.conv2d(F.pad(pictures, border, mode="reflect"), weights, groups=channels)
    return pictures


def compressed(pictures, quality):
    """What JPEG of that quality leaves of each channel; the side is a multiple of 8."""
    strength = 5000 / quality if quality < 50 else 200 - 2 * quality
    table = torch.tensor(QUANTISATION, device=pictures.device).float().view(8, 8)
    table = ((table * strength + 50) / 100).clamp(1, 255)
    at = torch.arange(8, device=pictures.device).float()
    basis = torch.cos((2 * at[None] + 1) * at[:, None] * math.pi / 16) / 2
    basis[0] /= math.sqrt(2)
    batch, channels, height, width = pictures.shape
    blocks = (
        (pictures * 255 - 128).float().view(batch, channels, height // 8, 8, width // 8, 8).permute(0, 1, 2, 4, 3, 5)
    )
    levels = torch.round(basis @ blocks @ basis.T / table) * table
    back = (basis.T @ levels @ basis).permute(0, 1, 2, 4, 3, 5).reshape(pictures.shape)
    return ((back + 128) / 255).clamp(0, 1).to(pictures.dtype)


def photographed(x, rng):
    """Each as another phone in another light would take it. `rng`: of what a batch has in common."""
    some = chosen(x, 0.15)
    if len(some):
        x[some] = blurred(x[some], rng.uniform(0.4, 1.8))
    some = chosen(x, 0.15)
    if len(some):
        less = F.interpolate(x[some], size=int(x.shape[2] * rng.uniform(0.4, 0.8)), mode="bilinear", antialias=True)
        x[some] = F.interpolate(less, size=x.shape[2], mode="bilinear")
    some = chosen(x, 0.2)
    if len(some):
        x[some] = compressed(x[some], rng.uniform(22, 80))
    x = in_other_light(x)
    some = chosen(x, 0.1)
    if len(some):
        x[some] = x[some] + torch.randn_like(x[some]) * rng.uniform(0.01, 0.06)
    return erased(x, 0.2).clamp(0, 1)


def in_other_light(x):
    lit = (between(x, 0, 1) < 0.9).float()
    tint = 1 + lit[:, None] * (torch.rand(len(x), 3, device=x.device) * 0.32 - 0.16)
    x = x * wide(1 + lit * (between(x, 0.6, 1.4) - 1)) * tint[:, :, None, None]
    luma = (x * torch.tensor(LUMA, device=x.device)[None, :, None, None]).sum(1, keepdim=True)
    x = luma + (x - luma) * wide(1 + lit * (between(x, 0.5, 1.5) - 1))
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (mean + (x - mean) * wide(1 + lit * (between(x, 0.6, 1.45) - 1))).clamp(0, 1)
    gamma = torch.where(between(x, 0, 1) < 0.2, between(x, 0.6, 1.6), 1.0)
    return (x + 1e-4) ** wide(gamma)


def erased(x, chance):
    """A box of one colour over some of them."""
    y, at = plane(x.shape[2], x.device)
    height, width = between(x, 0.3, 0.8)[:, None, None], between(x, 0.3, 0.8)[:, None, None]
    top, left = (between(x, -1, 1)[:, None, None] for _ in range(2))
    box = (y >= top) & (y <= top + height) & (at >= left) & (at <= left + width)
    box = box & (between(x, 0, 1) < chance)[:, None, None]
    return torch.where(box[:, None], torch.rand(len(x), 3, 1, 1, device=x.device), x)
