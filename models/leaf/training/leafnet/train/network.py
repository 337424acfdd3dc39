"""MobileNetV2 1.0 (Sandler et al. 2018) with batch normalisation folded into the convolutions."""

import json
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import numpy_helper

from leafnet.finish.quantise import unfolded

# expansion, channels, repeats, stride of the first block
STAGES = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]


class Conv(nn.Module):
    """Convolution with TensorFlow's SAME padding, which the ImageNet weights were trained with."""

    def __init__(self, cin, cout, kernel=1, stride=1, depthwise=False, relu6=True):
        super().__init__()
        self.stride, self.groups, self.relu6 = stride, cin if depthwise else 1, relu6
        self.weight = nn.Parameter(torch.empty(cout, cin // self.groups, kernel, kernel))
        self.bias = nn.Parameter(torch.zeros(cout))
        nn.init.kaiming_normal_(self.weight)

    def forward(self, x):
        return self.activated(self.convolved(x))

    def convolved(self, x):
        kernel = self.weight.shape[2]
        if kernel == 1:
            return F.conv2d(x, self.weight, self.bias)
        if self.stride == 1:
            return F.conv2d(x, self.weight, self.bias, padding=kernel // 2, groups=self.groups)
        # SAME on an even side pads one row below and one column to the right
        return F.conv2d(F.pad(x, (0, 1, 0, 1)), self.weight, self.bias, self.stride, groups=self.groups)

    def activated(self, x):
        return F.relu6(x) if self.relu6 else x


class Block(nn.Module):
    """Inverted residual."""

    def __init__(self, cin, cout, expansion, stride):
        super().__init__()
        hidden = cin * expansion
        layers = [] if expansion == 1 else [Conv(cin, hidden)]
        self.layers = nn.Sequential(
            *layers, Conv(hidden, hidden, 3, stride, depthwise=True), Conv(hidden, cout, relu6=False)
        )
        self.residual = stride == 1 and cin == cout

    def forward(self, x):
        return x + self.layers(x) if self.residual else self.layers(x)


class LeafNet(nn.Module):
    """(N, 3, S, S) RGB in [-1, 1], S a multiple of 32, to (N, classes) logits."""

    def __init__(self, classes, dropout=0.2):
        super().__init__()
        blocks, cin = [Conv(3, 32, 3, 2)], 32
        for expansion, cout, repeats, stride in STAGES:
            for i in range(repeats):
                blocks.append(Block(cin, cout, expansion, stride if i == 0 else 1))
                cin = cout
        self.features = nn.Sequential(*blocks, Conv(cin, 1280))
        self.head = nn.Sequential(nn.Dropout(dropout), nn.Linear(1280, classes))

    def forward(self, x):
        return self.head(self.pooled(x))

    def pooled(self, x):
        """(N, 1280): what the head reads."""
        return self.features(x).mean((2, 3))

    def convolutions(self):
        return [module for module in self.features.modules() if isinstance(module, Conv)]

    def load_imagenet(self, path):
        """Loads the backbone from an .npz of '<index>.weight' and '<index>.bias'; the head stays fresh."""
        stored = np.load(path)
        for index, conv in enumerate(self.convolutions()):
            for name in ("weight", "bias"):
                value = torch.from_numpy(stored[f"{index:02d}.{name}"].astype(np.float32))
                target = getattr(conv, name)
                if value.shape != target.shape:
                    raise ValueError(f"{index:02d}.{name}: {tuple(value.shape)} stored, {tuple(target.shape)} expected")
                target.data.copy_(value)
        return self

    def load(self, path, labels, new_bias):
        """Loads a run's network.pt or an exported model.onnx, the latter without what was added to it in the end
        (finish.py). A label that it does not know gets a row of zeros and `new_bias`.
        """
        weights, known = stored_weights(path)
        rows, own = [known.index(label) if label in known else -1 for label in labels], self.state_dict()
        for name in ("head.1.weight", "head.1.bias"):
            fresh = torch.full_like(own[name], new_bias if name.endswith("bias") else 0.0)
            for at, row in enumerate(rows):
                if row >= 0:
                    fresh[at] = weights[name][row]
            weights[name] = fresh
        self.load_state_dict(weights)
        return self


def stored_weights(path):
    """(state_dict, labels) of a run's network.pt or of an exported model.onnx with labels.json beside it, its int8
    weights unfolded.
    """
    if not str(path).endswith(".onnx"):
        stored = torch.load(path, weights_only=False, map_location="cpu")
        return stored["weights"], stored["labels"]
    labels = json.loads(Path(path).with_name("labels.json").read_text())
    graph = onnx.load(path).graph
    tensors = {tensor.name.removeprefix("network."): numpy_helper.to_array(tensor) for tensor in graph.initializer}
    axes = {
        node.output[0].removeprefix("network."): node.attribute[0].i
        for node in graph.node
        if node.op_type == "DequantizeLinear"
    }
    weights = {}
    for name in LeafNet(len(labels)).state_dict():
        if name in tensors:
            weights[name] = torch.from_numpy(tensors[name].copy())
        else:
            weights[name] = torch.from_numpy(unfolded(tensors[f"{name}.int8"], tensors[f"{name}.scale"], axes[name]))
    return weights, labels
