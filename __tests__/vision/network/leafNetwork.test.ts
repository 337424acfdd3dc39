import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createKernels } from '~/vision/loadKernels'
import type { ViewOutput } from '~/vision/observe'
import { createLeafNetwork } from '~/vision/network/leafNetwork'
import { readGraph } from '~/vision/network/onnxFile'
import type { Graph, Node } from '~/vision/network/onnxFile'

import labels from '../../../models/leaf/labels.json'
import { drawLeafViews } from '../../support/leafViews'

const SIDE = 224
const VIEWS = 60
const file = readFileSync('models/leaf/model.onnx')

it('matches ONNX Runtime on 60 views to a thousandth', async () => {
  const network = createLeafNetwork(await createKernels(), readGraph(file), SIDE)
  const views = await drawLeafViews(VIEWS, SIDE)
  const oracle = await outputsByOnnxRuntime(views)
  const firsts = new Set<number>()
  let furthest = 0
  for (const [index, expected] of oracle.entries()) {
    const [own, values] = [network(views[index]!), Array.from(expected.logits)]
    expect(own.logits).toHaveLength(labels.length)
    furthest = Math.max(furthest, Math.abs(own.sick! - expected.sick))
    for (const [at, value] of values.entries()) furthest = Math.max(furthest, Math.abs(own.logits[at]! - value))
    firsts.add(values.indexOf(Math.max(...values)))
  }
  expect(furthest).toBeLessThan(1e-3)
  expect(firsts.size).toBeGreaterThan(3) // the views are not all alike
})

async function outputsByOnnxRuntime(views: Uint8Array[]) {
  const script = path.resolve('__tests__/support/onnxOracle.js')
  const child = fork(script, { serialization: 'advanced' })
  child.send({ views, side: SIDE, labels })
  const [outputs] = (await once(child, 'message')) as [Required<ViewOutput>[]]
  return outputs
}

describe('a network with a layer that is not known', () => {
  const load = async (change: (graph: Graph) => void) => {
    const graph = readGraph(file)
    change(graph)
    return createLeafNetwork(await createKernels(), graph, SIDE)
  }
  const last = (graph: Graph, op: string) => graph.nodes.findLast((node) => node.op === op)!
  const convolution = (graph: Graph, groups: number) =>
    graph.nodes.find(({ op, attributes }) => op === 'Conv' && attributes.get('group') === groups)!

  it('is refused, whichever kind of layer it is', async () => {
    const ops = [...new Set(readGraph(file).nodes.map(({ op }) => op))]
    const accepted: string[] = []
    for (const op of ops)
      await load((graph) => (last(graph, op).op = 'Unknown')).then(
        () => accepted.push(op),
        () => undefined,
      )
    expect(accepted).toEqual([])
    expect(ops).toEqual(expect.arrayContaining(['Conv', 'Clip', 'Add', 'Gemm', 'Softmax']))
  })

  it.each<[string, (graph: Graph) => unknown]>([
    ['another padding', (graph) => convolution(graph, 96).attributes.set('pads', [1, 1, 0, 0])],
    ['another stride', (graph) => convolution(graph, 32).attributes.set('strides', [3, 3])],
    ['holes', (graph) => convolution(graph, 1).attributes.set('dilations', [2, 2])],
    ['other groups', (graph) => convolution(graph, 96).attributes.set('group', 48)],
    ['a convolution that is not clipped', (graph) => drop(graph, (node) => node.op === 'Clip')],
    ['another bound', (graph) => first(graph, 'Clip').inputs.splice(2, 1, 'with_health.visible')],
    ['a shortcut from nowhere', (graph) => first(graph, 'Add').inputs.splice(0, 1, 'photos')],
    [
      'a shortcut behind the clipping',
      (graph) => {
        addAfterClip(graph)
      },
    ],
    ['a convolution of something else', (graph) => convolution(graph, 96).inputs.splice(0, 1, 'photos')],
    ['a mean over other dimensions', (graph) => first(graph, 'ReduceMean').attributes.set('axes', [1, 2])],
    ['a matrix the other way round', (graph) => first(graph, 'Gemm').attributes.set('transB', 0)],
    ['a softmax over other dimensions', (graph) => first(graph, 'Softmax').attributes.set('axis', 0)],
    ['an attribute that says more', (graph) => first(graph, 'Sub').attributes.set('axis', 1)],
    ['no logits', (graph) => graph.outputs.splice(0, 1)],
    [
      'levels that do not start at 0',
      (graph) => graph.tensors.get(first(graph, 'DequantizeLinear').inputs[2]!)!.raw.fill(1),
    ],
  ])('is refused: %s', async (_name, change) => {
    await expect(load(change)).rejects.toThrow('The leaf network')
  })

  const first = (graph: Graph, op: string) => graph.nodes.find((node) => node.op === op)!
  const addAfterClip = ({ nodes }: Graph) => {
    const [earlier, clipped] = [3, 4].map(
      (block) => `/features/features.${block}/layers/layers.${4 - block}/Clip_output_0`,
    )
    const at = nodes.findIndex(({ outputs }) => outputs[0] === clipped)
    nodes[at + 1]!.inputs[0] = 'sum'
    nodes.splice(at + 1, 0, { op: 'Add', inputs: [earlier!, clipped!], outputs: ['sum'], attributes: new Map() })
  }
  const drop = (graph: Graph, is: (node: Node) => boolean) => graph.nodes.splice(graph.nodes.findIndex(is), 1)
})

it('refuses a file that is cut off', () => {
  expect(() => readGraph(file.subarray(0, file.length / 2))).toThrow('cut off')
})
