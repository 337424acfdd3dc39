import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { clientDirectives, moreHeaders } from '~/server/http/plumbing/securityHeaders'

import { buildName } from './buildName'
import { elementOf, parseHtml } from './html'

/** Runs after webpack: prerenders the pages, tells the service worker what to keep, compresses. */
const PUBLIC_DIR = path.resolve(__dirname, '../dist/public')
const TEMPLATE = path.resolve(__dirname, '../public/index.html')
/** The server reads it beside the pages: the hashes of their inline scripts and styles, for the content security policy. */
const INLINE_HASHES = 'inline.json'
const SERVICE_WORKER = 'sw.js'
/** What the app is made of; icons, previews and robots.txt are for others. */
const PRECACHED = /^((index|app)\.html|assets\/.*\.js|illustrations\/.*|favicon\.svg)$/
/** Loaded by those who read that language, or who get an answer or open a page with that picture. */
const ON_DEMAND = /^(assets\/messages-.*\.js|illustrations\/(actions|checks|questions)\/.*|photos\/.*\.webp)$/
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml|ico)$/
const INLINE_SCRIPT = 'script:not([src]):not([type="application/ld+json"])'

const read = (file: string) => readFileSync(path.join(PUBLIC_DIR, file))
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(PUBLIC_DIR, file)), { recursive: true })
  writeFileSync(path.join(PUBLIC_DIR, file), content)
}
const builtFiles = () =>
  readdirSync(PUBLIC_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(PUBLIC_DIR, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort()
const sha256 = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

async function writePages() {
  const { renderPages } = await import('~/client/app/renderPages')
  const { renderLibrary } = await import('~/client/app/renderLibrary')
  const { publicPaths, screenHeads } = await import('~/client/app/screenHeads')
  const { sitemap, withHead } = await import('./documents')
  const { landing, shell, colorSchemeScript } = await renderPages()
  const template = parseHtml(readFileSync(TEMPLATE, 'utf8')).removeWhitespace().toString()
  const bootstrap = builtFiles().find((file) => file.startsWith('assets/bootstrap.'))
  if (!bootstrap) throw new Error('The build has no bootstrap script.')
  const bootstrapScript = read(bootstrap).toString()

  const fileOf = (path: string) => `${path.slice(1)}.html`
  const screens = screenHeads().map((head) => ({
    name: fileOf(head.path),
    page: shell,
    base: withHead(template, head),
  }))
  const library = (await renderLibrary()).map((document) => ({
    name: fileOf(document.path),
    page: document,
    base: withHead(template, document),
  }))
  const pages = [
    { name: 'index.html', page: landing, base: template },
    { name: 'app.html', page: shell, base: template },
    ...screens,
    ...library,
  ].map(({ name, page: { markup, styles }, base }) => {
    const document = parseHtml(base)
    elementOf(document, 'head').insertAdjacentHTML('beforeend', styles + colorSchemeScript)
    elementOf(document, '#root').innerHTML = markup
    elementOf(document, 'body').insertAdjacentHTML('beforeend', `<script>${bootstrapScript}</script>`)
    const html = document.toString()
    write(name, html)
    return [name, inlineHashes(html)] as const
  })
  write(INLINE_HASHES, JSON.stringify(Object.fromEntries(pages)))
  write('sitemap.xml', sitemap(publicPaths()))
}

function inlineHashes(html: string) {
  const document = parseHtml(html)
  const hashesOf = (selector: string) => document.querySelectorAll(selector).map(({ innerHTML }) => sha256(innerHTML))
  return { scripts: hashesOf(INLINE_SCRIPT), styles: hashesOf('style') }
}

/** The worker checks each file against its hash. Its own script and the server's headers, which are kept with each page, count for the name of the cache, too. */
function listPrecachedFiles() {
  const script = read(SERVICE_WORKER).toString()
  const files = builtFiles()
    .filter((file) => PRECACHED.test(file) && !ON_DEMAND.test(file) && !file.startsWith('assets/bootstrap.'))
    .map((file) => ({ url: `/${file}`, integrity: sha256(read(file)) }))
  const onDemand = builtFiles()
    .filter((file) => ON_DEMAND.test(file))
    .map((file) => `/${file}`)
  const name = buildName({ files, onDemand, script, headers: [clientDirectives(), moreHeaders] })
  write(SERVICE_WORKER, `const JANI_BUILD=${JSON.stringify({ name, files, onDemand })};${script}`)
}

/** The server sends the variant that the browser accepts. */
function compress() {
  for (const file of builtFiles().filter((name) => COMPRESSIBLE.test(name))) {
    const content = read(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    write(`${file}.br`, brotliCompressSync(content, quality))
    write(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}

async function main() {
  process.env['NODE_ENV'] = 'production' // before React is imported
  await writePages()
  listPrecachedFiles()
  compress()
}

void main()
