"""Batch normalisation put back into a network whose convolutions it is folded into, and folded again."""

import torch
from torch import nn

from leafnet.train.network import Conv, LeafNet

MOMENTUM = 0.02  # of the running means: batches are large and few


class Normalised(nn.Module):
    """A convolution with batch normalisation that undoes what it takes away, so that nothing changes at the start."""

    def __init__(self, conv):
        super().__init__()
        self.conv, self.norm = conv, nn.BatchNorm2d(len(conv.bias), momentum=MOMENTUM)
        self.conv.bias.requires_grad_(False)
        self.measured = []  # (mean, variance) of each batch, until `settle`

    def forward(self, x):
        x = self.conv.convolved(x)
        if self.measured is None:
            return self.conv.activated(self.norm(x))
        self.measured.append((x.float().mean((0, 2, 3)), x.float().var((0, 2, 3))))
        return self.conv.activated(x)

    def settle(self):
        mean, variance = (torch.stack(values).mean(0) for values in zip(*self.measured))
        norm, self.measured = self.norm, None
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.data.copy_((variance + norm.eps).sqrt())
        norm.bias.data.copy_(mean)

    def folded(self):
        """{"weight", "bias"} of the one convolution that does the same."""
        gain = self.norm.weight / (self.norm.running_var + self.norm.eps).sqrt()
        return {
            "weight": self.conv.weight * gain[:, None, None, None],
            "bias": self.norm.bias + (self.conv.bias - self.norm.running_mean) * gain,
        }


def normalise(model, batches):
    """Puts it into a LeafNet, in place. `batches` of pictures say what comes into each layer."""
    for sequence in [module for module in model.modules() if isinstance(module, nn.Sequential)]:
        for index, child in enumerate(sequence):
            if isinstance(child, Conv):
                sequence[index] = Normalised(child).to(child.weight.device)
    model.eval()
    with torch.no_grad():
        for pictures in batches:
            model(pictures)
        for layer in layers_of(model):
            layer.settle()
    return model


def layers_of(model):
    return [module for module in model.modules() if isinstance(module, Normalised)]


def fold(model):
    """The state_dict of the LeafNet that does the same as `model`, on the CPU."""
    head = model.head[1]
    plain = LeafNet(head.out_features)
    with torch.no_grad():
        for conv, layer in zip(plain.convolutions(), layers_of(model)):
            for name, value in layer.folded().items():
                getattr(conv, name).copy_(value)
        plain.head[1].weight.copy_(head.weight)
        plain.head[1].bias.copy_(head.bias)
    return plain.state_dict()
