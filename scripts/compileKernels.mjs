// Compiles the WebAssembly of src/vision: `node scripts/compileKernels.mjs`. The result is committed, so that Jest, tsx and
// webpack need no compiler. With --check, nothing is written, and the exit code says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import asc from 'assemblyscript/asc'

import { fail, root } from './processes.mjs'

const SOURCE = 'src/vision/assembly/kernels.ts'
const TARGET = path.join(root, 'src', 'vision', 'compiledKernels.ts')
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd']

const content = `/** Written by \`scripts/compileKernels.mjs\` from \`assembly/\`, in base64. */
export const COMPILED_KERNELS =
  '${Buffer.from(await compile()).toString('base64')}'
`
if (!process.argv.includes('--check')) writeFileSync(TARGET, content)
else if (readFileSync(TARGET, 'utf8') !== content)
  fail('src/vision/compiledKernels.ts is not what src/vision/assembly compiles to.')

async function compile() {
  /** @type {string | Uint8Array} */
  let compiled = ''
  const { error } = await asc.main([SOURCE, '--baseDir', root, '--outFile', 'kernels.wasm', ...OPTIONS], {
    stdout: process.stderr,
    stderr: process.stderr,
    writeFile: (_name, bytes) => {
      compiled = bytes
    },
  })
  if (error) fail(error.message)
  return compiled
}
