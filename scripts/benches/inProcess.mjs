import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { root } from '../steps.mjs'

/** Requires a TypeScript file of the sources. */
export const source = (path) => requireTypeScript(join(root, 'src', path))

/** The same, of what the tests work with. */
export const tested = (path) => requireTypeScript(join(root, '__tests__', 'support', path))

export function requireTypeScript(file) {
  const require = createRequire(join(root, 'scripts', 'benches', 'index.js'))
  require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })
  return require(file)
}

const SECRET = 'for-the-bench-alone-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PLENTY = 1_000_000
export const modelDir = join(root, 'models', 'leaf')
/** What a thread that looks at photos runs. */
export const workerFile = join(root, '__tests__', 'support', 'inferenceWorker.js')

export const leafPhoto = () => readFileSync(join(root, '__tests__', 'support', 'photos', 'maizeRust.jpg'))

/** A photo as the client sends it: at most 640 px, another file each time. */
export async function clientPhotos() {
  const photo = await clientPhoto()
  return () => Buffer.concat([photo, Buffer.from(randomUUID())])
}

export function clientPhoto() {
  const sharp = createRequire(import.meta.url)('sharp')
  return sharp(leafPhoto()).autoOrient().resize(640, 640, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer()
}

/** The whole server in this process, listening, with the real network in one thread and an account that never runs out. */
export async function startInProcess() {
  const { buildApp } = source('server/app.ts')
  const { loadConfig } = source('server/config.ts')
  const { createClassifier } = source('server/inference/classifier.ts')
  const { openDatabase } = source('server/persistence/database.ts')
  const { createLedgerRepository } = source('server/persistence/ledgerRepository.ts')
  const { migrate } = source('server/persistence/migrate.ts')
  const limits = { ACCOUNT_REQUESTS_PER_MINUTE: '10000000', ADDRESS_REQUESTS_PER_MINUTE: '10000000' }
  const config = loadConfig({ LOG_LEVEL: 'silent', TOKEN_SECRET: SECRET, ...limits })
  const db = await openDatabase({ sqliteFile: ':memory:' })
  await migrate(db)
  const classifier = await createClassifier({ modelDir, workers: 1, workerFile })
  const app = await buildApp({ config, db, classifier, publicDir: undefined })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const password = 'Shamba-ya-mahindi-7'
  const post = (path, body) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const email = 'bench@example.com'
  const { access } = await (await post('/api/auth/register/', { username: 'Wanjiru', email, password })).json()
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const grant = { accountId: id, amount: PLENTY, reason: 'a bench', reference: 'bench', now: Date.now() }
  await createLedgerRepository(db).grant(grant)

  const uploader = tested('load/openLoop.ts').createUploader(url)
  return {
    async predict(photo) {
      const { status, body } = await uploader.upload(access, photo)
      if (status !== 200) throw new Error(`${status} ${body}`)
    },
    async login() {
      const answer = await post('/api/auth/login/', { email, password })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.json()
    },
    password,
    async close() {
      uploader.close()
      await app.close()
      await classifier.close()
      await db.destroy()
    },
  }
}
