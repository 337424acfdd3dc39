import { randomUUID } from 'node:crypto'

import type { ExpressionBuilder, Transaction } from 'kysely'

import type { NewAnswer } from '~/server/domain/cases/caseRecords'
import { refuse } from '~/server/domain/domainError'

import type { Schema } from './schema'
import { isChanged, openCase } from './storedCases'
import { timeOrderedId } from './timeOrderedId'

/** The locks make its deletion, other judges and a correction of the answer wait. */
export async function storeAnswer(transaction: Transaction<Schema>, answer: NewAnswer): Promise<boolean> {
  const { caseId, judge, expertId = null, createdAt: now, counted, confirmed } = answer
  if (!(await lockShown(transaction, answer))) return false
  const answered = transaction.updateTable('farm_case').where('id', '=', caseId)
  const taken = openCase(transaction, caseId).where('expert_id', '=', expertId).where(isExpert(expertId))
  const lockable = judge === 'expert' ? taken : answered
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
  if (counted) await count(transaction, counted, answer)
  if (confirmed) await confirm(transaction, confirmed, { expertId, now })
  return true
}

const isExpert = (accountId: string | null) => (one: ExpressionBuilder<Schema, 'farm_case'>) => {
  const account = one.selectFrom('account').select('account.id').where('account.id', '=', accountId)
  return one.exists(account.where('account.role', '=', 'expert').where('account.suspended_at', 'is', null))
}

/** Before the case, as its deletion does. False without the case. */
async function lockShown(transaction: Transaction<Schema>, { caseId, shown }: NewAnswer) {
  const ofCase = transaction.selectFrom('farm_case').select('diagnosis_id').where('id', '=', caseId)
  const lock = transaction.updateTable('diagnosis').where('id', '=', ofCase).where('deleted_at', 'is', null)
  const now = await lock
    .set((one) => ({ charge: one.ref('charge') }))
    .returning(['verdict_json', 'told_crop'])
    .executeTakeFirst()
  if (now && (now.verdict_json !== JSON.stringify(shown.verdict) || now.told_crop !== (shown.toldCrop ?? null)))
    throw refuse('conflict', 'answerChanged')
  return now !== undefined
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
  shown_hash: answer.shownHash ?? null,
  created_at: answer.createdAt,
})

type Counted = NonNullable<NewAnswer['counted']>

const count = (
  transaction: Transaction<Schema>,
  { judgedLabel, label, modelVersion, ...counted }: Counted,
  { expertId, officerId, createdAt }: NewAnswer,
) =>
  transaction
    .insertInto('judgement')
    .values({
      ...counted,
      id: randomUUID(),
      label: label ?? null,
      judged_label: judgedLabel ?? null,
      model_version: modelVersion,
      expert_id: expertId ?? null,
      officer_id: officerId ?? null,
      created_at: createdAt,
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
