"""Fits the layers of other plants and of health on the features of an exported network, and puts them into its file.

    python -m leafnet.finish.refine --data FOLDER --version YYYY-MM-DD [--without-source NAME] [--target FOLDER]

Nothing that is in the file already is rounded again. recalibrate.py has to follow: all thresholds change.
"""

import argparse
import io
import json
from pathlib import Path

import onnx
import torch
from torch import nn

from leafnet.finish.export import SIDE, checksums, write_json
from leafnet.finish.finish import Finished
from leafnet.finish.health import WithHealth, fit_health
from leafnet.finish.others import WithOthers, fit_others, stock_of
from leafnet.finish.quantise import fold_padding, initial_values, reuse_int8
from leafnet.paths import MODEL_FOLDER
from leafnet.photos import manifest
from leafnet.train.network import LeafNet, stored_weights

OUTPUTS = ["logits", "sick"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--cache", default="runs/cache")
    parser.add_argument("--version", required=True)
    parser.add_argument("--without-source", nargs="*", default=[], help="as in the training of the network")
    parser.add_argument("--target", type=Path, default=MODEL_FOLDER)
    options = parser.parse_args()
    torch.set_num_threads(1)
    labels, model = (json.loads((options.target / name).read_text()) for name in ("labels.json", "model.json"))
    photos = manifest.read_manifest(options.data, options.without_source)
    pixels = manifest.pack(options.data, photos, options.cache)
    path = options.target / "model.onnx"
    network = opened(path, labels)
    network.with_others = WithOthers(fit_others(stock_of(network.network, photos, pixels, labels, SIDE)))
    network.with_health = WithHealth(fit_health(network.network, photos, pixels, SIDE), labels)
    path.write_bytes(stored(network, path))
    names = {"version": options.version} | checksums(options.target)
    write_json(options.target / "model.json", model | names)


def opened(path, labels):
    """The Finished of an exported model.onnx, without the layers that refine.py fits."""
    values = initial_values(onnx.load(path))
    network = LeafNet(len(labels))
    network.load_state_dict(stored_weights(path)[0])
    model = Finished(network.eval(), linear(values, "in_field"), torch.from_numpy(values["offsets"].copy()))
    model.laboratory = linear(values, "laboratory")
    return model.eval()


def complete(path, labels):
    """The Finished of an exported model.onnx, with these layers."""
    values, network = initial_values(onnx.load(path)), opened(path, labels)
    network.with_others = WithOthers(linear(values, "with_others.others"))
    network.with_health = WithHealth(linear(values, "with_health.sick"), labels)
    return network.eval()


def stored(network, earlier):
    """The bytes of a network's file, its weights rounded as in the file `earlier`."""
    return reuse_int8(export_observing(network.eval()), earlier.read_bytes())


def linear(values, name):
    weight, bias = (torch.from_numpy(values[f"{name}.{part}"].copy()) for part in ("weight", "bias"))
    layer = nn.Linear(weight.shape[1], weight.shape[0]).requires_grad_(False)
    layer.weight.copy_(weight)
    layer.bias.copy_(bias)
    return layer


class Observing(nn.Module):
    """Finished.observe as a module's forward, which is what can be exported."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        return self.model.observe(x)


def export_observing(model):
    exported = io.BytesIO()
    names = ["photos", *OUTPUTS]
    torch.onnx.export(
        Observing(model),
        (torch.zeros(2, 3, SIDE, SIDE),),
        exported,
        input_names=names[:1],
        output_names=OUTPUTS,
        dynamic_axes={name: {0: "views"} for name in names},
        opset_version=17,
        dynamo=False,
    )
    content = onnx.load_from_string(exported.getvalue())
    rename(content, "model.", "")
    fold_padding(content)
    return content.SerializeToString()


def rename(content, prefix, replacement):
    """Takes away what Observing puts before each initializer's name: they are those of an exported Finished then."""

    def shorter(name):
        return replacement + name.removeprefix(prefix) if name in renamed else name

    renamed = {tensor.name for tensor in content.graph.initializer if tensor.name.startswith(prefix)}
    for tensor in content.graph.initializer:
        tensor.name = shorter(tensor.name)
    for node in content.graph.node:
        node.input[:] = [shorter(name) for name in node.input]


if __name__ == "__main__":
    main()
