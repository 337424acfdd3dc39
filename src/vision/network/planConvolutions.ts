import { floatsOf, type Attribute, type Graph, type Node } from './onnxFile'
import type { Weights } from './weights'

/**
 * A convolution with what follows it: adding a shortcut, then clipping to 0..6. `first`: 3x3 on the picture,
 * `depthwise`: 3x3 per channel, `pointwise`: 1x1. `side`: of its input.
 */
export type Convolution = {
  kind: 'first' | 'depthwise' | 'pointwise'
  input: string
  output: string
  weight: string
  bias: string
  cin: number
  cout: number
  side: number
  stride: number
  shortcut?: string
  clips: boolean
}

/** `pooled`: the features that the convolutions end in. `head`: the nodes after them. */
type Plan = { convolutions: Convolution[]; pooled: string; head: Node[] }

/** Number of outputs of the kernel `first`, and how many the other kernels compute at a time. */
const [FIRST_OUTPUTS, LANES, TILE_OUTPUTS] = [32, 4, 8]

export const unknownLayer = (name: string) => new Error(`The leaf network has a layer that is not known: ${name}.`)

/** Throws on layers, or orders of layers, that the kernels do not support. */
export function planConvolutions({ nodes, tensors }: Graph, weights: Weights, picture: string, side: number): Plan {
  const convolutions: Convolution[] = []
  /** Outputs of convolutions, by name; the picture itself is none. */
  const known = new Map<string, Convolution>()

  /** Merges a node into the convolution before it. */
  function append(node: Node, part: Partial<Convolution>) {
    const last = convolutions.at(-1)
    if (!last || !known.delete(last.output)) throw unknownLayer(node.op)
    known.set(Object.assign(last, part, { output: node.outputs[0] }).output, last)
  }

  for (const [index, node] of nodes.entries()) {
    const { op, inputs } = node
    const last = convolutions.at(-1)
    if (op === 'DequantizeLinear') continue
    if (op === 'Conv') {
      const before = known.get(inputs[0] ?? '')
      if (!before && (last || inputs[0] !== picture)) throw unknownLayer(op)
      const layer = convolutionOf(node, weights, before ? before.cout : 3, before ? outputSide(before) : side)
      known.set(layer.output, layer)
      convolutions.push(layer)
    } else if (op === 'Clip' && inputs[0] === last?.output && !last?.clips && isSixed(node, tensors)) {
      append(node, { clips: true })
    } else if (op === 'Add' && last && inputs.includes(last.output)) {
      append(node, { shortcut: shortcutOf(node, last, known) })
    } else if (op === 'ReduceMean' && inputs[0] === last?.output && isOverPixels(node)) {
      return { convolutions: convolutions.map(checked), pooled: node.outputs[0] ?? '', head: nodes.slice(index + 1) }
    } else throw unknownLayer(op)
  }
  throw unknownLayer('the end')
}

export const outputSide = ({ side, stride }: Convolution) => Math.ceil(side / stride)

function convolutionOf(
  { inputs, outputs, attributes }: Node,
  weights: Weights,
  channels: number,
  side: number,
): Convolution {
  const [input = '', weight = '', bias = ''] = inputs
  const [cout = 0, perGroup = 0, size = 0, width = 0] = weights.dims(weight)
  const [stride = 0, strideAcross = 0] = listOf(attributes.get('strides'))
  const group = attributes.get('group')
  const pads = String(listOf(attributes.get('pads')))
  const isPlain = size === width && stride === strideAcross && String(listOf(attributes.get('dilations'))) === '1,1'
  const layer = { input, output: outputs[0] ?? '', weight, bias, cin: channels, cout, side, stride, clips: false }
  const isPadded = stride === 1 ? pads === '1,1,1,1' : stride === 2 && side % 2 === 0 && pads === '0,0,1,1'
  if (isPlain && size === 1 && stride === 1 && group === 1 && pads === '0,0,0,0' && perGroup === channels)
    return { ...layer, kind: 'pointwise' }
  if (isPlain && size === 3 && isPadded && group === channels && perGroup === 1 && cout === channels)
    return { ...layer, kind: 'depthwise' }
  if (isPlain && size === 3 && isPadded && stride === 2 && group === 1 && perGroup === 3 && channels === 3)
    return { ...layer, kind: 'first' }
  throw unknownLayer('Conv')
}

function checked(layer: Convolution): Convolution {
  const { kind, cout, clips, shortcut } = layer
  const isKnown =
    kind === 'pointwise'
      ? cout % TILE_OUTPUTS === 0
      : clips && shortcut === undefined && (kind === 'first' ? cout === FIRST_OUTPUTS : cout % LANES === 0)
  if (!isKnown) throw unknownLayer('Conv')
  return layer
}

/** The other input of an addition: an earlier output of the same shape. */
function shortcutOf({ op, inputs }: Node, last: Convolution, known: Map<string, Convolution>): string {
  const shortcut = inputs.find((name) => name !== last.output) ?? ''
  const earlier = known.get(shortcut)
  const isSameShape = earlier?.cout === last.cout && outputSide(earlier) === outputSide(last)
  if (!isSameShape || last.clips || last.shortcut !== undefined) throw unknownLayer(op)
  return shortcut
}

function isSixed({ inputs }: Node, tensors: Graph['tensors']): boolean {
  const bounds = inputs.slice(1).map((name) => tensors.get(name))
  return String(bounds.map((bound) => (bound ? Array.from(floatsOf(bound)) : []))) === '0,6'
}

const isOverPixels = ({ attributes }: Node) =>
  String(listOf(attributes.get('axes'))) === '2,3' && attributes.get('keepdims') === 0

const listOf = (attribute: Attribute | undefined): number[] => (Array.isArray(attribute) ? attribute : [])
