import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import type { DeskCaseResponse, Judgement, JudgementRequest } from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { AuthResponse, DiagnosisResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { bearer, diagnose } from './calls'
import { ASK_FREE, expertNamed, farmerNamed } from './desk'
import { openMigratedSqlite } from './migratedSqlite'
import { photos } from './photos'
import { buildTestApp, observations } from './testApp'

/** Starts a server with a desk before each test of the file. Photos are kept in a folder that is removed afterwards. */
export function deskForEachTest(environment: Record<string, string> = ASK_FREE) {
  const current = {} as { server: FastifyInstance; db: OpenDatabase; expert: AuthResponse; folder: string }
  beforeEach(async () => {
    current.folder = mkdtempSync(path.join(tmpdir(), 'jani-desk-'))
    current.db = await openMigratedSqlite()
    current.server = await buildTestApp({
      db: current.db,
      observation: observations.ranked,
      environment: { DATA_DIR: current.folder, ...environment },
    })
    current.expert = await expertNamed(current.server, current.db)
  })
  afterEach(async () => {
    await current.server.close()
    await current.db.destroy()
    rmSync(current.folder, { recursive: true })
  })
  return () => current
}

/** An answer that is not sure, of a farmer who is signed in from then on; its copies are on this phone. */
export async function storeAnswer(
  { server, db }: { server: FastifyInstance; db: OpenDatabase },
  { copies = 1, by }: { copies?: number; by?: AuthResponse } = {},
) {
  const farmer = by ?? (await farmerNamed(server, db, 'Wanjiru'))
  tokenStorage.save(farmer)
  const { diagnosis } = (await diagnose(server, farmer.access)).json<DiagnosisResponse>()
  const photo = new Blob([photos.maizeRust], { type: 'image/jpeg' })
  const sent = Array.from({ length: copies }, () => photo)
  await offlineDiagnoses.keepThumbnail(currentAccount(), { id: diagnosis.id, key: 'scan', photo, copies: sent })
  return { id: diagnosis.id, farmer }
}

type Call = { access: string; id: string; body?: object }

/** A call about one answer or case that must succeed. */
export async function call(server: FastifyInstance, endpoint: keyof typeof endpoints, { access, id, body }: Call) {
  const { method, url } = endpoints[endpoint]
  const sent = { method, url: url.replace(':id', id), headers: bearer(access) }
  const response = await server.inject(body ? { ...sent, payload: body } : sent)
  if (response.statusCode >= 300) throw new Error(`${endpoint} was refused: ${response.body}`)
  return response
}

/** The expert takes the only case. */
export async function takeCase({ server, db, expert }: ReturnType<ReturnType<typeof deskForEachTest>>) {
  const { id } = await db.selectFrom('farm_case').select('id').executeTakeFirstOrThrow()
  const response = await call(server, 'takeCase', { access: expert.access, id })
  return response.json<DeskCaseResponse>().case
}

const NOTHING = { label: null, text: null, line: null, action: null, confirmedBy: null }

/** The expert takes and answers the only case. */
export async function answerCase(
  desk: ReturnType<ReturnType<typeof deskForEachTest>>,
  judged: Judgement,
  more: Partial<JudgementRequest> = {},
) {
  const { id, shownHash } = await takeCase(desk)
  await call(desk.server, 'answerCase', {
    access: desk.expert.access,
    id,
    body: { ...NOTHING, shownHash, judged, ...more },
  })
}
