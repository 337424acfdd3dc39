import { existsSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { paths } from '~/contract/paths'

import { errorBody } from './errorBody'
import { answerIn } from './language'
import { clientDirectives } from './securityHeaders'
import type { InlineHashes } from './securityHeaders'

const LANDING_PAGE = 'index.html'
const SHELL = 'app.html'
const INLINE_HASHES = 'inline.json'
const COMPRESSED = /\.(br|gz)$/

const ASSETS = `${sep}assets${sep}`
/** Names of assets contain a hash of their content; every other file may change under its name. */
const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' }

/** Serves the built client, and 404 for every other address. Without a build there is only the API. */
export async function addSiteRoutes(app: FastifyInstance, publicDir: string | undefined) {
  if (publicDir === undefined) {
    app.setNotFoundHandler((request, reply) => reply.code(404).send(nothing(request, reply)))
    return
  }
  const policyOf = readPolicies(publicDir)
  const hasShell = existsSync(join(publicDir, SHELL)) // the development build has one page for all paths
  const fileOf = (path: string) => (path === paths.home || !hasShell ? LANDING_PAGE : SHELL)

  await app.register(serveFiles, {
    root: publicDir,
    index: false,
    cacheControl: false,
    lastModified: false, // the etag is enough, and the landing page with its headers must fit into ten packets
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(ASSETS) ? CACHE.assets : CACHE.others)
      void reply.helmet({ contentSecurityPolicy: policyOf(file) })
    },
  })
  for (const path of Object.values(paths))
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(fileOf(path)))
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return isPageVisit(request) ? reply.sendFile(fileOf(request.url)) : reply.send(nothing(request, reply))
  })
}

const nothing = (request: FastifyRequest, reply: FastifyReply) =>
  errorBody({ code: 'notFound' }, answerIn(request, reply))

const isPageVisit = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url)

/** Of any file of the client, compressed or not: a page allows the scripts and styles that the build has written into it. */
function readPolicies(publicDir: string) {
  const file = join(publicDir, INLINE_HASHES)
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, InlineHashes>) : {}
  const policyWith = (hashes?: InlineHashes) => ({ useDefaults: false, directives: clientDirectives(hashes) })
  const policies = new Map(Object.entries(pages).map(([page, hashes]) => [page, policyWith(hashes)]))
  const policyOfOthers = policyWith()
  return (path: string) => policies.get(basename(path).replace(COMPRESSED, '')) ?? policyOfOthers
}
