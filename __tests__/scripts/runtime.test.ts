import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { endpoints, IMAGE_FIELD } from '~/contract/endpoints'
import type { AuthResponse } from '~/contract/responses'

import { photos } from '../support/photos'
import { freePort, newDataDir, startProduct } from '../support/product'

/**
 * In the image, in MB unpacked: Debian bookworm-slim, Node.js 24 without symbols, and certificates with pg_dump, pg_restore
 * and their libraries (the sum of their packages' installed sizes).
 */
const BASE_MB = 75 + 109 + 10
const IMAGE_MB = 320
const PACKAGES_MB = 150

const megabytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) / 1e6

describe('what scripts/runtime.mjs copies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jani-runtime-'))
  beforeAll(() => promisify(execFile)(process.execPath, ['scripts/runtime.mjs', folder]))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it('serves the app and answers a scan without the repository', async () => {
    const data = await newDataDir()
    const main = path.join(folder, 'dist/server/main.js')
    const server = await startProduct({ dataDir: data.folder, port: await freePort(), main, cwd: folder })
    const person = { username: 'Wanjiru', email: 'wanjiru@example.com', password: 'Shamba-ya-mahindi-7' }
    const headers = { 'content-type': 'application/json' }
    const method = 'POST'
    const registered = await fetch(server.url + endpoints.register.url, {
      method,
      headers,
      body: JSON.stringify(person),
    })
    const { access } = (await registered.json()) as AuthResponse
    const body = new FormData()
    body.append(IMAGE_FIELD, new Blob([Uint8Array.from(photos.maizeRust)], { type: 'image/jpeg' }), 'leaf.jpg')
    const authorization = `Bearer ${access}`
    const scan = await fetch(server.url + endpoints.predict.url, { method, headers: { authorization }, body })
    const page = await fetch(`${server.url}/predict`)
    expect([scan.status, page.status, await server.stop()]).toEqual([200, 200, 0])
    await data.remove()
  })

  it('holds no package that only builds and no binary of another platform', () => {
    const packages = readdirSync(path.join(folder, 'node_modules'))
    expect(packages).toEqual(expect.arrayContaining(['fastify', 'onnxruntime-node', 'better-sqlite3', 'sharp']))
    for (const name of ['webpack', '@babel', 'tsx', '@mui', 'react']) expect(packages).not.toContain(name)
    const binaries = path.join(folder, 'node_modules/onnxruntime-node/bin/napi-v6')
    expect(readdirSync(binaries)).toEqual([process.platform])
    expect(readdirSync(path.join(binaries, process.platform))).toEqual([process.arch])
  })

  it('is small, and so is the image, which is made of it', () => {
    const packages = megabytesIn(path.join(folder, 'node_modules'))
    expect(packages).toBeLessThan(PACKAGES_MB)
    expect(BASE_MB + packages + megabytesIn(path.join(folder, 'dist'))).toBeLessThan(IMAGE_MB)
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toMatch(/^COPY --from=build \/runtime \.$/m)
  })
})
