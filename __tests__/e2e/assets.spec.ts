import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { LANGUAGES } from '~/contract/languages'
import { libraryPaths } from '~/contract/libraryPaths'
import { pageFile } from '~/contract/pages'

import { expect, test } from './support/fixtures'

const PUBLIC_DIR = path.resolve('dist/public')
/** With its headers; what TCP sends before the first acknowledgement is 14,600. */
const LANDING_PAGE_BYTES = 16_000

const inPublic = (name: string) => readFile(path.join(PUBLIC_DIR, name))

test('every page and script has compressed copies of the same content', async () => {
  const scripts = (await readdir(path.join(PUBLIC_DIR, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(scripts).not.toEqual([])
  for (const name of ['index.html', 'app.html', ...scripts.map((script) => `assets/${script}`)]) {
    const original = await inPublic(name)
    const [br, gz] = [await inPublic(`${name}.br`), await inPublic(`${name}.gz`)]
    expect({ name, isSame: brotliDecompressSync(br).equals(original) && gunzipSync(gz).equals(original) }).toEqual({
      name,
      isSame: true,
    })
    expect(br.length).toBeLessThanOrEqual(gz.length)
    if (name.endsWith('.js')) expect(original.toString()).not.toMatch(/qwertyuiop|iloveyou/) // common passwords
  }
})

test('every page of the leaf library is a file with a title, a description and a text of its own', async () => {
  const read: Record<string, Set<string | undefined>> = { title: new Set(), description: new Set(), text: new Set() }
  for (const address of libraryPaths) {
    const html = (await inPublic(`${address.slice(1)}.html`)).toString()
    read['title']!.add(/<title>(.+?)<\/title>/.exec(html)?.[1])
    read['description']!.add(/<meta name="?description"? content="(.+?)"/.exec(html)?.[1])
    read['text']!.add(/<main[^>]*>(.+)<\/main>/s.exec(html)?.[1])
    expect([address, html.includes(' style="')]).toEqual([address, false])
  }
  for (const values of Object.values(read)) {
    expect(values.size).toBe(libraryPaths.length)
    expect(values).not.toContain(undefined)
  }
  expect((await inPublic('library/maize-common-rust.html')).toString()).toContain('brick-red bumps')
  expect((await inPublic('sw/library/maize-common-rust.html')).toString()).toContain('Kutu ya kawaida')
})

test('no page has an undefined style or text', async () => {
  const pages = (await readdir(PUBLIC_DIR, { recursive: true })).filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(libraryPaths.length)
  for (const name of pages)
    expect([name, /NaN|undefined|\[object/.exec((await inPublic(name)).toString())?.[0]]).toEqual([name, undefined])
})

test('the landing page with its headers keeps its budget, in every language', async ({ request }) => {
  for (const language of LANGUAGES) {
    const headers = { 'accept-encoding': 'br', 'accept-language': language }
    const sent = (await request.get('/', { headers })).headersArray().map(({ name, value }) => `${name}: ${value}`)
    const { length } = await inPublic(`${pageFile('/', language)}.br`)
    expect(sent).toContain(`content-length: ${length}`)
    expect(['HTTP/1.1 200 OK', ...sent, '\r\n'].join('\r\n').length + length).toBeLessThanOrEqual(LANDING_PAGE_BYTES)
  }
})

test('pages and scripts are sent in the best encoding that the browser accepts', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /assets\/[\w.-]+\.js/.exec((await inPublic('app.html')).toString())?.[0]
  expect(html).toMatch(/^<!doctype html>/)
  for (const url of ['/login', `/${script}`])
    for (const [accepted, used] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const headers = (await request.get(url, { headers: { 'accept-encoding': accepted } })).headers()
      expect({ url, encoding: headers['content-encoding'] }).toEqual({ url, encoding: used })
    }
})
