import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { finished } from 'node:stream'

import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LANGUAGE } from '~/contract/languages'
import { libraryPaths } from '~/contract/libraryPaths'
import { NOT_FOUND_PATH, pageFile } from '~/contract/pages'
import { paths } from '~/contract/paths'
import { SHARE_FAILED_PATH } from '~/contract/sharedPhotos'

import { errorBody } from '../plumbing/errorHandler'
import { negotiateLanguage, pageLanguageOf } from '../plumbing/language'
import { clientDirectives, dataDirectives, leafWorkerDirectives, type InlineHashes } from '../plumbing/securityHeaders'

const LANDING_PAGE = pageFile(paths.home, DEFAULT_LANGUAGE)
const INLINE_HASHES = 'inline.json'
/** Beside the client: assets of the build before, which its pages still request while servers are updated. */
const PREVIOUS = 'previous'
const COMPRESSED = /\.(br|gz)$/
const PAGE = /\.html(\.br|\.gz)?$/

const ASSETS = `${sep}assets${sep}`
const WORKER = /^(sw\.js|assets\/\w+Worker\.[^/]*js)$/
const LEAF_WORKER = /^assets\/leafWorker\.[^/]*js$/
/** Asset names contain a content hash; every other file may change under its name. */
const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' }

/** Serves the built client, and 404 for every other address. Without a build, only the API. */
export async function addSiteRoutes(app: FastifyInstance, publicDir: string | undefined) {
  if (publicDir === undefined) {
    app.setNotFoundHandler((request, reply) => reply.code(404).send(nothing(request, reply)))
    return
  }
  const previous = join(publicDir, '..', PREVIOUS)
  const roots = existsSync(previous) ? [publicDir, previous] : [publicDir]
  const hashesByPage = readInlineHashes(publicDir)
  const policyOf = policies(roots, hashesByPage)
  const sendPage = pageSender(hashesByPage)

  await app.register(serveFiles, {
    root: roots,
    index: false,
    cacheControl: false,
    lastModified: false, // the etag is enough
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(ASSETS) ? CACHE.assets : CACHE.others)
      void reply.helmet({ contentSecurityPolicy: policyOf(file) })
    },
  })
  for (const path of new Set([...Object.values(paths), ...libraryPaths]))
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(path, request, reply))
  await app.register(shareRoute)
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return isPageVisit(request) ? sendPage(NOT_FOUND_PATH, request, reply) : reply.send(nothing(request, reply))
  })
}

/**
 * Photos shared from another app arrive here if the browser has no service worker: opens the app with a notice. Reads
 * and drops the body up to a limit, because browsers show an error page if they cannot send all of it.
 */
const shareRoute: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, body, done) => {
    if (Number(request.headers['content-length'] ?? Infinity) > MAX_SHARE_BYTES) done(null)
    else finished(body.resume(), (error) => done(error ?? null))
  })
  app.post(paths.predict, { schema: { hide: true } }, (_request, reply) => reply.redirect(SHARE_FAILED_PATH, 303))
}

/** About six photos of a good camera. */
const MAX_SHARE_BYTES = 60 * 1024 * 1024

const nothing = (request: FastifyRequest, reply: FastifyReply) =>
  errorBody({ code: 'notFound' }, negotiateLanguage(request, reply))

const isPageVisit = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url)

type HashesByPage = Record<string, InlineHashes>

/** Hashes of inlined scripts and styles by prerendered page. The development build has none. */
function readInlineHashes(publicDir: string): HashesByPage {
  const file = join(publicDir, INLINE_HASHES)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HashesByPage) : {}
}

/** Sends the prerendered page in the visitor's language. The development build has one page for all paths. */
function pageSender(hashesByPage: HashesByPage) {
  return (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const [, search = ''] = request.url.split('?', 2)
    const page = pageFile(path, pageLanguageOf(request), search)
    void reply.header('vary', 'Accept-Language, Cookie')
    return reply.sendFile(page in hashesByPage ? page : LANDING_PAGE)
  }
}

/**
 * The policy of any client file, compressed or not: pages allow their inlined scripts and styles, the leaf worker
 * allows WebAssembly. Browsers ignore the policy of other files, so these get the shortest.
 */
function policies(roots: readonly string[], hashesByPage: HashesByPage) {
  const policyWith = (hashes?: InlineHashes) => ({ useDefaults: false, directives: clientDirectives(hashes) })
  const byPage = new Map(Object.entries(hashesByPage).map(([page, hashes]) => [page, policyWith(hashes)]))
  const policyOfClient = policyWith()
  const policyOfLeafWorker = { useDefaults: false, directives: leafWorkerDirectives }
  const policyOfOthers = { useDefaults: false, directives: dataDirectives }
  return (file: string) => {
    const root = roots.find((folder) => file.startsWith(folder + sep)) ?? ''
    const name = relative(root, file).replaceAll(sep, '/').replace(COMPRESSED, '')
    if (LEAF_WORKER.test(name)) return policyOfLeafWorker
    return byPage.get(name) ?? (PAGE.test(name) || WORKER.test(name) ? policyOfClient : policyOfOthers)
  }
}
