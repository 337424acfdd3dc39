import { sql, type Selectable } from 'kysely'

import type { DeskRecord, StoredAnswer, StoredCase } from '~/server/domain/cases/caseRecords'

import type { CaseAnswerTable, FarmCaseTable } from './caseSchema'
import type { Database } from './schema'
import { DIAGNOSIS_COLUMNS, toDiagnosis } from './storedDiagnoses'

/** Without `id` and `created_at`, which diagnoses have, too. */
const COLUMNS = [
  'account_id',
  'diagnosis_id',
  'county',
  'note',
  'link_salt',
  'link_until',
  'asked_at',
  'expert_id',
  'taken_until',
  'question',
  'questioned_at',
  'reply',
  'replied_at',
  'answered_at',
  'unread_at',
  'shows_photos',
  'teaches',
  'packed_at',
] as const satisfies (keyof FarmCaseTable)[]

/** The columns that `toCase` reads. */
export const casesOf = (db: Database) =>
  db
    .selectFrom('farm_case')
    .select(COLUMNS.map((name) => `farm_case.${name}` as const))
    .select(['farm_case.id as case_id', 'farm_case.created_at as shown_at'])
    .select(sql<number | string>`(select count(*) from case_photo where case_id = farm_case.id)`.as('photos'))

/** The same with diagnosis and plan. */
export const deskCasesOf = (db: Database) =>
  casesOf(db)
    .innerJoin('diagnosis', 'diagnosis.id', 'farm_case.diagnosis_id')
    .innerJoin('account', 'account.id', 'farm_case.account_id')
    .select(DIAGNOSIS_COLUMNS)
    .select('account.plan_until')

/** Changes a case that waits for an expert. */
export const openCase = (db: Database, id: string) =>
  db.updateTable('farm_case').where('id', '=', id).where('asked_at', 'is not', null).where('answered_at', 'is', null)

export const isChanged = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows > 0n

type CaseRow = Awaited<ReturnType<ReturnType<typeof casesOf>['execute']>>[number]
type DeskRow = Awaited<ReturnType<ReturnType<typeof deskCasesOf>['execute']>>[number]

/** With all answers, in one more query. */
export async function toCases(db: Database, rows: readonly CaseRow[]): Promise<StoredCase[]> {
  const answers = await answersTo(db, rows)
  return rows.map((row) => toCase(row, answers))
}

export async function toDeskRecords(db: Database, rows: readonly DeskRow[]): Promise<DeskRecord[]> {
  const answers = await answersTo(db, rows)
  return rows.map((row) => ({
    ...toCase(row, answers),
    diagnosis: toDiagnosis(row),
    planUntil: row.plan_until ?? undefined,
  }))
}

type AnswerRow = Selectable<CaseAnswerTable>

async function answersTo(db: Database, cases: readonly CaseRow[]): Promise<AnswerRow[]> {
  if (cases.length === 0) return [] // PostgreSQL rejects empty lists
  const ids = cases.map(({ case_id }) => case_id)
  return db.selectFrom('case_answer').selectAll().where('case_id', 'in', ids).orderBy('created_at').execute()
}

const toCase = (row: CaseRow, answers: readonly AnswerRow[]): StoredCase => ({
  id: row.case_id,
  accountId: row.account_id,
  diagnosisId: row.diagnosis_id,
  createdAt: row.shown_at,
  county: (row.county ?? undefined) as StoredCase['county'],
  note: row.note ?? undefined,
  linkSalt: row.link_salt ?? undefined,
  linkUntil: row.link_until ?? undefined,
  askedAt: row.asked_at ?? undefined,
  expertId: row.expert_id ?? undefined,
  takenUntil: row.taken_until ?? undefined,
  question: row.question ?? undefined,
  questionedAt: row.questioned_at ?? undefined,
  reply: row.reply ?? undefined,
  repliedAt: row.replied_at ?? undefined,
  answeredAt: row.answered_at ?? undefined,
  unreadAt: row.unread_at ?? undefined,
  showsPhotos: row.shows_photos === 1,
  teaches: row.teaches === 1,
  packedAt: row.packed_at ?? undefined,
  photos: Number(row.photos),
  answers: answers.filter(({ case_id }) => case_id === row.case_id).map(toAnswer),
})

const toAnswer = (row: AnswerRow): StoredAnswer => ({
  judge: row.judge,
  name: row.name ?? undefined,
  judged: row.judged,
  label: row.label ?? undefined,
  text: row.body ?? undefined,
  line: row.line ?? undefined,
  action: row.action ?? undefined,
  shownHash: row.shown_hash ?? undefined,
  createdAt: row.created_at,
})
