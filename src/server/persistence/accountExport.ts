import { sql, type Transaction } from 'kysely'

import type { Permit } from '~/server/domain/accounts/ownAccountRecords'
import { masked } from '~/server/domain/payments/orders'

import { BATCH_ROWS, inBatches } from './batches'
import { requirePermit } from './permits'
import type { Database, Schema } from './schema'

/** All personal data of an account. */
export async function exportAll(db: Transaction<Schema>, accountId: string, permit?: Permit) {
  if (permit) await requirePermit(db, permit)
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).execute()
  const diagnoses = await pagesOf(db, 'diagnosis', accountId)
  const cases = await pagesOf(db, 'farm_case', accountId)
  return {
    account: account.map(toExport)[0],
    sessions: (await rowsOf(db, 'session', accountId)).map(toExport),
    devices: (await rowsOf(db, 'device', accountId)).map(toExport),
    diagnoses: diagnoses.map(permit ? withoutReadings : (row) => row).map(toExport),
    answers: (await responsesTo(db, diagnoses)).map(toExport),
    cases: cases.map(withoutExpert).map(toExport),
    case_answers: (await answersTo(db, cases)).map(withoutExpert).map(toExport),
    given_answers: (await pagesOf(db, 'case_answer', accountId, 'expert_id')).map(withoutCase).map(toExport),
    case_photos: (await photosOf(db, cases)).map(toExport),
    ledger: (await pagesOf(db, 'ledger', accountId)).map(toExport),
    field_notes: (await rowsOf(db, 'field_note', accountId)).map(toExport),
    push_subscriptions: (await rowsOf(db, 'push_subscription', accountId)).map(toExport),
    password_resets: (await rowsOf(db, 'password_reset', accountId)).map(toExport),
    former_emails: (await rowsOf(db, 'former_email', accountId)).map(toExport),
    mails: (await mailsOf(db, accountId)).map(toExport),
    operator_actions: (await actionsOn(db, accountId)).map(toExport),
    orders: (await pagesOf(db, 'orders', accountId)).map(withoutPhone).map(toExport),
  }
}
/** Without the operator's name. */
const actionsOn = (db: Transaction<Schema>, accountId: string) =>
  db
    .selectFrom('operator_action')
    .select(['command', 'reason', 'created_at'])
    .where('account_id', '=', accountId)
    .execute()

/** Drops the model output of each photo: it contains unpaid results. Operators' exports keep it. */
const withoutReadings = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !['posterior_json', 'photos_json'].includes(column)))

/** Accounts of other persons, whose names stay, and what makes the secret of the link. */
const withoutExpert = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !['expert_id', 'officer_id', 'link_salt'].includes(column)),
  )

/** What an expert has answered, without the farmer's case. */
const withoutCase = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(withoutExpert(row)).filter(([column]) => column !== 'case_id'))

/** Of the phone that paid, maybe another person's, the last three digits; not M-Pesa's name for the request on it. */
const withoutPhone = ({ phone, ...order }: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.entries(order).filter(([column]) => column !== 'checkout_request_id')),
  phone: typeof phone === 'string' ? masked(phone) : null,
})

/** Drops the text: its links are only for readers of the mail. */
const mailsOf = (db: Transaction<Schema>, accountId: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'attempts', 'due_at', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .execute()
type Row = Record<string, unknown>

type LimitedTable = 'field_note' | 'session' | 'device' | 'push_subscription' | 'password_reset' | 'former_email'

/** The server limits how many of these an account has. */
const rowsOf = (db: Database, table: LimitedTable, id: string) =>
  db.selectFrom(table).selectAll().where(sql.ref('account_id'), '=', id).execute() as Promise<Row[]>

/** In order of time. An account may have any number of these. */
async function pagesOf(
  db: Database,
  table: 'diagnosis' | 'ledger' | 'orders' | 'farm_case' | 'case_answer',
  accountId: string,
  owner: 'account_id' | 'expert_id' = 'account_id',
) {
  const rows: Row[] = []
  let last = { created_at: -1, id: '' }
  await inBatches(async () => {
    const page = await db
      .selectFrom(table)
      .selectAll()
      .where(sql.ref(owner), '=', accountId)
      .where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute()
    last = page.at(-1) ?? last
    rows.push(...page)
    return page.length
  })
  return rows
}

const responsesTo = (db: Database, diagnoses: readonly Row[]) =>
  rowsAbout(diagnoses, (ids) =>
    db.selectFrom('idempotent_response').selectAll().where('diagnosis_id', 'in', ids).execute(),
  )

const answersTo = (db: Database, cases: readonly Row[]) =>
  rowsAbout(cases, (ids) => db.selectFrom('case_answer').selectAll().where('case_id', 'in', ids).execute())

/** Without the key of a photo. */
const photosOf = (db: Database, cases: readonly Row[]) =>
  rowsAbout(cases, (ids) =>
    db
      .selectFrom('case_photo')
      .select(['case_id', 'position', 'bytes', 'created_at'])
      .where('case_id', 'in', ids)
      .execute(),
  )

async function rowsAbout(owners: readonly Row[], read: (ids: readonly string[]) => Promise<Row[]>) {
  const ids = owners.map(({ id }) => String(id))
  const rows: Row[] = []
  let next = 0
  await inBatches(async () => {
    const page = ids.slice(next, (next += BATCH_ROWS))
    if (page.length > 0) rows.push(...(await read(page)))
    return page.length
  })
  return rows
}
/** Formats times as ISO 8601 and drops all hashes except the photo's. */
const toExport = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column === 'photo_hash' || !column.endsWith('hash'))
      .map(([column, value]) => [column, isTime(column, value) ? new Date(value).toISOString() : value]),
  )

const isTime = (column: string, value: unknown): value is number =>
  /_(?:at|until)$/.test(column) && typeof value === 'number'
