import { sep } from 'node:path'

import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorBody } from '~/contract/responses'

import { readPages } from './pages'

/** Every screen of the client; its router decides what is shown. */
export const SCREENS = ['/', '/predict', '/about', '/blog', '/contact', '/login']

const ASSETS = `${sep}assets${sep}`
/** Names of assets carry a hash of their content; every other file may change under its name. */
const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' }

/** Serves the built client, and says for every other address that there is nothing. Without a build there is only the API. */
export async function addSiteRoutes(app: FastifyInstance, publicDir: string | undefined) {
  const pages = publicDir === undefined ? undefined : readPages(publicDir)
  app.setNotFoundHandler((request, reply) => {
    reply.code(404)
    return pages && isPageVisit(request)
      ? reply.sendFile(pages.fileOf(request.url))
      : reply.send({ detail: 'There is nothing at this address.' } satisfies ErrorBody)
  })
  if (publicDir === undefined || pages === undefined) return

  await app.register(serveFiles, {
    root: publicDir,
    index: false,
    cacheControl: false,
    lastModified: false, // the etag says it, and the landing page comes with its headers in one flight of ten packets
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(ASSETS) ? CACHE.assets : CACHE.others)
      reply.header('content-security-policy', pages.policyOf(path))
    },
  })
  for (const screen of SCREENS) app.get(screen, (_request, reply: FastifyReply) => reply.sendFile(pages.fileOf(screen)))
}

const isPageVisit = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url)
