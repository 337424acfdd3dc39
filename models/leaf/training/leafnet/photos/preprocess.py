"""What server and phone do to a photo before the network sees it, in PIL. `src/vision/views.ts` and
`src/vision/photoQuality.ts` are its twins: both make the same bytes of the same pixels. The app also looks at the ends of
a long photo whose middle shows no leaf; photos to train on show it in the middle.
"""

import io
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageOps

BASE_SIDE = 256  # px; the centred square of every photo is brought to this side first


def base_square(photo):
    """Photo bytes or path -> (BASE_SIDE, BASE_SIDE, 3) uint8 RGB: upright, centred square, Lanczos."""
    image = Image.open(io.BytesIO(photo) if isinstance(photo, bytes) else photo)
    image = ImageOps.exif_transpose(image)
    if image.mode in ("RGBA", "LA", "P"):
        image = image.convert("RGBA")
        backdrop = Image.new("RGBA", image.size, (255, 255, 255, 255))
        image = Image.alpha_composite(backdrop, image)
    image = image.convert("RGB")
    side = min(image.size)
    left, top = ((length - side) // 2 for length in image.size)
    square = image.crop((left, top, left + side, top + side))
    return np.asarray(square.resize((BASE_SIDE, BASE_SIDE), Image.LANCZOS))


class View(NamedTuple):
    """The centred square of `fraction` of a photo's side; `mirrored`: left and right exchanged."""

    fraction: float = 1.0
    mirrored: bool = False


WHOLE, MIDDLE = View(), View(0.8)


def view(base, side, seen=WHOLE):
    """What `seen` names of the base, at `side` px, uint8."""
    crop = round(base.shape[0] * seen.fraction)
    start = (base.shape[0] - crop) // 2
    window = base[start : start + crop, start : start + crop]
    square = window if crop == side else np.asarray(Image.fromarray(window).resize((side, side), Image.LANCZOS))
    return square[:, ::-1] if seen.mirrored else square


def tensor(views):
    """uint8 (N, S, S, 3) in 0..255 -> float32 (N, 3, S, S) in [-1, 1]."""
    return np.ascontiguousarray(np.stack(views).astype(np.float32).transpose(0, 3, 1, 2) / 127.5 - 1)


COHERENCE_PX = 8
CLIPPED = 250  # from here on a channel may be clipped, which changes a tint
QUALITIES = ("brightness", "sharpness", "coherence", "greenness", "plantHues", "colours")


def quality(base):
    """QUALITIES: mean luma 0..255, variance of the luma's Laplacian, correlation of the luma with itself COHERENCE_PX
    away, mean green over the mean of mean red and mean blue, how far green above blue outweighs violet, how far the
    colours stray from one colour."""
    luma = base.astype(np.float32) @ np.array([0.299, 0.587, 0.114], np.float32)
    laplacian = luma[:-2, 1:-1] + luma[2:, 1:-1] + luma[1:-1, :-2] + luma[1:-1, 2:] - 4 * luma[1:-1, 1:-1]
    of_colours = greenness(base), plant_hues(base), stray_from_one_colour(base, luma)
    return float(luma.mean()), float(laplacian.var()), autocorrelation(luma), *of_colours


def greenness(base):
    red, green, blue = base.reshape(-1, 3).mean(0)
    return float(2 * green / max(red + blue, 1e-6))


def plant_hues(base):
    """Squared, so that the faint tint of a backdrop weighs little."""
    red, green, blue = base.reshape(-1, 3).astype(np.float64).T
    plant, violet = np.maximum(green - blue, 0), np.maximum(np.minimum(red, blue) - green, 0)
    spread = base.max(2).astype(np.float64) - base.min(2)
    return float(((plant**2).sum() - (violet**2).sum()) / max((spread**2).sum(), 1))


def stray_from_one_colour(base, luma):
    """How far red - green and blue - green lie from the multiples of the luma that fit them best, which a toned picture
    has everywhere."""
    kept = base.max(2) < CLIPPED
    y = luma[kept].astype(np.float64)
    if y.sum() == 0:
        return 0.0
    left = 0.0
    for channel in (0, 2):
        apart = base[kept][:, channel].astype(np.float64) - base[kept][:, 1]
        left += (apart**2).sum() - (apart @ y) ** 2 / (y @ y)
    return float(np.sqrt(max(left, 0) / y.size) / y.mean())


def autocorrelation(luma):
    spread = float(luma.var())
    if spread == 0:
        return 1.0
    centred, step = luma - luma.mean(), COHERENCE_PX
    across, down = (centred[:, step:] * centred[:, :-step]).mean(), (centred[step:] * centred[:-step]).mean()
    return float((across + down) / 2 / spread)
