import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

type Override = { status?: number; body: string }

/**
 * Stands between a browser and the built product, and may serve other files than were built: a later build, or half of
 * one. Notes every request that reaches it.
 */
export async function startBuildProxy(port: number) {
  const overrides = new Map<string, Override>()
  const requests: { path: string; at: number }[] = []
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    requests.push({ path, at: Date.now() })
    const override = overrides.get(path)
    const headers = override ? { host: request.headers.host } : request.headers
    const upstream = ask(
      { port, host: '127.0.0.1', method: request.method, path: request.url, headers },
      (incoming) => {
        if (!override) {
          answer.writeHead(incoming.statusCode ?? 502, incoming.headers)
          incoming.pipe(answer)
          return
        }
        incoming.resume()
        answer.writeHead(override.status ?? 200, {
          ...incoming.headers,
          'content-length': Buffer.byteLength(override.body),
        })
        answer.end(override.body)
      },
    )
    upstream.on('error', () => answer.destroy())
    request.pipe(upstream)
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port

  return {
    url: `http://127.0.0.1:${own}`,
    requests,
    overrides,
    /** Nobody answers any more: as without a network. */
    async cut() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    mend: () => listen(own),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type BuildProxy = Awaited<ReturnType<typeof startBuildProxy>>

export const textOf = async (url: string, path: string) => (await fetch(url + path)).text()

/** A build like the one that is served, whose two pages have another title; the service worker knows it by another name. */
export async function laterBuild(url: string, title: string): Promise<Map<string, Override>> {
  const files = new Map<string, Override>()
  let worker = (await textOf(url, '/sw.js')).replace(
    /"name":"\w+"/,
    `"name":"${title.toLowerCase().replace(/\W/g, '')}"`,
  )
  for (const page of ['/index.html', '/app.html']) {
    const before = await textOf(url, page)
    const after = before.replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
    worker = worker.replace(integrityOf(before), integrityOf(after))
    files.set(page, { body: after })
  }
  files.set('/', files.get('/index.html')!)
  for (const screen of ['/predict', '/login', '/about', '/blog', '/contact']) files.set(screen, files.get('/app.html')!)
  return files.set('/sw.js', { body: worker })
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
