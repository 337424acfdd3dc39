import { floatsOf, int8Of, type Graph, type Node, type Tensor } from './onnxFile'

/** int8 values, to be scaled per output channel, or per input channel. */
type Quantised = { levels: Int8Array; scale: Float32Array; perInput: boolean; dims: number[] }

/** Weights by name: float32, or int8 behind a node that dequantises them. */
export function readWeights({ nodes, tensors }: Graph) {
  const unfolds = new Map(nodes.flatMap((node) => (node.op === 'DequantizeLinear' ? [[node.outputs[0], node]] : [])))

  function tensorOf(name: string | undefined): Tensor {
    const tensor = tensors.get(name ?? '')
    if (!tensor) throw new Error(`The leaf network has no weights called ${name}.`)
    return tensor
  }

  function quantised(name: string): Quantised | undefined {
    const node = unfolds.get(name)
    return node && quantisedOf(node, tensorOf)
  }

  return {
    has: (name: string) => unfolds.has(name) || tensors.has(name),
    dims: (name: string) => quantised(name)?.dims ?? tensorOf(name).dims,
    tensor: tensorOf,
    quantised,
    /** In their own order, int8 ones dequantised. */
    floats(name: string): Float32Array {
      const packed = quantised(name)
      return packed ? unfold(packed) : floatsOf(tensorOf(name))
    },
  }
}

export type Weights = ReturnType<typeof readWeights>

function quantisedOf({ inputs, attributes }: Node, tensorOf: (name?: string) => Tensor): Quantised {
  const [levels, scale, zero] = [tensorOf(inputs[0]), tensorOf(inputs[1]), tensorOf(inputs[2])]
  const axis = attributes.get('axis')
  if (int8Of(zero).some((value) => value !== 0) || (axis !== 0 && axis !== 1))
    throw new Error('The leaf network has weights that are packed in a way that is not known.')
  return { levels: int8Of(levels), scale: floatsOf(scale), perInput: axis === 1, dims: levels.dims }
}

function unfold({ levels, scale, perInput, dims: [outputs = 1, inputs = 1] }: Quantised): Float32Array {
  const perOutput = levels.length / outputs
  const perInputChannel = perOutput / inputs
  return Float32Array.from(levels, (level, at) => {
    const channel = perInput ? Math.floor((at % perOutput) / perInputChannel) : Math.floor(at / perOutput)
    return level * (scale[channel] ?? 0)
  })
}
