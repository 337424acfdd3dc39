import { createHash } from 'node:crypto'

import webpack from 'webpack'
import type { Compilation, Compiler } from 'webpack'

const SERVICE_WORKER = 'sw.js'
/** What the app is made of and nothing else: robots, previews and icons of the system are asked for by others. */
const KEPT = [/^(index|app)\.html$/, /^assets\/.*\.js$/, /^illustrations\//, /^favicon\.svg$/]

/**
 * Tells the service worker which files make up the build, and by which hashes it knows them. Runs when the pages are
 * final, and before anything is compressed.
 */
export class OfflinePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OfflinePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2
      compilation.hooks.processAssets.tap({ name: 'OfflinePlugin', stage }, () => {
        listBuild(compilation)
      })
    })
  }
}

function listBuild(compilation: Compilation) {
  const worker = compilation.getAsset(SERVICE_WORKER)
  if (!worker) throw new Error(`The build has no ${SERVICE_WORKER}.`)
  const script = worker.source.source()
  const files = compilation
    .getAssets()
    .filter(({ name }) => KEPT.some((pattern) => pattern.test(name)))
    .map(({ name, source }) => ({ url: `/${name}`, integrity: `sha256-${hash(source.source()).toString('base64')}` }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  // the worker itself counts too: one that behaves otherwise must not share the cache of the one before
  const name = hash(JSON.stringify(files) + String(script))
    .toString('hex')
    .slice(0, 12)
  const list = `const JANI_BUILD=${JSON.stringify({ name, files })};`
  compilation.updateAsset(SERVICE_WORKER, new webpack.sources.RawSource(`${list}${String(script)}`))
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest()
