// Two routes on the server's libraries as their documentation shows them, without any rule of the product: the second control of `getUser` and `predict`.
import { randomUUID } from 'node:crypto'
import path from 'node:path'

import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import SQLite from 'better-sqlite3'
import Fastify from 'fastify'
import { Kysely, SqliteDialect } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'

import { IMAGE_FIELD, endpoints } from '~/contract/endpoints'
import { createClassifier } from '~/server/inference/leafClassifier'

type Tables = {
  account: { id: string; username: string; credits: number }
  session: { id: string; account_id: string }
  diagnosis: { id: string; observation: string }
}

function openDatabase(file: string) {
  const database = new SQLite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(`create table account (id text primary key, username text, credits integer);
    create table session (id text primary key, account_id text);
    create table diagnosis (id text primary key, observation text);
    insert into account values ('1', 'Wanjiru', 5);
    insert into session values ('1', '1');`)
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

async function main() {
  const db = openDatabase(path.join(process.env['DATA_DIR'] ?? '', 'control.sqlite'))
  const workerFile = 'dist/server/inferenceWorker.js'
  const classifier = await createClassifier({ modelDir: 'models/leaf', workers: 2, workerFile })
  const limiter = new RateLimiterMemory({ points: 10_000_000, duration: 60 })
  const token = randomUUID()
  const sessions = new Map<string, string>([[token, '1']])

  const app = Fastify({ logger: true })
  await app.register(helmet)
  await app.register(cookie)
  await app.register(multipart)
  app.addHook('onRequest', async ({ ip }) => {
    await limiter.consume(ip)
  })
  app.get('/readyz', () => 'ready')
  app.get('/token', () => token)
  app.get(endpoints.getUser.url, async ({ headers }) => {
    const session = sessions.get(headers.authorization?.slice('Bearer '.length) ?? '') ?? ''
    const user = db.selectFrom('account').innerJoin('session', 'session.account_id', 'account.id')
    return { user: await user.select(['username', 'credits']).where('session.id', '=', session).executeTakeFirst() }
  })
  app.post(endpoints.predict.url, async (request) => {
    const file = await request.file()
    if (file?.fieldname !== IMAGE_FIELD) throw new Error('There is no photo.')
    const observation = JSON.stringify(await classifier.classify(await file.toBuffer()))
    await db.insertInto('diagnosis').values({ id: randomUUID(), observation }).execute()
    return observation
  })
  process.once('SIGINT', () => void classifier.close().then(() => process.exit()))
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
}

void main()
