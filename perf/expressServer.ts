// The same route on express with helmet and a rate limiter: the control of `getUser`.
import { createSecretKey, randomBytes } from 'node:crypto'

import SQLite from 'better-sqlite3'
import express from 'express'
import { rateLimit } from 'express-rate-limit'
import helmet from 'helmet'
import { SignJWT, jwtVerify } from 'jose'

import { endpoints } from '~/contract/endpoints'

const key = createSecretKey(randomBytes(32))
const database = new SQLite(':memory:')
database.exec('create table account (id text primary key, username text, credits integer)')
database.exec("insert into account values ('1', 'Wanjiru', 5)")
const findUser = database.prepare('select username, credits from account where id = ?')

const app = express()
app.get('/readyz', (_request, response) => void response.sendStatus(200))
app.get('/token', async (_request, response) => {
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject('1').setExpirationTime('1h')
  response.send(await token.sign(key))
})
app.use(helmet())
app.use(rateLimit({ windowMs: 60_000, limit: 10_000_000 }))
app.get(endpoints.getUser.url, async (request, response) => {
  const { payload } = await jwtVerify(request.headers.authorization?.slice('Bearer '.length) ?? '', key)
  response.json({ user: findUser.get(payload.sub) })
})
app.listen(Number(process.env['PORT']), '127.0.0.1')
