import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { ensureBuilt, fail, root, say } from '../steps.mjs'
import { round } from './compare.mjs'
import { requireTypeScript, tested } from './inProcess.mjs'

const ROUTES = ['/', '/login', '/predict']
const KIB = 1024
/** They write pages, their twins and the service worker, which a bundle to compare with has none of. */
const OF_PAGES = ['HtmlWebpackPlugin', 'CopyPlugin', 'PagesPlugin', 'CompressionPlugin', 'OfflinePlugin']

/** What a first visitor waits for, in brotli, against the same sources as one bundle. */
export async function bytes() {
  await ensureBuilt()
  const { coldScript, compressed, firstScript } = tested('../e2e/support/coldScript.ts')
  const oneBundle = await bytesOfOneBundle()
  const product = await tested('../e2e/support/openProduct.ts').openProduct()
  try {
    const figures = {
      'landing page with style and first script': await compressed('index.html'),
      'its first script': await firstScript('index.html'),
      'one bundle of all scripts (KiB)': round(oneBundle / KIB),
    }
    for (const route of ROUTES) {
      const cold = await coldScript(product, route)
      figures[`${route} cold (KiB)`] = round(cold / KIB)
      figures[`${route} / one bundle`] = round(cold / oneBundle)
    }
    return figures
  } finally {
    await product.close()
  }
}

async function bytesOfOneBundle() {
  say('Building everything as one bundle ...')
  const webpack = createRequire(import.meta.url)('webpack')
  const configs = requireTypeScript(join(root, 'webpack.config.ts')).default({}, { mode: 'production' })
  const client = configs.find(({ name }) => name === 'client')
  const path = join(root, '.cache', 'bench', 'one-bundle')
  const plugins = client.plugins.filter((plugin) => !OF_PAGES.includes(plugin.constructor.name))
  const compiler = webpack({
    ...client,
    dependencies: [],
    output: { ...client.output, path, filename: 'bundle.js' },
    optimization: { ...client.optimization, splitChunks: false },
    plugins: [...plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) fail(stats.toString('errors-only'))
      else resolve()
    })
  })
  return brotliCompressSync(readFileSync(join(path, 'bundle.js'))).length
}
