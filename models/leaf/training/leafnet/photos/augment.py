"""Pictures to train on. The aim is to break the link between a crop and the background it was photographed on."""

import io
import math

import numpy as np
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

LIGHT_OF_SCENE = 0.5  # how often a pasted leaf takes on the light of where it lies


def leaf_mask(square):
    """(S, S, 3) uint8 laboratory photo -> PIL 'L' mask of the leaf, None where no leaf stands out from the border."""
    small = square.astype(np.float32)
    total = small.sum(2, keepdims=True) + 30
    chroma = small / total  # shadows keep the backdrop's chromaticity
    edges = (chroma[:6], chroma[-6:], chroma[:, :6], chroma[:, -6:])
    border = np.concatenate([edge.reshape(-1, 3) for edge in edges])
    distance = np.abs(chroma - np.median(border, 0)).sum(2)
    mask = Image.fromarray(((distance > 0.055) * 255).astype(np.uint8))
    for _ in range(2):
        mask = mask.filter(ImageFilter.MaxFilter(7))
    for _ in range(2):
        mask = mask.filter(ImageFilter.MinFilter(7))
    mask = mask.filter(ImageFilter.MedianFilter(7)).filter(ImageFilter.MinFilter(3)).filter(ImageFilter.GaussianBlur(1))
    share = np.asarray(mask).mean() / 255
    return mask if 0.12 < share < 0.8 else None


def random_crop(image, rng, side, scale=(0.35, 1.0)):
    """A random part of a PIL image, warped a little, at `side` px."""
    width, height = image.size
    area, ratio = rng.uniform(*scale) * width * height, math.exp(rng.uniform(-0.29, 0.29))
    w, h = min(width, math.sqrt(area * ratio)), min(height, math.sqrt(area / ratio))
    x, y = rng.uniform(0, width - w), rng.uniform(0, height - h)
    if rng.random() < 0.5:
        return image.resize((side, side), Image.BILINEAR, box=(x, y, x + w, y + h))
    angle = rng.uniform(-0.6, 0.6)
    cx, cy, jitter = x + w / 2, y + h / 2, lambda: rng.uniform(-0.08, 0.08)
    corners = []
    for dx, dy in ((-0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0.5, -0.5)):
        u, v = (dx + jitter()) * w, (dy + jitter()) * h
        corners += [cx + u * math.cos(angle) - v * math.sin(angle), cy + u * math.sin(angle) + v * math.cos(angle)]
    corners = [min(max(value, 0), (width if i % 2 == 0 else height) - 1) for i, value in enumerate(corners)]
    return image.transform((side, side), Image.QUAD, corners, Image.BILINEAR)


def in_light_of(piece, shape, scene, rng):
    """The leaf, its colours moved towards the scene's (Reinhard et al. 2001, in RGB), a slope of light across it."""
    pixels = np.asarray(piece, np.float32)
    leaf = pixels[::3, ::3][np.asarray(shape)[::3, ::3] > 128]
    if len(leaf) < 32:
        return piece
    around, strength = np.asarray(scene, np.float32)[::4, ::4].reshape(-1, 3), np.float32(rng.uniform(0.15, 0.85))
    centre = leaf.mean(0)
    gain = 1 + strength * (np.clip(around.std(0) / (leaf.std(0) + 1), 0.6, 1.7) - 1)
    angle, reach = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.45)
    down, across = np.linspace(-1, 1, piece.height, dtype=np.float32), np.linspace(-1, 1, piece.width, dtype=np.float32)
    slope = 1 + np.float32(reach) * (np.float32(math.cos(angle)) * across + np.float32(math.sin(angle)) * down[:, None])
    moved = (pixels * gain + (centre + strength * (around.mean(0) - centre) - gain * centre)) * slope[..., None]
    return Image.fromarray(np.clip(moved, 0, 255).astype(np.uint8))


def paste_leaves(leaf, mask, backdrop, rng, side):
    """One to three copies of a laboratory leaf on a backdrop, the first one large."""
    scene = random_crop(backdrop, rng, side, (0.2, 1.0))
    if rng.random() < 0.4:
        scene = scene.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 3)))
    box = mask.getbbox()
    leaf, mask = leaf.crop(box), mask.crop(box)
    for copy in range(int(rng.choice((1, 1, 1, 2, 3)))):
        reach = side * (rng.uniform(0.65, 1.25) if copy == 0 else rng.uniform(0.35, 0.8))
        factor = reach / max(leaf.size)
        size = (max(8, round(leaf.width * factor)), max(8, round(leaf.height * factor)))
        angle = rng.uniform(0, 360)
        piece = leaf.resize(size, Image.BILINEAR).rotate(angle, Image.BILINEAR, expand=True)
        shape = mask.resize(size, Image.BILINEAR).rotate(angle, Image.BILINEAR, expand=True)
        if rng.random() < 0.5:
            piece, shape = ImageOps.mirror(piece), ImageOps.mirror(shape)
        if rng.random() < 0.5:
            piece = ImageEnhance.Brightness(piece).enhance(rng.uniform(0.7, 1.3))
        if rng.random() < LIGHT_OF_SCENE:
            piece = in_light_of(piece, shape, scene, rng)
        slack = 0.18 if copy == 0 else 0.5
        x = round((side - piece.width) / 2 + rng.uniform(-slack, slack) * side)
        y = round((side - piece.height) / 2 + rng.uniform(-slack, slack) * side)
        scene.paste(piece, (x, y), shape)
    return scene


def photograph(image, rng):
    """What cheap phones and daylight do: colour, exposure, blur, compression, flips. PIL in, uint8 array out."""
    if rng.random() < 0.5:
        image = ImageOps.mirror(image)
    if rng.random() < 0.3:
        image = image.transpose(int(rng.choice((Image.ROTATE_90, Image.ROTATE_180, Image.ROTATE_270))))
    if rng.random() < 0.15:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(0.4, 1.6)))
    if rng.random() < 0.15:
        shrunk = round(image.width * rng.uniform(0.45, 0.8))
        image = image.resize((shrunk, shrunk), Image.BILINEAR).resize(image.size, Image.BILINEAR)
    if rng.random() < 0.15:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=int(rng.integers(25, 80)))
        image = Image.open(file)
    pixels = np.asarray(image, np.float32) / 255
    if rng.random() < 0.9:
        pixels = pixels * (rng.uniform(0.65, 1.35) * rng.uniform(0.86, 1.14, 3).astype(np.float32))
        luma = (pixels @ np.array([0.299, 0.587, 0.114], np.float32))[..., None]
        pixels = luma + (pixels - luma) * np.float32(rng.uniform(0.55, 1.45))
        mean = pixels.mean()
        pixels = mean + (pixels - mean) * np.float32(rng.uniform(0.65, 1.4))
    if rng.random() < 0.2:
        pixels = np.clip(pixels, 0, 1) ** np.float32(rng.uniform(0.6, 1.6))
    if rng.random() < 0.2:
        h, w = (int(s * rng.uniform(0.15, 0.4)) for s in pixels.shape[:2])
        y, x = int(rng.integers(0, pixels.shape[0] - h)), int(rng.integers(0, pixels.shape[1] - w))
        pixels[y : y + h, x : x + w] = rng.random(3)
    return (np.clip(pixels, 0, 1) * 255).astype(np.uint8)
