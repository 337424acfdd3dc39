import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { RenderedPage } from '~/client/app/renderPages'
import type { DocumentHead } from '~/client/app/renderPages'
import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { LEAF_PACK_URL } from '~/contract/leafPack'
import { clientDirectives, leafWorkerDirectives, moreHeaders } from '~/server/http/plumbing/securityHeaders'

import { buildName } from './buildName'
import { elementOf, parseHtml } from './html'
import { describePack, writeModel } from './leafPack'
import { applyPageSettings, endBuild } from './pageSettings'

/** Runs after webpack: prerenders the pages, tells the service worker what to keep, compresses, describes the leaf pack. */
const PUBLIC_DIR = path.resolve(process.argv[2] ?? 'dist', 'public')
const TEMPLATE = path.resolve(__dirname, '../public/index.html')
const MODEL_DIR = path.resolve(__dirname, '../models/leaf')
/** The server reads it beside the pages: the hashes of their inline scripts and styles, for the content security policy. */
const INLINE_HASHES = 'inline.json'
/** Read by the server, too: what the pages say, which its settings may contradict. */
const CONTACT = 'contact.json'
const SERVICE_WORKER = 'sw.js'
/** What the app is made of; icons, previews and robots.txt are for others. */
const PRECACHED = /^(app\.html|assets\/.*\.js|illustrations\/.*|favicon\.svg)$/
/** In the language of the reader, for the next visit; the other screens are rendered from the empty page then. */
const PRECACHED_PAGES = new RegExp(
  `^((${LANGUAGES.join('|')})/)?(index|predict|login|login/sign-up|account|history)\\.html$`,
)
/**
 * Loaded by those who read that language, who get a result or open a page with that picture, have a plan, are experts, or
 * ask how often answers are right.
 */
const ON_DEMAND =
  /^(assets\/((messages|texts)-(?!en[-.])|texts-en-(accuracy|desk|report)-|(accuracy|desk|report)\.|wholeReport\.).*\.js|illustrations\/(actions|checks|questions)\/.*|photos\/.*\.webp)$/
/** Of a language that is not part of the main script: kept with its pages, so that a new build opens in it without a network. */
const TEXTS = /^assets\/(messages|texts)-(?!en[-.])(?<language>[a-z]+)[-.].*\.js$/
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml|ico|bin)$/
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
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
  const { colorSchemeScript, renderLibrary, renderScreens, renderShell } = await import('~/client/app/renderPages')
  const { publicPaths } = await import('~/client/app/renderPages')
  const { pageFile } = await import('~/contract/pages')
  const { sitemap, withAddress, withHead } = await import('./documents')
  const template = withAddress(readFileSync(TEMPLATE, 'utf8'))
  const script = bootstrapScript(elementOf(parseHtml(colorSchemeScript()), 'script').innerHTML)

  const toFile = <Document extends DocumentHead & RenderedPage & { search?: string }>(document: Document) => ({
    name: pageFile(document.path, document.language, document.search),
    language: document.language,
    page: document,
    base: withHead(template, document),
  })
  const screens = (await renderScreens()).map(toFile)
  const documents = [...screens, ...(await renderLibrary()).map(toFile)]
  const pages = [{ name: 'app.html', page: renderShell(), base: template }, ...documents].map(
    ({ name, page: { markup, styles, namespaces }, base }) => {
      const document = parseHtml(base)
      elementOf(document, 'head').insertAdjacentHTML('beforeend', script + styles)
      const root = elementOf(document, '#root')
      root.innerHTML = markup
      root.setAttribute('data-texts', namespaces.join(' '))
      root.setAttribute('data-elements', String(root.querySelectorAll('*').length))
      const html = document.toString()
      write(name, html)
      return [name, inlineHashes(html)] as const
    },
  )
  write(INLINE_HASHES, JSON.stringify(Object.fromEntries(pages)))
  write('sitemap.xml', sitemap(publicPaths()))
  write('robots.txt', withAddress(read('robots.txt').toString()))
  return screens
}

/** Inline, after what chooses the colours, with the address of the main script, which it loads when it is time. */
function bootstrapScript(colorScheme: string) {
  const built = (name: string) => {
    const file = builtFiles().find((one) => one.startsWith(`assets/${name}.`))
    if (file === undefined) throw new Error(`The build has no script "${name}".`)
    return file
  }
  return `<script data-main="/${built('main')}">${colorScheme}${read(built('bootstrap')).toString()}</script>`
}

function inlineHashes(html: string) {
  const document = parseHtml(html)
  const contentsOf = (selector: string) => document.querySelectorAll(selector).map(({ innerHTML }) => innerHTML)
  const hashesOf = (selector: string) => contentsOf(selector).filter(Boolean).map(sha256) // an empty one is always allowed
  return { scripts: hashesOf(INLINE_SCRIPT), styles: hashesOf('style') }
}

/** The worker checks each file against its hash. Its own script and the server's headers, which are kept with each page, count for the name of the cache, too. */
function listPrecachedFiles(screens: { name: string; language: Language }[]) {
  const script = read(SERVICE_WORKER).toString()
  const withHash = (file: string) => ({ url: `/${file}`, integrity: sha256(read(file)) })
  const files = builtFiles()
    .filter((file) => PRECACHED.test(file) && !ON_DEMAND.test(file) && !file.startsWith('assets/bootstrap.'))
    .map(withHash)
  const onDemand = builtFiles()
    .filter((file) => ON_DEMAND.test(file))
    .map((file) => `/${file}`)
  const pagesIn = (language: Language) =>
    screens
      .filter((screen) => screen.language === language && PRECACHED_PAGES.test(screen.name))
      .map(({ name }) => name)
      .concat(builtFiles().filter((file) => TEXTS.exec(file)?.groups?.['language'] === language))
      .map(withHash)
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, pagesIn(language)]))
  const name = buildName({
    files,
    pages,
    onDemand,
    script,
    headers: [clientDirectives(), leafWorkerDirectives, moreHeaders],
  })
  write(SERVICE_WORKER, `const JANI_BUILD=${JSON.stringify({ name, files, pages, onDemand })};${script}`)
}

/** The server sends the variant that the browser accepts. */
function compress(files = builtFiles()) {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const content = read(file)
    write(`${file}.br`, brotliCompressSync(content, { params: BROTLI }))
    write(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}

async function main() {
  process.env['NODE_ENV'] = 'production' // before React is imported
  write(CONTACT, JSON.stringify(applyPageSettings()))
  const screens = await writePages()
  listPrecachedFiles(screens)
  const model = await writeModel(MODEL_DIR, { write })
  compress()
  const pack = LEAF_PACK_URL.slice(1)
  write(pack, JSON.stringify(describePack(model, { files: builtFiles, read, write })))
  compress([pack])
}

main().catch(endBuild)
