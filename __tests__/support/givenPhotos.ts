import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import FormData from 'form-data'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import sharp from 'sharp'

import { endpoints } from '~/contract/endpoints'
import { TAKEN_MS } from '~/server/domain/cases/caseRecords'
import type { FarmCaseTable } from '~/server/persistence/caseSchema'
import type { Database } from '~/server/persistence/schema'

import { bearer } from './calls'

/** Columns of a case. */
export type CaseChange = Partial<Selectable<FarmCaseTable>>

export const PLACE_IN_FILE = 'taken behind the house in Nakuru'

/** A small JPEG of one colour, with metadata. */
export const leafJpeg = (red = 40) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: { r: red, g: 120, b: 30 } } })
    .withExif({ IFD0: { ImageDescription: PLACE_IN_FILE } })
    .jpeg()
    .toBuffer()

type Gift = { photos?: readonly Buffer[]; query?: Record<string, string> }

export async function givePhotos(
  app: Pick<FastifyInstance, 'inject'>,
  access: string,
  diagnosisId: string,
  { photos, query = { shows: 'true' } }: Gift = {},
) {
  const form = new FormData()
  for (const photo of photos ?? [await leafJpeg()]) form.append('image', photo, { filename: 'leaf.jpg' })
  return app.inject({
    method: endpoints.givePhotos.method,
    url: endpoints.givePhotos.url.replace(':id', diagnosisId),
    query,
    headers: { ...form.getHeaders(), ...bearer(access) },
    payload: form.getBuffer(),
  })
}

/** As a farmer makes it who asks an expert. */
export async function insertCase(
  db: Database,
  own: { accountId: string; diagnosisId: string },
  more: CaseChange = {},
): Promise<string> {
  const created_at = Date.now()
  const id = randomUUID()
  const nothing = { county: null, note: null, link_salt: null, link_hash: null, link_until: null, expert_id: null }
  const never = { taken_until: null, question: null, questioned_at: null, reply: null, replied_at: null }
  const later = { answered_at: null, unread_at: null, told_at: null, packed_at: null }
  const row = { ...nothing, ...never, ...later, id, account_id: own.accountId, diagnosis_id: own.diagnosisId }
  await db
    .insertInto('farm_case')
    .values({ ...row, created_at, asked_at: created_at, ...more })
    .execute()
  return id
}

/** An expert takes the case and answers it at once. */
export async function insertAnswer(
  db: Database,
  answer: { case_id: string; created_at?: number; judge?: 'expert' | 'link'; label?: string | null },
  judged: 'right' | 'other' | 'cannotSay' = 'right',
) {
  const named = db.selectFrom('diagnosis').innerJoin('farm_case', 'farm_case.diagnosis_id', 'diagnosis.id')
  const { label } = await named.select('label').where('farm_case.id', '=', answer.case_id).executeTakeFirstOrThrow()
  const row = {
    ...{ id: randomUUID(), expert_id: null, officer_id: null, name: 'Achieng', body: null, line: null, action: null },
    ...{
      judge: 'expert' as const,
      label: judged === 'right' ? label : null,
      created_at: Date.now(),
      judged,
      ...answer,
    },
  }
  await db.insertInto('case_answer').values(row).execute()
  if (row.judge !== 'expert') return
  const answered = { answered_at: row.created_at, taken_until: row.created_at + TAKEN_MS }
  await db.updateTable('farm_case').set(answered).where('id', '=', row.case_id).execute()
}

/** Paths of all files below a folder, which may be missing, but for hidden ones. */
export function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
  return names.filter((name) => statSync(name).isFile() && !path.basename(name).startsWith('.')).sort()
}
