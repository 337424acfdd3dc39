import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FastifyInstance } from 'fastify'

import type { DatabaseLocation } from '~/server/persistence/database'
import type { PasswordCost } from '~/server/security/passwords'

const ROOT = path.join(__dirname, '..', '..')

export type TestServerSettings = { location: DatabaseLocation; passwordCost: PasswordCost }

/** The test app as a process of its own, asked over its port as an app in this process is with `inject`. */
export async function startTestServer(settings: TestServerSettings) {
  const program = path.join(__dirname, 'listen.ts')
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, program, JSON.stringify(settings)],
    {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ])) as [Buffer]
  const origin = said.toString().trim()
  return {
    inject: (async ({ method, url, headers, payload }: Request) => {
      const response = await fetch(origin + url, {
        method,
        headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body: JSON.stringify(payload) }),
      })
      const body = await response.text()
      return { statusCode: response.status, body, json: () => JSON.parse(body) as unknown }
    }) as unknown as FastifyInstance['inject'],
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

type Request = { method: string; url: string; headers?: Record<string, string>; payload?: object }
