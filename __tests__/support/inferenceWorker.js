// A server's workers run the built script; in tests they run its source.
require('@babel/register')({ extensions: ['.ts', '.tsx', '.js'], cache: true })
require('../../src/server/inference/inferenceWorker.ts')
