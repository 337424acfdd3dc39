// ONNX Runtime in a process of its own: its arrays are not those of a Jest test. Views in, what it says of each out.
require('tsx/cjs')
const { InferenceSession } = require('onnxruntime-node')

const { createRun } = require('../../src/server/inference/leafModel.ts')

process.on('message', async ({ views, side, labels }) => {
  const run = createRun(await InferenceSession.create('models/leaf/model.onnx'), {
    labels,
    input: { side, views: [0] },
  })
  const outputs = []
  for (const view of views)
    outputs.push(...(await run([view])).map(({ logits, sick }) => ({ logits: [...logits], sick })))
  process.send(outputs, () => process.disconnect())
})
