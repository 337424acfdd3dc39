import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { createCaseRepository } from '~/server/persistence/caseRepository'
import { createOfficerInvitation } from '~/server/domain/cases/officers'
import { createOfficerRepository } from '~/server/persistence/officerRepository'
import type { OpenDatabase } from '~/server/persistence/schema'
import { createCaseLinks } from '~/server/security/caseLinks'
import { oneTimeTokens } from '~/server/security/linkTokens'
import { DAY_MS } from '~/server/domain/nairobi'

import { TEST_SECRET } from './testApp'

/** Gives a link to an answer that expires after so many days; returns its secret. */
export async function linkTo(db: OpenDatabase, diagnosisId: string, { now = Date.now(), days = 30 } = {}) {
  const links = createCaseLinks(TEST_SECRET)
  const { account_id: accountId } = await db
    .selectFrom('diagnosis')
    .select('account_id')
    .where('id', '=', diagnosisId)
    .executeTakeFirstOrThrow()
  const salt = links.newSalt()
  const secret = links.secretOf(salt)
  const link = { salt, hash: links.hashOf(secret), until: now + days * DAY_MS, keptAfter: Infinity, now }
  await createCaseRepository(db).link({ accountId, diagnosisId }, link)
  return secret
}

/** What an operator's command does; `token` is the secret in the link. */
export async function inviteOfficer(db: OpenDatabase, name = 'Akinyi') {
  const publicUrl = 'https://jani.example'
  const deps = { officers: createOfficerRepository(db), tokens: oneTimeTokens, newId: randomUUID, now: Date.now }
  const { id, link } = await createOfficerInvitation({ ...deps, publicUrl })(name)
  return { id, token: link.slice(`${publicUrl}/a/invite/`.length) }
}

type Sent = { token?: string | undefined; headers?: Record<string, string> }

const cookieOf = (token: string | undefined) => (token === undefined ? {} : { cookie: `jani_officer=${token}` })

export const openLink = (app: FastifyInstance, path: string, { token, headers = {} }: Sent = {}) =>
  app.inject({ url: `/a/${path}`, headers: { ...cookieOf(token), ...headers } })

/** The answer that the page shows. */
export async function hashOf(app: FastifyInstance, path: string, sent: Sent = {}) {
  const { body } = await openLink(app, path, { token: sent.token })
  return /name="shownHash" value="([^"]*)"/.exec(body)?.[1] ?? ''
}

/** Opens the page first, unless `shownHash` says which answer it showed. */
export const sendForm = async (app: FastifyInstance, path: string, form: Record<string, string>, sent: Sent = {}) => {
  const shownHash = form['shownHash'] ?? (await hashOf(app, path, sent))
  return app.inject({
    method: 'POST',
    url: `/a/${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null', // as browsers send without referrers
      'sec-fetch-site': 'same-origin',
      ...cookieOf(sent.token),
      ...sent.headers,
    },
    payload: new URLSearchParams({ ...form, shownHash }).toString(),
  })
}
