import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import webpack from 'webpack'

/** The client's store and API slice as one script of their own: no screen sends twenty requests at once. */
export async function buildApiHarness(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-harness-'))
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: path.join(__dirname, 'apiHarnessEntry.ts'),
    output: { path: folder, filename: 'harness.js' },
    resolve: { extensions: ['.ts', '.js'], alias: { '~': path.resolve('src') } },
    module: { rules: [{ test: /\.ts$/, exclude: /node_modules/, use: 'babel-loader' }] },
    plugins: [new webpack.EnvironmentPlugin({ API_HOST: '' })],
    performance: false,
    optimization: { minimize: false },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve()
    })
  })
  const script = readFileSync(path.join(folder, 'harness.js'), 'utf8')
  await rm(folder, { recursive: true })
  return script
}
