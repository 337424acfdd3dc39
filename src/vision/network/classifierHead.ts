import { numbersIn, type Node } from './onnxFile'
import { unknownLayer } from './planConvolutions'
import type { Weights } from './weights'

type Row = ArrayLike<number>
type Value = { row: Row; dims: readonly number[] }
type Attributes = Node['attributes']
/** Throws on unknown attributes. */
type Operation = (inputs: Value[], attributes: Attributes) => Row

const NONE: Value = { row: [], dims: [] }

/** Layers that the export adds after the pooled features; a view is one row. */
const OPERATIONS: Record<string, Operation> = {
  Add: broadcast((a, b) => a + b),
  Sub: broadcast((a, b) => a - b),
  Mul: broadcast((a, b) => a * b),
  Div: broadcast((a, b) => a / b),
  Sigmoid: each((value) => 1 / (1 + Math.exp(-value))),
  Exp: each(Math.exp),
  Log: each(Math.log),
  Clip: ([{ row } = NONE, low = NONE, high = NONE], attributes) => {
    requireAttributes(attributes, {})
    return Array.from(row, (value) => Math.min(high.row[0] ?? NaN, Math.max(low.row[0] ?? NaN, value)))
  },
  Gemm: ([{ row } = NONE, weight = NONE, bias = NONE], attributes) => {
    requireAttributes(attributes, { alpha: 1, beta: 1, transB: 1 })
    return Array.from(bias.row, (start, output) => {
      let sum = start
      for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * (weight.row[output * row.length + at] ?? NaN)
      return sum
    })
  },
  MatMul: ([{ row } = NONE, { row: matrix, dims: [, outputs = 0] } = NONE], attributes) => {
    requireAttributes(attributes, {})
    return Array.from({ length: outputs }, (_, output) =>
      Array.from(row).reduce((sum, value, at) => sum + value * (matrix[at * outputs + output] ?? NaN), 0),
    )
  },
  Slice: ([{ row } = NONE, starts = NONE, ends = NONE, axes = NONE, steps = NONE], attributes) => {
    requireAttributes(attributes, {})
    if (axes.row[0] !== 1 || steps.row[0] !== 1) throw unknownLayer('Slice')
    return Array.from(row).slice(starts.row[0], ends.row[0])
  },
  Concat: (inputs, attributes) => {
    requireAttributes(attributes, { axis: 1 })
    return inputs.flatMap(({ row }) => Array.from(row))
  },
  Softmax: ([{ row } = NONE], attributes) => {
    requireAttributes(attributes, { axis: 1 })
    const sum = logSumExp(row)
    return Array.from(row, (value) => Math.exp(value - sum))
  },
  ReduceLogSumExp: ([{ row } = NONE], attributes) => {
    requireAttributes(attributes, { axes: 1, keepdims: 1 })
    return [logSumExp(row)]
  },
}

/** Maps the pooled features of a view to the outputs of the graph. Throws on unknown layers. */
export function createHead(nodes: readonly Node[], weights: Weights, pooled: string, outputs: readonly string[]) {
  const steps = nodes.filter(({ op }) => op !== 'DequantizeLinear')
  const constants = new Map(
    steps.flatMap(({ inputs }) => inputs.filter(weights.has).map((name) => [name, constantOf(name, weights)] as const)),
  )

  return (features: Float32Array): Row[] => {
    const values = new Map(constants).set(pooled, { row: features, dims: [1, features.length] })
    for (const { op, inputs, outputs: names, attributes } of steps) {
      const known = inputs.map((name) => values.get(name) ?? fail(op))
      const operation = Object.hasOwn(OPERATIONS, op) ? OPERATIONS[op] : undefined
      const row = operation?.(known, attributes) ?? fail(op)
      values.set(names[0] ?? '', { row, dims: [1, row.length] })
    }
    return outputs.map((name) => values.get(name)?.row ?? fail(name))
  }
}

function constantOf(name: string, weights: Weights): Value {
  const row = weights.quantised(name) ? weights.floats(name) : numbersIn(weights.tensor(name))
  return { row, dims: weights.dims(name) }
}

/** Combines two rows, or a row with one number. */
function broadcast(combine: (a: number, b: number) => number): Operation {
  return ([{ row: a } = NONE, { row: b } = NONE], attributes) => {
    requireAttributes(attributes, {})
    const length = Math.max(a.length, b.length)
    if ([a, b].some((row) => row.length !== length && row.length !== 1)) throw unknownLayer('broadcast')
    return Array.from({ length }, (_, at) =>
      combine(a[a.length === 1 ? 0 : at] ?? NaN, b[b.length === 1 ? 0 : at] ?? NaN),
    )
  }
}

function each(change: (value: number) => number): Operation {
  return ([{ row } = NONE], attributes) => {
    requireAttributes(attributes, {})
    return Array.from(row, change)
  }
}

function requireAttributes(attributes: Attributes, wanted: Record<string, number>) {
  for (const name of new Set([...attributes.keys(), ...Object.keys(wanted)]))
    if (Number(attributes.get(name)) !== wanted[name]) throw unknownLayer(`an attribute ${name}`)
}

function logSumExp(row: Row): number {
  const highest = Math.max(...Array.from(row))
  return highest + Math.log(Array.from(row).reduce((sum, value) => sum + Math.exp(value - highest), 0))
}

function fail(name: string): never {
  throw unknownLayer(name)
}
