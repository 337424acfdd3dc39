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

/** Type numbers of ONNX. */
const [FLOAT, INT8, INT64] = [1, 3, 7]
const BYTES = new Map([
  [FLOAT, 4],
  [INT8, 1],
  [INT64, 8],
])

const utf8 = new TextDecoder()

/** Reads as much of an ONNX file as the exported network needs: nodes, weights, constants, outputs. */
export function readGraph(file: Uint8Array): Graph {
  const graph: Graph = { nodes: [], tensors: new Map(), outputs: [] }
  for (const part of inside(file, 7)) {
    if (part.field === 1) addNode(graph, nodeOf(part.bytes))
    if (part.field === 5) graph.tensors.set(nameOf(part.bytes, 8), tensorOf(part.bytes))
    if (part.field === 12) graph.outputs.push(nameOf(part.bytes, 1))
  }
  return graph
}

/** Copies, because weights in a file are not aligned. Throws on another type. */
export const floatsOf = (tensor: Tensor) => new Float32Array(alignedBytes(tensor, FLOAT))

export const int8Of = (tensor: Tensor) => new Int8Array(alignedBytes(tensor, INT8))

/** Floats or integers. */
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

/** Fields inside every field `wanted`. */
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

/** Returns NaN for text, which no known layer uses. */
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

/** One field of a protocol buffer: its number, and an integer or bytes. */
type Field = { field: number; value: number; bytes: Uint8Array }

const NONE = new Uint8Array()
/** Wire types. */
const VARINT = 0
const LENGTH_DELIMITED = 2
const FIXED32 = 5
const [FIXED32_BYTES, FIXED64_BYTES] = [4, 8]

/** Yields the fields of a protocol buffer; throws on a truncated one. */
function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  const reader = readVarints(bytes)
  while (reader.isMore()) {
    const key = reader.next()
    const [field, kind] = [key >>> 3, key & 7]
    if (kind === VARINT) yield { field, value: reader.next(), bytes: NONE }
    else {
      const length = kind === LENGTH_DELIMITED ? reader.next() : kind === FIXED32 ? FIXED32_BYTES : FIXED64_BYTES
      yield { field, value: 0, bytes: reader.take(length) }
    }
  }
}

/** Integers of a repeated field, packed or one per field. */
function numbersOf({ value, bytes }: Field): number[] {
  if (bytes.length === 0) return [value]
  const reader = readVarints(bytes)
  const numbers: number[] = []
  while (reader.isMore()) numbers.push(reader.next())
  return numbers
}

function readVarints(bytes: Uint8Array) {
  let at = 0

  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new Error('The leaf network is cut off.')
    at += length
    return bytes.subarray(at - length, at)
  }

  return {
    isMore: () => at < bytes.length,
    take,
    /** Signed 64 bits, seven per byte. */
    next(): number {
      let value = 0n
      for (let shift = 0n; ; shift += 7n) {
        const [byte = 0] = take(1)
        value |= BigInt(byte & 127) << shift
        if (byte < 128) return Number(BigInt.asIntN(64, value))
      }
    },
  }
}
