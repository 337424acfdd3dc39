import type { FastifyInstance } from 'fastify'

import type { AuthResponse, PredictionResponse } from '~/contract/responses'
import { WRITING_MS } from '~/server/domain/cases/casePhotos'
import type { Database } from '~/server/persistence/schema'

import { diagnose, register } from './calls'
import { givePhotos, insertAnswer, insertCase, leafJpeg } from './givenPhotos'
import { farmer } from './testApp'

export const RUST = 'Corn_(maize)___Common_rust_'
export const WILT = 'Pepper,_bell___Bacterial_spot'

type Server = { app: FastifyInstance; db: Database }
type Farm = { access: string; id: string }
type Judged = { count?: number; judged?: 'right' | 'cannotSay' | null; county?: string; label?: string | null }

async function signUpFarm({ app, db }: Server, name: string): Promise<Farm> {
  const email = `${name}@example.com`
  const { access } = (await register(app, { ...farmer, email })).json<AuthResponse>()
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { access, id }
}

/** A case with photos that may teach and, unless `judged` is null, the answer of an expert. */
async function addCase(
  { app, db }: Server,
  farm: Farm,
  { count = 1, judged = 'right', county = 'Nakuru', label = null }: Judged = {},
) {
  const diagnosisId = (await diagnose(app, farm.access)).json<PredictionResponse>().diagnosis.id
  const own = { accountId: farm.id, diagnosisId }
  const id = await insertCase(db, own, { county })
  const photos = await Promise.all(Array.from({ length: count }, (_, index) => leafJpeg(index * 20)))
  await givePhotos(app, farm.access, diagnosisId, { photos, query: { teaches: 'true' } })
  if (judged)
    await insertAnswer(db, { case_id: id, ...(label !== null && { label }) }, label === null ? judged : 'other')
  return { id, ...own }
}

/** Ten photos of four cases on three farms, and two that may not be in a pack. */
export async function tenPhotos(server: Server) {
  const [one, two, three] = [
    await signUpFarm(server, 'one'),
    await signUpFarm(server, 'two'),
    await signUpFarm(server, 'three'),
  ]
  const cases = [
    await addCase(server, one, { count: 3 }),
    await addCase(server, one, { count: 2, label: WILT }),
    await addCase(server, two, { count: 4, county: 'Murang’a' }),
    await addCase(server, three, { county: 'Trans Nzoia' }),
  ]
  await addCase(server, three, { judged: 'cannotSay' })
  await addCase(server, three, { judged: null })
  await server.db
    .updateTable('case_photo')
    .set({ created_at: Date.now() - WRITING_MS })
    .execute()
  return cases
}
