// A server's workers run the built script; in tests they run its source.
require('tsx/cjs')
require('../../src/server/inference/inferenceWorker.ts')
