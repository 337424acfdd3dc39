import type { FastifyInstance } from 'fastify'

import type { AskRequest } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, DiagnosisResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, diagnose, register } from './calls'
import { farmer } from './testApp'

type Server = Pick<FastifyInstance, 'inject'>

/** The operator lets farmers without a plan ask. */
export const ASK_FREE = { ASK_FREE: '100' }

const DAY_MS = 86_400_000

async function account(server: Server, name: string): Promise<AuthResponse> {
  const email = `${name.toLowerCase()}@example.com`
  return (await register(server, { ...farmer, username: name, email })).json<AuthResponse>()
}

const idOf = ({ access }: AuthResponse) =>
  (JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub

/** An account that the operator has made an expert. */
export async function expertNamed(server: Server, db: OpenDatabase, name = 'Amina') {
  const person = await account(server, name)
  await db.updateTable('account').set({ role: 'expert' }).where('id', '=', idOf(person)).execute()
  return person
}

export async function farmerNamed(server: Server, db: OpenDatabase, name: string, isPro = false) {
  const person = await account(server, name)
  const plan = { plan_until: Date.now() + DAY_MS }
  if (isPro) await db.updateTable('account').set(plan).where('id', '=', idOf(person)).execute()
  return person
}

/** A farmer asks about a new answer. The experts must be there. */
export async function askAbout(
  server: Server,
  { access }: AuthResponse,
  { note = null, county = null }: Partial<AskRequest> = {},
) {
  const { diagnosis } = (await diagnose(server, access)).json<DiagnosisResponse>()
  const { method, url } = endpoints.askPerson
  const response = await server.inject({
    method,
    url: url.replace(':id', diagnosis.id),
    headers: bearer(access),
    payload: { note, county },
  })
  if (response.statusCode !== 200) throw new Error(`The question was refused: ${response.body}`)
  return diagnosis.id
}
