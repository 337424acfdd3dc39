"""Weight-only int8: each channel's weights as int8 with a scale of its own; ONNX Runtime unfolds them once, at load."""

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import helper, numpy_helper

WIDEST = 127
DAMPING = 0.01  # of the mean square of an input: without, inputs that are nearly always 0 upset the inverse
# Elements; biases, depthwise convolutions and what else is small stay float32: they lose most and weigh least.
SMALL = 10_000


def quantise_weights(weights, moments):
    """ONNX bytes -> ONNX bytes whose large initializers are int8 behind DequantizeLinear, one scale for each output
    channel, or input channel where that loses less.

    `moments`: what input_moments found. What rounding adds to a layer's outputs on average is taken from its bias
    (Nagel et al. 2019).
    """
    model = onnx.load_from_string(weights)
    graph, nodes, stored, shifts = model.graph, [], [], {}
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.ndim < 2 or values.size < SMALL:
            stored.append(tensor)
            continue
        mean, second = moments[tensor.name]
        levels, scale, axis = min(
            (to_int8(values, axis, second) for axis in (0, 1)), key=lambda stored: lost(values, *stored, second)
        )
        change = (unfolded(levels, scale, axis) - values).reshape(len(values), -1)
        shifts[tensor.name.removesuffix("weight") + "bias"] = change @ mean
        parts, node = int8_of(tensor.name, levels, scale, axis)
        stored += parts
        nodes.append(node)
    stored = [
        numpy_helper.from_array(numpy_helper.to_array(tensor) - shifts[tensor.name].astype(np.float32), tensor.name)
        if tensor.name in shifts
        else tensor
        for tensor in stored
    ]
    nodes += graph.node
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(stored), graph.node.extend(nodes)
    onnx.checker.check_model(model)
    return model.SerializeToString()


def int8_of(name, levels, scale, axis):
    """(initializers, node): int8 levels behind DequantizeLinear, in the place of an initializer of that name."""
    values = {"int8": levels, "scale": scale, "zero": np.zeros(len(scale), np.int8)}
    parts = [numpy_helper.from_array(value, f"{name}.{part}") for part, value in values.items()]
    inputs = [part.name for part in parts]
    return parts, helper.make_node("DequantizeLinear", inputs, [name], name=f"{name}.unfold", axis=axis)


def initial_values(model):
    """{name: float32 values} of an ONNX model's initializers, int8 ones unfolded."""
    stored = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    unfolds = [node for node in model.graph.node if node.op_type == "DequantizeLinear"]
    folded = {
        node.output[0]: unfolded(stored[node.input[0]], stored[node.input[1]], node.attribute[0].i) for node in unfolds
    }
    return stored | folded


def reuse_int8(weights, earlier):
    """ONNX bytes whose initializers are stored as in `earlier` (ONNX bytes) wherever that says the same of them."""
    model, known = onnx.load_from_string(weights), onnx.load_from_string(earlier)
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in known.graph.initializer}
    unfolds = {node.output[0]: node for node in known.graph.node if node.op_type == "DequantizeLinear"}
    same, stored, nodes = initial_values(known), [], []
    for tensor in model.graph.initializer:
        node = unfolds.get(tensor.name)
        if node is None or not np.array_equal(numpy_helper.to_array(tensor), same[tensor.name]):
            stored.append(tensor)
            continue
        parts, unfold = int8_of(tensor.name, values[node.input[0]], values[node.input[1]], node.attribute[0].i)
        stored += parts
        nodes.append(unfold)
    nodes += model.graph.node
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(stored)
    model.graph.node.extend(nodes)
    onnx.checker.check_model(model)
    return model.SerializeToString()


def input_moments(model, batches):
    """{name of a weight: (mean, second moment)}, float32 (inputs,) and (inputs, inputs): what comes into each layer of
    one pixel over `batches` of photos.
    """
    sums, squares, counts, hooks = {}, {}, {}, []

    def watch(name):
        def hook(_, inputs):
            seen = inputs[0].transpose(0, 1).reshape(inputs[0].shape[1], -1)
            sums[name], squares[name] = sums.get(name, 0) + seen.sum(1), squares.get(name, 0) + seen @ seen.T
            counts[name] = counts.get(name, 0) + seen.shape[1]

        return hook

    for name, module in model.named_modules():
        weight = getattr(module, "weight", None)
        if isinstance(weight, torch.Tensor) and (weight.ndim == 2 or weight.shape[2:] == (1, 1)):
            hooks.append(module.register_forward_pre_hook(watch(f"{name}.weight")))
    with torch.no_grad():
        for photos in batches:
            model(photos)
    for hook in hooks:
        hook.remove()
    return {name: ((sums[name] / counts[name]).numpy(), (squares[name] / counts[name]).numpy()) for name in sums}


def to_int8(values, axis, second):
    """int8 levels, a float32 scale for each channel of `axis`, and `axis`. Of twenty scales a channel has the one with
    the smallest squared error. The weights of later inputs make up for what rounding those of earlier ones adds to
    the outputs (GPTQ, Frantar et al. 2023). `second`: (inputs, inputs), their second moment.
    """
    rows = values.reshape(len(values), -1)
    channels = rows if axis == 0 else rows.T
    widest = np.abs(channels).max(1, keepdims=True) + 1e-12
    best, error = widest / WIDEST, np.full((len(channels), 1), np.inf)
    for share in np.linspace(0.6, 1, 20):
        scale = widest * share / WIDEST
        now = ((np.clip(np.round(channels / scale), -WIDEST, WIDEST) * scale - channels) ** 2).sum(1, keepdims=True)
        best, error = np.where(now < error, scale, best), np.minimum(now, error)
    scale = best.ravel().astype(np.float32)
    damped = second.astype(np.float64) + DAMPING * np.diag(second).mean() * np.eye(len(second))
    factor = np.linalg.cholesky(np.linalg.inv(damped)).T  # upper triangular
    remaining, levels = rows.astype(np.float64), np.zeros(rows.shape, np.int8)
    for at in range(rows.shape[1]):
        step = scale if axis == 0 else scale[at]
        levels[:, at] = np.clip(np.round(remaining[:, at] / step), -WIDEST, WIDEST)
        remaining[:, at + 1 :] -= np.outer(
            (remaining[:, at] - levels[:, at] * step) / factor[at, at], factor[at, at + 1 :]
        )
    return levels.reshape(values.shape), scale, axis


def unfolded(levels, scale, axis):
    """What ONNX Runtime makes of them: float32."""
    return levels.astype(np.float32) * scale.reshape(
        [-1 if dimension == axis else 1 for dimension in range(levels.ndim)]
    )


def lost(values, levels, scale, axis, second):
    """Mean squared change of the outputs, summed over them."""
    change = (unfolded(levels, scale, axis) - values).reshape(len(values), -1)
    return ((change @ second) * change).sum()


def fold_padding(model):
    """Takes the Pad before a convolution into its own `pads`, and what only computed it out of the graph: what the
    phone's executor reads (src/vision/network), and ONNX Runtime runs as well.
    """
    graph, padding = model.graph, [node for node in model.graph.node if node.op_type == "Pad"]
    probed = onnx.ModelProto()
    probed.CopyFrom(model)
    probed.graph.output.extend(
        helper.make_tensor_value_info(node.input[1], onnx.TensorProto.INT64, None) for node in padding
    )
    session = onnxruntime.InferenceSession(probed.SerializeToString())
    photos = {
        "photos": np.zeros((1, *(dim.dim_value for dim in graph.input[0].type.tensor_type.shape.dim[1:])), np.float32)
    }
    for pad, amounts in zip(padding, session.run([node.input[1] for node in padding], photos)):
        _, _, top, left, _, _, bottom, right = amounts
        for conv in (node for node in graph.node if pad.output[0] in node.input):
            conv.input[0] = pad.input[0]
            pads = next(attribute for attribute in conv.attribute if attribute.name == "pads")
            pads.ints[:] = [top, left, bottom, right]
    remove_unused(graph)
    onnx.checker.check_model(model)


def remove_unused(graph):
    """Takes out the nodes that no output depends on."""
    needed = {output.name for output in graph.output}
    kept = []
    for node in reversed(graph.node):
        if needed.intersection(node.output):
            needed.update(node.input)
            kept.append(node)
    del graph.node[:]
    graph.node.extend(reversed(kept))
