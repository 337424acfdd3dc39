import type { Kernels } from '~/vision/loadKernels'
import type { ViewOutput } from '~/vision/observe'

import { createHead } from './classifierHead'
import type { Graph } from './onnxFile'
import { outputSide, planConvolutions, unknownLayer, type Convolution } from './planConvolutions'
import { readWeights, type Weights } from './weights'

const [FLOAT_BYTES, RGB] = [4, 3]
/** Names of input and outputs in the export. */
const [PICTURE, LOGITS, SICK] = ['photos', 'logits', 'sick']

/** `w` and `b`: addresses of the weights. */
type Loaded = Convolution & { w: number; b: number }

/**
 * Runs the server's own `model.onnx` (see `readGraph`) on one view of RGB bytes at a time. Supports MobileNetV2 and
 * what the export adds to it; throws on any other layer.
 */
export function createLeafNetwork(kernels: Kernels, graph: Graph, side: number): (view: Uint8Array) => ViewOutput {
  const { run, reserve, put, floatsAt } = kernels
  const weights = readWeights(graph)
  const { convolutions, pooled, head } = planConvolutions(graph, weights, PICTURE, side)
  const last = convolutions.at(-1)
  if (!last || !graph.outputs.includes(LOGITS)) throw unknownLayer('the end')
  const finish = createHead(head, weights, pooled, graph.outputs)
  finish(new Float32Array(last.cout)) // throws early on unknown layers
  const layers = convolutions.map((layer) => load(layer, weights, kernels))
  const picture = reserve(side * side * RGB)
  const places = placeFeatures(convolutions, reserve).set(PICTURE, picture)
  const features = reserve(last.cout * FLOAT_BYTES)

  return (view) => {
    put(view, picture)
    for (const layer of layers) runLayer(layer, places, run)
    run.mean(places.get(last.output) ?? NaN, features, outputSide(last) ** 2, last.cout)
    const rows = finish(floatsAt(features, last.cout))
    const rowOf = (name: string) => rows[graph.outputs.indexOf(name)]
    return { logits: rowOf(LOGITS) ?? [], sick: rowOf(SICK)?.[0] }
  }
}

function runLayer(layer: Loaded, places: ReadonlyMap<string, number>, run: Kernels['run']) {
  const { kind, input, output, shortcut, w, b, cin, cout, side, stride, clips } = layer
  const [x, out] = [places.get(input) ?? NaN, places.get(output) ?? NaN]
  const add = shortcut === undefined ? 0 : (places.get(shortcut) ?? NaN)
  if (kind === 'first') run.first(x, w, b, out, side)
  else if (kind === 'depthwise') run.depthwise(x, w, b, out, side, cout, stride)
  else run.pointwise(x, w, b, out, add, side * side, cin, cout, Number(clips))
}

function load(layer: Convolution, weights: Weights, kernels: Kernels): Loaded {
  const { kind, weight, bias, cin, cout } = layer
  const b = kernels.putFloats(weights.floats(bias))
  if (kind === 'pointwise') return { ...layer, b, w: loadPointwise(layer, weights, kernels) }
  const inputs = kind === 'first' ? cin : 1
  return { ...layer, b, w: kernels.putFloats(transposed(weights.floats(weight), cout, inputs)) }
}

/** [cout][cin] to [cout / 8][cin][8]. */
function loadPointwise({ weight, cin, cout }: Convolution, weights: Weights, kernels: Kernels): number {
  const { run, reserve, put, putFloats, temporarily } = kernels
  const packed = weights.quantised(weight)
  if (!packed) return putFloats(tiled(weights.floats(weight), cin))
  const to = reserve(cin * cout * FLOAT_BYTES)
  temporarily(() => {
    const levels = put(new Uint8Array(packed.levels.buffer))
    run.unfold(levels, putFloats(packed.scale), to, cin, cout, Number(packed.perInput))
  })
  return to
}

const TILE = 8

const tiled = (values: Float32Array, cin: number) =>
  values.map((_, at) => {
    const [tile, within] = [Math.floor(at / (cin * TILE)), at % (cin * TILE)]
    return values[(tile * TILE + (within % TILE)) * cin + Math.floor(within / TILE)] ?? 0
  })

const TAPS = 9

/** [outputs][inputs][9] to [9][inputs][outputs]. */
const transposed = (values: Float32Array, outputs: number, inputs: number) =>
  values.map((_, at) => {
    const [output, rest] = [at % outputs, Math.floor(at / outputs)]
    return values[(output * inputs + (rest % inputs)) * TAPS + Math.floor(rest / inputs)] ?? 0
  })

/** Address of each convolution's output, by its name; reuses a buffer after its last reader. */
function placeFeatures(convolutions: readonly Convolution[], reserve: (bytes: number) => number): Map<string, number> {
  const lastUse = new Map<string, number>()
  for (const [index, { input, shortcut }] of convolutions.entries())
    for (const name of [input, shortcut]) if (name !== undefined) lastUse.set(name, index)
  const buffers: { at: number; bytes: number; user?: string | undefined }[] = []
  const places = new Map<string, number>()
  for (const [index, layer] of convolutions.entries()) {
    const bytes = outputSide(layer) ** 2 * layer.cout * FLOAT_BYTES
    const free = buffers.filter((buffer) => buffer.user === undefined && buffer.bytes >= bytes)
    const [buffer = { at: reserve(bytes), bytes }] = free.sort((a, b) => a.bytes - b.bytes)
    if (!buffers.includes(buffer)) buffers.push(buffer)
    buffer.user = layer.output
    places.set(layer.output, buffer.at)
    for (const used of buffers) if (lastUse.get(used.user ?? '') === index) used.user = undefined
  }
  return places
}
