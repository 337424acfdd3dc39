import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import webpack from 'webpack'

const PORT = 3999
const HEAD = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">'
const PAGES: Record<string, string> = {
  '/empty': `${HEAD}<title>Empty</title><h1>Empty</h1><details><summary>Open</summary>Opened</details>`,
  '/control': `${HEAD}<title>Control</title><div id="root"></div><script src="/control.js"></script>`,
}

/** Serves an empty page and `controlPage.tsx`. */
export async function serveControls() {
  const script = await promisify(brotliCompress)(await build())
  const server = createServer(({ url = '' }, response) => {
    const page = PAGES[url]
    if (url === '/control.js')
      response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(script)
    else response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page)
  })
  server.listen(PORT, '127.0.0.1').unref()
  const stop = () => void server.close()
  return { url: `http://127.0.0.1:${PORT}`, paths: Object.keys(PAGES), scriptBytes: script.length, stop }
}

/** The script of the control page, built as the client is. */
async function build() {
  const folder = await mkdtemp(path.join(tmpdir(), 'jani-control-'))
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: path.resolve('perf/controlPage.tsx'),
    output: { path: folder, filename: 'control.js' },
    module: { rules: [{ test: /\.tsx$/, use: 'babel-loader' }] },
    performance: { hints: false },
  })
  try {
    const stats = await promisify(compiler.run.bind(compiler))()
    if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'))
    return await readFile(path.join(folder, 'control.js'))
  } finally {
    await promisify(compiler.close.bind(compiler))()
    await rm(folder, { recursive: true })
  }
}
