// The thread without its network: photos are judged, decoded and measured as on the server, which is where they differ.
require('@babel/register')({ extensions: ['.ts', '.tsx', '.js'], cache: true })
const { DomainError } = require('../../src/server/domain/errors.ts')
const { toBaseSquare } = require('../../src/server/inference/imageTensor.ts')
const { photoQuality } = require('../../src/server/inference/photoQuality.ts')

/** As inferenceWorker's. */
exports.observe = async (task) => {
  if (!task) return 'ready'
  try {
    return { observation: { probabilities: [1], ...photoQuality(await toBaseSquare(task.photo)) } }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { reason: error.reason, body: error.body } }
    return { fault: error }
  }
}
