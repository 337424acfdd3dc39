// The worker with the shipped network, which also dies of a segmentation fault, or takes a gibibyte, where a photo says so.
const workerpool = require('workerpool')

const { worker } = workerpool
const faults = {
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  grows: () => {
    const kept = []
    const timer = setInterval(() => {
      if (kept.push(Buffer.alloc(64 * 1024 * 1024, 1)) === 16) clearInterval(timer)
    }, 20)
    return new Promise(() => undefined)
  },
}
workerpool.worker = ({ ping, classify }) =>
  worker({
    ping,
    classify: (photo) => (faults[photo.toString()] ?? (() => classify(photo)))(),
  })
require('./inferenceWorker.js')
