// A worker without a network that dies or hangs where a photo says so.
const { closeSync } = require('node:fs')

const { worker } = require('workerpool')

closeSync(2) // the trace of its deaths would fill the log

process.on('SIGTERM', () => undefined) // like the real one: only SIGKILL ends it

const observation = {
  probabilities: [1],
  brightness: 128,
  sharpness: 500,
  coherence: 0.7,
  fingerprint: new Float32Array([0.1, -1]),
}

const faults = {
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  exits: () => process.exit(1),
  throws: () => {
    setImmediate(() => {
      throw new Error('a bug in the worker')
    })
    return new Promise(() => undefined)
  },
  hangs: () => {
    for (;;);
  },
  neverAnswers: () => new Promise(() => undefined),
  saysItsPid: () => ({ observation: { ...observation, brightness: process.pid } }),
  fails: () => ({ fault: new Error('cannot open /secret/path') }),
}

worker({
  ping: () => undefined,
  classify: (photo) => (faults[photo.toString()] ?? (() => ({ observation })))(),
})
