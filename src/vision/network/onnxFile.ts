import { fieldsOf, numbersOf } from './protobuf'
import type { Field } from './protobuf'

export type Tensor = { dims: number[]; type: number; raw: Uint8Array }
export type Attribute = number | number[] | Tensor
export type Node = {
  op: string
  inputs: string[]
  outputs: string[]
  attributes: Map<string, Attribute>
}
/** `tensors`: weights and constants. */
export type Graph = { nodes: Node[]; tensors: Map<string, Tensor>; outputs: string[] }

/** The names of the types in ONNX's own description. */
const [FLOAT, INT8, INT64] = [1, 3, 7]
const BYTES = new Map([
  [FLOAT, 4],
  [INT8, 1],
  [INT64, 8],
])

const utf8 = new TextDecoder()

/** As much of an ONNX file as one exported network needs: nodes, weights, constants, outputs. */
export function readGraph(file: Uint8Array): Graph {
  const graph: Graph = { nodes: [], tensors: new Map(), outputs: [] }
  for (const part of inside(file, 7)) {
    if (part.field === 1) addNode(graph, nodeOf(part.bytes))
    if (part.field === 5) graph.tensors.set(nameOf(part.bytes, 8), tensorOf(part.bytes))
    if (part.field === 12) graph.outputs.push(nameOf(part.bytes, 1))
  }
  return graph
}

/** A copy, because the weights in a file are not aligned. Throws on another type. */
export const floatsOf = (tensor: Tensor) => new Float32Array(alignedBytes(tensor, FLOAT))

export const int8Of = (tensor: Tensor) => new Int8Array(alignedBytes(tensor, INT8))

/** Floats, or whole numbers. */
export const numbersIn = (tensor: Tensor): ArrayLike<number> =>
  tensor.type === INT64 ? Array.from(new BigInt64Array(alignedBytes(tensor, INT64)), Number) : floatsOf(tensor)

function alignedBytes({ type, raw }: Tensor, wanted: number): ArrayBuffer {
  if (type !== wanted) throw new Error('The leaf network has numbers of a type that is not known.')
  return Uint8Array.from(raw).buffer
}

function addNode({ nodes, tensors }: Graph, node: Node) {
  const value = node.attributes.get('value')
  const [output] = node.outputs
  const isConstant = node.op === 'Constant' && typeof value === 'object' && 'raw' in value && output !== undefined
  if (isConstant) tensors.set(output, value)
  else nodes.push(node)
}

/** The fields of every field of that number. */
function* inside(bytes: Uint8Array, wanted: number): Generator<Field> {
  for (const { field, bytes: content } of fieldsOf(bytes)) if (field === wanted) yield* fieldsOf(content)
}

function nameOf(bytes: Uint8Array, field: number): string {
  for (const part of fieldsOf(bytes)) if (part.field === field) return utf8.decode(part.bytes)
  return ''
}

function tensorOf(bytes: Uint8Array): Tensor {
  const tensor: Tensor = { dims: [], type: 0, raw: new Uint8Array() }
  for (const part of fieldsOf(bytes)) {
    if (part.field === 1) tensor.dims.push(...numbersOf(part))
    if (part.field === 2) tensor.type = part.value
    if (part.field === 9) tensor.raw = part.bytes
  }
  const length = tensor.dims.reduce((product, dimension) => product * dimension, BYTES.get(tensor.type) ?? NaN)
  if (tensor.raw.length !== length)
    throw new Error('The leaf network has weights that are stored in a way that is not known.')
  return tensor
}

function nodeOf(bytes: Uint8Array): Node {
  const node: Node = { op: '', inputs: [], outputs: [], attributes: new Map() }
  for (const part of fieldsOf(bytes)) {
    if (part.field === 1) node.inputs.push(utf8.decode(part.bytes))
    if (part.field === 2) node.outputs.push(utf8.decode(part.bytes))
    if (part.field === 4) node.op = utf8.decode(part.bytes)
    if (part.field === 5) node.attributes.set(nameOf(part.bytes, 1), attributeOf(part.bytes))
  }
  return node
}

/** Text has no part in a layer that is known: NaN. */
function attributeOf(bytes: Uint8Array): Attribute {
  const list: number[] = []
  for (const part of fieldsOf(bytes)) {
    if (part.field === 2) return new DataView(part.bytes.buffer, part.bytes.byteOffset).getFloat32(0, true)
    if (part.field === 3) return part.value
    if (part.field === 5) return tensorOf(part.bytes)
    if (part.field === 8) list.push(...numbersOf(part))
  }
  return list.length > 0 ? list : NaN
}
