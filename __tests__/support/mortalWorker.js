// The thread with the shipped network, and a way to end it.
const { observe } = require('./inferenceWorker.js')

/** As inferenceWorker's. */
exports.observe = (task) => (task && Buffer.from(task.photo).toString() === 'exits' ? process.exit(1) : observe(task))
