import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { createSmallProject } from '../../support/smallProject'
import { buildTestApp } from '../../support/testApp'

const VISITS = 1_000
jest.setTimeout(300_000) // they are made one after the other
/** How many other visits begin before a page loads its second script. */
const LATER = 150
const COOKIE = 'server'

/** Two servers behind a proxy like the one of `deploy/Caddyfile`: by cookie, and for new visitors by turns. */
async function createDeployment({ isSticky }: { isSticky: boolean }) {
  const servers: (FastifyInstance | undefined)[] = [undefined, undefined]
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const wanted = isSticky ? Number(new RegExp(`${COOKIE}=(\\d)`).exec(incoming.headers.cookie ?? '')?.[1] ?? -1) : -1
    const turns = [turn++ % 2, turn % 2]
    const chosen = [wanted, ...turns].find((index) => servers[index] !== undefined) ?? 0
    const { port } = servers[chosen]!.server.address() as AddressInfo
    const sent = request({ port, path: incoming.url, headers: incoming.headers }, (answer) => {
      const cookie = chosen === wanted ? {} : { 'set-cookie': `${COOKIE}=${chosen}` }
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, ...cookie })
      answer.pipe(outgoing)
    })
    sent.end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const stop = async (index: number) => {
    const stopped = servers[index]
    servers[index] = undefined
    await stopped?.close()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop,
    async start(index: number, publicDir: string) {
      const app = await buildTestApp({ publicDir })
      await app.listen({ port: 0, host: '127.0.0.1' })
      servers[index] = app
    },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      for (const index of servers.keys()) await stop(index)
    },
  }
}

/** Opens a page and its script; `loadLater` loads what that script names. */
async function visit(url: string) {
  let cookie = ''
  const read = async (file: string) => {
    const response = await fetch(url + file, { headers: { cookie } })
    cookie = response.headers.getSetCookie()[0] ?? cookie
    return { isFound: response.ok, text: await response.text() }
  }
  const { text: page } = await read('/predict')
  const script = await read(/src="(.*?)"/.exec(page)![1]!)
  const later = /import\("(.*?)"\)/.exec(script.text)?.[1]
  return { loadLater: async () => later !== undefined && (await read(later)).isFound }
}

describe('an update of two servers, one after the other', () => {
  const project = createSmallProject()
  const publicDirs: string[] = []
  beforeAll(async () => {
    for (const release of ['1', '2']) {
      project.write('src/release', release)
      await project.build()
      publicDirs.push(path.join(project.folder, 'builds', project.read('dist/stamp').slice(0, 16), 'public'))
    }
  })
  afterAll(() => {
    project.remove()
  })

  /** How many of the visits during the update miss a script. */
  async function countLost({ visits: count, isSticky }: { visits: number; isSticky: boolean }) {
    const [before, after] = publicDirs as [string, string]
    const deployment = await createDeployment({ isSticky })
    for (const index of [0, 1]) await deployment.start(index, before)
    const steps = new Map([
      [200, () => deployment.stop(0)],
      [300, () => deployment.start(0, after)],
      [600, () => deployment.stop(1)],
      [700, () => deployment.start(1, after)],
    ])
    const open: Awaited<ReturnType<typeof visit>>[] = []
    let lost = 0
    for (let visits = 0; visits < count + LATER; visits++) {
      await steps.get(visits)?.()
      if (visits < count) open.push(await visit(deployment.url))
      if (visits >= LATER && !(await open[visits - LATER]!.loadLater())) lost++
    }
    await deployment.close()
    return lost
  }

  it(`costs none of ${VISITS} pages a script if each visitor stays with one server`, async () => {
    expect(await countLost({ visits: VISITS, isSticky: true })).toBe(0)
  })

  it('costs pages their scripts if visitors change servers', async () => {
    expect(await countLost({ visits: 400, isSticky: false })).toBeGreaterThan(0)
  })
})
