import { sep } from 'node:path'

import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorBody } from '~/contract/responses'

import { CLIENT_POLICY } from './securityHeaders'

/** Every screen of the client; its router decides what is shown. */
export const SCREENS = ['/', '/predict', '/about', '/blog', '/contact', '/login']

const INDEX = 'index.html'
const ASSETS = `${sep}assets${sep}`
/** Names of assets carry a hash of their content; every other file may change under its name. */
const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' }

/** Serves the built client, and says for every other address that there is nothing. Without a build there is only the API. */
export async function addSiteRoutes(app: FastifyInstance, publicDir: string | undefined) {
  app.setNotFoundHandler((request, reply) => {
    const page = publicDir !== undefined && isPageVisit(request)
    reply.code(404)
    return page
      ? reply.sendFile(INDEX)
      : reply.send({ detail: 'There is nothing at this address.' } satisfies ErrorBody)
  })
  if (publicDir === undefined) return

  await app.register(serveFiles, {
    root: publicDir,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(ASSETS) ? CACHE.assets : CACHE.others)
      reply.header('content-security-policy', CLIENT_POLICY)
    },
  })
  for (const screen of SCREENS) app.get(screen, (_request, reply: FastifyReply) => reply.sendFile(INDEX))
}

const isPageVisit = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|\?|$)/.test(url)
