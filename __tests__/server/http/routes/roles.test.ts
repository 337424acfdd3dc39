import type { FastifyInstance, InjectOptions } from 'fastify'

import { createMetrics } from '~/server/metrics/metrics'
import { createAccountRepository } from '~/server/persistence/accountRepository'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer } from '../../../support/calls'
import { signUpAs, signUpExpert } from '../../../support/farmCases'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { documentedCalls } from '../../../support/openApi'
import { buildTestApp } from '../../../support/testApp'
import { vapidKeys } from '../../../support/vapidKeys'

type Who = 'everybody' | 'users' | 'experts'

/** Who may make each call. One that is not in here fails the test. */
const MAY: Record<string, Who> = {
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /api/openapi.json': 'everybody',
  'POST /api/policy-reports/': 'everybody',
  'POST /api/auth/register/': 'everybody',
  'POST /api/auth/login/': 'everybody',
  'POST /api/auth/refresh/': 'everybody',
  'POST /api/auth/forgot/': 'everybody',
  'POST /api/auth/reset/': 'everybody',
  'POST /api/auth/recover/': 'everybody',
  'POST /api/auth/confirm/': 'everybody',
  'GET /api/crops': 'everybody',
  'GET /api/accuracy': 'everybody',

  'GET /api/users/get_user': 'users',
  'POST /api/users/country': 'users',
  'GET /api/users/me': 'users',
  'DELETE /api/users/me': 'users',
  'POST /api/users/password': 'users',
  'POST /api/users/confirmation': 'users',
  'POST /api/users/recovery-code': 'users',
  'POST /api/users/email': 'users',
  'POST /api/users/alerts': 'users',
  'POST /api/users/county': 'users',
  'GET /api/users/export': 'users',
  'GET /api/auth/sessions/': 'users',
  'DELETE /api/auth/sessions/{id}': 'users',
  'POST /api/predict/': 'users',
  'GET /api/diagnoses': 'users',
  'GET /api/diagnoses/{id}': 'users',
  'PATCH /api/diagnoses/{id}': 'users',
  'DELETE /api/diagnoses/{id}': 'users',
  'POST /api/diagnoses/{id}/link': 'users',
  'DELETE /api/diagnoses/{id}/link': 'users',
  'POST /api/diagnoses/{id}/person': 'users',
  'PATCH /api/diagnoses/{id}/person': 'users',
  'POST /api/diagnoses/{id}/photos': 'users',
  'GET /api/notes': 'users',
  'POST /api/notes': 'users',
  'DELETE /api/notes/{id}': 'users',
  'POST /api/reminders': 'users',
  'DELETE /api/reminders': 'users',
  'GET /api/plan': 'users',
  'POST /api/orders': 'users',
  'GET /api/orders/{id}': 'users',

  'GET /api/desk': 'experts',
  'GET /api/desk/choices': 'experts',
  'POST /api/desk/{id}/take': 'experts',
  'DELETE /api/desk/{id}/take': 'experts',
  'POST /api/desk/{id}/question': 'experts',
  'POST /api/desk/{id}/answer': 'experts',
  'GET /api/desk/{id}/photos/{index}': 'experts',

  // last: it ends the session
  'POST /api/auth/logout/': 'everybody',
}

/** Without a role in them, and not in the document: pages, and what M-Pesa calls. */
const UNDOCUMENTED = /^\/(\*|a\/.*|api\/payments\/.*)?$/

const ROLES = ['nobody', 'farmer', 'expert', 'suspended'] as const
type Role = (typeof ROLES)[number]

/** The status of a refusal by role, undefined if the call is made. */
function refusalOf(role: Role, who: Who): 401 | 403 | undefined {
  if (who === 'everybody') return undefined
  if (role === 'nobody' || role === 'suspended') return 401
  return who === 'experts' && role !== 'expert' ? 403 : undefined
}

let db: OpenDatabase
let app: FastifyInstance
const routes = new Set<string>()
beforeAll(async () => {
  db = await openMigratedSqlite()
  const metrics = createMetrics()
  const routeAdded = (route: string) => void routes.add(route)
  const environment = { ...vapidKeys, MPESA_SIMULATOR: '1' }
  app = await buildTestApp({ db, environment, metrics: { ...metrics, routeAdded } })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
})

async function accessOf(role: Role): Promise<string | undefined> {
  if (role === 'nobody') return undefined
  if (role === 'expert') return (await signUpExpert(app, db)).access
  const { access, id } = await signUpAs(app, db, role)
  if (role === 'suspended') await createAccountRepository(db).suspend({ accountId: id, now: Date.now() })
  return access
}

it('every route is in the table of who may call it', async () => {
  const documented = await documentedCalls(app)
  expect(documented.map(({ name }) => name).sort()).toEqual(Object.keys(MAY).sort())
  const withoutSlash = (url: string) => url.replace(/(.)\/$/, '$1')
  const known = new Set(documented.map(({ url }) => withoutSlash(url.replaceAll(/\{(\w+)\}/g, ':$1'))))
  expect([...routes].filter((url) => !known.has(withoutSlash(url)) && !UNDOCUMENTED.test(url))).toEqual([])
})

it.each(ROLES)('%s may make the calls of the table, and no others', async (role) => {
  const access = await accessOf(role)
  for (const [name, who] of Object.entries(MAY)) {
    const [method, path = ''] = name.split(' ')
    const url = path.replaceAll(/\{\w+\}/g, '0')
    const { statusCode } = await app.inject({
      method,
      url,
      ...(access && { headers: bearer(access) }),
    } as InjectOptions)
    const refusal = [401, 403].includes(statusCode) ? statusCode : undefined
    expect([name, refusal]).toEqual([name, refusalOf(role, who)])
  }
})
