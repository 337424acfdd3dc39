// The pool's threads load a built script; in tests they load its source.
require('@babel/register')({ extensions: ['.ts', '.tsx', '.js'], cache: true })
module.exports = require('../../src/server/inference/inferenceWorker.ts')
