// What is usual: express with helmet and a rate limiter, the same token, the same row from the same kind of database.
import { createSecretKey, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import SQLite from 'better-sqlite3'
import { SignJWT, jwtVerify } from 'jose'

const require = createRequire(join(process.env.BENCH_CACHE, 'index.js'))
const express = require('express')
const helmet = require('helmet')
const { rateLimit } = require('express-rate-limit')

const key = createSecretKey(randomBytes(32))
const database = new SQLite(':memory:')
database.exec(
  "create table account (id text primary key, username text, credits integer); insert into account values ('1', 'Wanjiru', 5)",
)
const find = database.prepare('select username, credits from account where id = ?')

const app = express()
app.use(helmet())
app.use(rateLimit({ windowMs: 60_000, limit: 10_000_000 }))
app.get('/token', async (_request, response) => {
  response.send(
    await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject('1').setExpirationTime('1h').sign(key),
  )
})
app.get('/api/users/get_user', async (request, response) => {
  const { payload } = await jwtVerify(request.headers.authorization.slice('Bearer '.length), key)
  response.json({ user: find.get(payload.sub) })
})
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('up\n'))
