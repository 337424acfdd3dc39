import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'

import type { DeskCaseResponse, DeskResponse, LinkResponse } from '~/contract/cases'
import type { endpoints } from '~/contract/endpoints'
import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { createShownHash } from '~/server/domain/cases/shownHash'
import { createCaseRepository } from '~/server/persistence/caseRepository'
import type { Database } from '~/server/persistence/schema'
import { oneTimeTokens } from '~/server/security/linkTokens'

import { bearer, diagnose, login, register } from './calls'
import { farmer } from './testApp'

type Endpoint = (typeof endpoints)[keyof typeof endpoints]

export const DAY_MS = 24 * 3_600_000

/** A call about one case or diagnosis. */
export const callOf =
  (app: Pick<FastifyInstance, 'inject'>) =>
  (access: string, { method, url }: Endpoint, id = '', payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method, url: url.replace(':id', id), headers: { ...bearer(access), ...headers } },
      ...(payload && { payload }),
    } as InjectOptions)

/** Signs up; with a plan until then. */
export async function signUpAs(app: FastifyInstance, db: Database, name: string, planUntil?: number) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const { access } = (await register(app, { ...farmer, username: name, email })).json<AuthResponse>()
  if (planUntil !== undefined)
    await db
      .updateTable('account')
      .set({ plan_until: planUntil })
      .where(sql`lower(email)`, '=', email)
      .execute()
  const own = db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(email)`, '=', email)
  const { id } = await own.executeTakeFirstOrThrow()
  return { access, email, id }
}

/** Signs up an expert, as the operator's command leaves the account. */
export async function signUpExpert(app: FastifyInstance, db: Database, name = 'Amina Odhiambo') {
  const { email, id } = await signUpAs(app, db, name)
  await db.updateTable('account').set({ role: 'expert' }).where('id', '=', id).execute()
  const { access } = (await login(app, { ...farmer, email })).json<AuthResponse>()
  return { access, email, id }
}

/** Of a photo that nobody has sent before. */
export const answerFor = async (app: FastifyInstance, access: string, told?: Record<string, string>) =>
  (await diagnose(app, access, told && { told })).json<PredictionResponse>().diagnosis

/** Of the answer as an expert is shown it now. */
export async function shownHashOf(db: Database, caseId: string) {
  const stored = await createCaseRepository(db).findById(caseId)
  return stored ? createShownHash(oneTimeTokens)(stored.diagnosis) : ''
}

export type { DeskCaseResponse, DeskResponse, LinkResponse }
