// The thread with the shipped network, and a way to end it.
const { observe } = require('./inferenceWorker.js')

/** As inferenceWorker's. */
exports.observe = (photo) => (photo && Buffer.from(photo).toString() === 'exits' ? process.exit(1) : observe(photo))
