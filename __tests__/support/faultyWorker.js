// A thread that dies or hangs where a photo says so, and looks at every other photo without a network.
const opinion = { probabilities: [1], brightness: 128, sharpness: 500 }

const faults = {
  exits: () => process.exit(1),
  throws: () => {
    setImmediate(() => {
      throw new Error('a bug in the thread')
    })
    return new Promise(() => undefined)
  },
  hangs: () => {
    for (;;);
  },
  neverAnswers: () => new Promise(() => undefined),
  fails: () => ({ fault: new Error('cannot open /secret/path') }),
}

/** As inferenceWorker's. */
exports.observe = (task) => {
  if (!task) return 'ready'
  const fault = faults[Buffer.from(task.photo).toString()]
  return fault ? fault() : { observation: opinion }
}
