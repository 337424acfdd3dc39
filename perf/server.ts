import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import packaged from '@sparticuz/chromium'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'

export const LEAF_PHOTO = '__tests__/support/photos/maizeRust.jpg'
export const emailOf = (account: number) => `bench.${account}@example.com`
export const PASSWORD = 'Shamba-ya-mahindi-7'
/** The work is measured, not the limits. */
const UNLIMITED = {
  ACCOUNT_REQUESTS_PER_MINUTE: '10000000',
  ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  SIGN_UPS_PER_HOUR: '100000',
  ACCESS_TOKEN_SECONDS: '7200',
}

export type Server = Awaited<ReturnType<typeof startServer>>

let nextPort = 3900

/** Starts the built server, or another script, with its data in a temporary folder. */
export async function startServer(args = ['dist/server/main.js'], others: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jani-bench-'))
  const port = String(nextPort++)
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: dataDir, PORT: port }
  const env = { ...process.env, ...UNLIMITED, ...settings, ...others }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async () => {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, env, stop }
}

const HEAD = '--bench\r\ncontent-disposition: form-data; name="image"; filename="leaf.jpg"\r\n\r\n'

/** Another key and other bytes each time, because a repeated scan is not computed again. */
export function newScan(access: string, photo: Buffer) {
  const key = randomUUID()
  const type = 'multipart/form-data; boundary=bench'
  const headers = { authorization: `Bearer ${access}`, 'content-type': type, 'idempotency-key': key }
  return { headers, body: Buffer.concat([Buffer.from(HEAD), photo, Buffer.from(`${key}\r\n--bench--`)]) }
}

/** As a phone sends it. */
export const readLeafPhoto = async () =>
  sharp(await readFile(LEAF_PHOTO))
    .resize(512)
    .jpeg({ quality: 80 })
    .toBuffer()

/** Signs up an account with a million credits. */
export async function signUp(server: Server, account = 0): Promise<void> {
  const email = emailOf(account)
  await post(server.url + endpoints.register.url, { username: 'Wanjiru', email, password: PASSWORD })
  const grant = ['dist/server/credits.js', 'grant', email, '1000000', '--reason', 'bench']
  await promisify(execFile)(process.execPath, grant, { env: server.env })
}

export async function logIn({ url }: Server, account = 0) {
  const response = await post(url + endpoints.login.url, { email: emailOf(account), password: PASSWORD })
  return (await response.json()) as { access: string; refresh: string }
}

export const chromiumPath = async () => process.env['CHROMIUM_PATH'] ?? packaged.executablePath()

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false
