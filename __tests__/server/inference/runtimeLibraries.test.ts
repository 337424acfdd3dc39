import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const BINARIES = path.join(path.dirname(require.resolve('onnxruntime-node/package.json')), 'bin')
const OWN = path.join(process.platform, process.arch)

it('has an ONNX Runtime that cannot look up a host: its later releases report to their maker', () => {
  const files = readdirSync(BINARIES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.dirname(file).endsWith(OWN) && /\.(node|dll|dylib|so)(\.\d+)*$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((file) => readFileSync(path.join(BINARIES, file)).includes('getaddrinfo'))).toEqual([])
})
