import type { Tensor } from 'onnxruntime-node'

import { createRun } from '~/server/inference/leafModel'

const SIDE = 2
const VIEWS = [1, 0.5].map((fraction) => ({ fraction, mirrored: false }))

it('gives the network the views as colour planes from -1 to 1, and each view its own part of the outputs', async () => {
  const asked: number[][] = []
  const session = {
    run: async ({ photos }: Record<string, Tensor>) => {
      asked.push([...photos!.dims], Array.from(photos!.data as Float32Array))
      return { logits: { data: Float32Array.of(1, 2, 3, 4) }, sick: { data: Float32Array.of(5, 6) } }
    },
  }
  const run = createRun(session as never, { labels: ['one', 'other'], input: { side: SIDE, views: VIEWS } })
  const red = new Uint8Array(SIDE * SIDE * 3).map((_, at) => (at % 3 === 0 ? 255 : 0))
  const outputs = await run([red, red.map((value) => 255 - value)])
  const [on, off] = [Array<number>(SIDE * SIDE).fill(1), Array<number>(SIDE * SIDE).fill(-1)]
  expect(asked).toEqual([
    [2, 3, SIDE, SIDE],
    [...on, ...off, ...off, ...off, ...on, ...on],
  ])
  expect(outputs.map(({ logits, sick }) => [...Array.from(logits), sick])).toEqual([
    [1, 2, 5],
    [3, 4, 6],
  ])
})
