import { randomUUID } from 'node:crypto'

import type { Transaction } from 'kysely'

import type { NewAnswer } from '~/server/domain/cases/caseRecords'

import type { Schema } from './schema'
import { isChanged, openCase } from './storedCases'
import { timeOrderedId } from './timeOrderedId'

/** The lock of the case makes its deletion, and other judges, wait. */
export async function storeAnswer(transaction: Transaction<Schema>, answer: NewAnswer): Promise<boolean> {
  const { caseId, judge, expertId = null, createdAt: now, counted, confirmed } = answer
  const answered = transaction.updateTable('farm_case').where('id', '=', caseId)
  const lockable = judge === 'expert' ? openCase(transaction, caseId).where('expert_id', '=', expertId) : answered
  const lock = lockable.set((one) => ({ created_at: one.ref('created_at') }))
  if (!isChanged(await lock.executeTakeFirst())) return false
  const row = await transaction
    .insertInto('case_answer')
    .values({ id: timeOrderedId(now), ...toRow(answer) })
    .onConflict((conflict) => conflict.columns(['case_id', 'judge']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await answered.set({ unread_at: now, ...(judge === 'expert' && { answered_at: now }) }).execute()
  if (counted) await count(transaction, counted, now)
  if (confirmed) await confirm(transaction, confirmed, { expertId, now })
  return true
}

const toRow = ({ judge, judged, ...answer }: NewAnswer) => ({
  case_id: answer.caseId,
  judge,
  expert_id: answer.expertId ?? null,
  officer_id: answer.officerId ?? null,
  name: answer.name ?? null,
  judged,
  label: answer.label ?? null,
  body: answer.text ?? null,
  line: answer.line ?? null,
  action: answer.action ?? null,
  created_at: answer.createdAt,
})

type Counted = NonNullable<NewAnswer['counted']>

const count = (
  transaction: Transaction<Schema>,
  { judgedLabel, label, modelVersion, ...counted }: Counted,
  now: number,
) =>
  transaction
    .insertInto('judgement')
    .values({
      ...counted,
      id: randomUUID(),
      label: label ?? null,
      judged_label: judgedLabel ?? null,
      model_version: modelVersion,
      created_at: now,
    })
    .execute()

type Confirmed = NonNullable<NewAnswer['confirmed']>

const confirm = (
  transaction: Transaction<Schema>,
  { county, label, by, startsAt }: Confirmed,
  { expertId, now }: { expertId: string | null; now: number },
) =>
  transaction
    .insertInto('confirmation')
    .values({
      id: randomUUID(),
      county,
      label,
      confirmed_by: by,
      expert_id: expertId,
      created_at: now,
      starts_at: startsAt ?? null,
      ended_at: null,
    })
    .execute()
