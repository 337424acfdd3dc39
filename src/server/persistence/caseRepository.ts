import { sql, type ExpressionBuilder, type Transaction } from 'kysely'

import type { CaseRecords, OwnCase } from '~/server/domain/cases/caseRecords'
import { refuse } from '~/server/domain/domainError'

import { storeAnswer } from './caseAnswers'
import { inTransaction, withRetries } from './inTransaction'
import type { Database, Schema } from './schema'
import { casesOf, deskCasesOf, isChanged, openCase, toCases, toDeskRecords } from './storedCases'
import { changeOf } from './storedDiagnoses'
import { timeOrderedId } from './timeOrderedId'

export const createCaseRepository = (db: Database): CaseRecords => ({
  ...farmersCases(db),
  ...deskCases(db),
  answer: (answer) => inTransaction(db, (transaction) => storeAnswer(transaction, answer)),

  async hasExperts() {
    const experts = db.selectFrom('account').select('id').where('role', '=', 'expert').where('suspended_at', 'is', null)
    return (await experts.limit(1).executeTakeFirst()) !== undefined
  },
})

type FarmersCases = 'find' | 'findAll' | 'findByLink' | 'link' | 'withdrawLink' | 'ask' | 'reply' | 'markRead'

const farmersCases = (db: Database): Pick<CaseRecords, FarmersCases> => ({
  async find({ accountId, diagnosisId }) {
    const rows = await casesOf(db)
      .where('farm_case.account_id', '=', accountId)
      .where('farm_case.diagnosis_id', '=', diagnosisId)
      .execute()
    return (await toCases(db, rows))[0]
  },

  async findAll(accountId, diagnosisIds) {
    if (diagnosisIds.length === 0) return [] // PostgreSQL rejects empty lists
    const rows = await casesOf(db)
      .where('farm_case.account_id', '=', accountId)
      .where('farm_case.diagnosis_id', 'in', diagnosisIds)
      .execute()
    return toCases(db, rows)
  },

  async findByLink(linkHash, now) {
    const rows = await casesOf(db)
      .innerJoin('account', 'account.id', 'farm_case.account_id')
      .where('farm_case.link_hash', '=', linkHash)
      .where('farm_case.link_until', '>', now)
      .where('account.suspended_at', 'is', null)
      .execute()
    return (await toCases(db, rows))[0]
  },

  link: (own, { salt, hash, until, keptAfter, now }) =>
    inTransaction(db, async (transaction) => {
      await addCase(transaction, own, now)
      const keepIfLive = (column: 'link_salt' | 'link_hash', fresh: string) =>
        sql<string>`case when link_until > ${keptAfter} then ${sql.ref(column)} else ${fresh} end`
      const row = await ownCase(transaction, own)
        .set({ link_salt: keepIfLive('link_salt', salt), link_hash: keepIfLive('link_hash', hash), link_until: until })
        .returning('link_salt')
        .executeTakeFirstOrThrow()
      return { salt: row.link_salt ?? salt, until }
    }),

  withdrawLink: (own) =>
    inTransaction(db, async (transaction) => {
      const withdrawn = { link_salt: null, link_hash: null, link_until: null }
      const rows = await ownCase(transaction, own).set(withdrawn).returning('id').execute()
      for (const { id } of rows)
        await transaction.deleteFrom('case_answer').where('case_id', '=', id).where('judge', '=', 'link').execute()
    }),

  ask: (own, { note, county, now }) =>
    inTransaction(db, async (transaction) => {
      await addCase(transaction, own, now)
      const asking = ownCase(transaction, own).where('asked_at', 'is', null)
      return isChanged(await asking.set({ asked_at: now, note, county: county ?? null }).executeTakeFirst())
    }),

  async reply(own, { text, now }) {
    const questioned = ownCase(db, own).where('question', 'is not', null).where('answered_at', 'is', null)
    const reply = questioned.set({ reply: text, replied_at: now, unread_at: null })
    return isChanged(await withRetries(() => reply.executeTakeFirst()))
  },

  async markRead(own) {
    const reading = ownCase(db, own).set({ unread_at: null })
    await withRetries(() => reading.execute())
  },
})

type DeskCases = 'findById' | 'listOpen' | 'listAnswered' | 'take' | 'leave' | 'question'

const deskCases = (db: Database): Pick<CaseRecords, DeskCases> => ({
  async findById(id) {
    const rows = await deskCasesOf(db).where('farm_case.id', '=', id).execute()
    return (await toDeskRecords(db, rows))[0]
  },

  async listOpen({ expertId, limit, now }) {
    const rows = await deskCasesOf(db)
      .where('farm_case.asked_at', 'is not', null)
      .where('farm_case.answered_at', 'is', null)
      .where('farm_case.account_id', '!=', expertId)
      .orderBy(sql`case when account.plan_until > ${now} then 0 else 1 end`)
      .orderBy('farm_case.asked_at')
      .orderBy('farm_case.id')
      .limit(limit)
      .execute()
    return toDeskRecords(db, rows)
  },

  async listAnswered({ expertId, limit }) {
    const rows = await deskCasesOf(db)
      .where('farm_case.expert_id', '=', expertId)
      .where('farm_case.answered_at', 'is not', null)
      .orderBy('farm_case.answered_at', 'desc')
      .limit(limit)
      .execute()
    return toDeskRecords(db, rows)
  },

  async take({ id, expertId, until, now }) {
    const taking = openCase(db, id)
      .where('account_id', '!=', expertId)
      .where((one) =>
        one.or([one('taken_until', 'is', null), one('taken_until', '<=', now), isNoOthers(expertId)(one)]),
      )
      .set({ expert_id: expertId, taken_until: until })
    return isChanged(await withRetries(() => taking.executeTakeFirst()))
  },

  async leave({ id, expertId }) {
    const leaving = openCase(db, id).where('expert_id', '=', expertId).set({ expert_id: null, taken_until: null })
    await withRetries(() => leaving.execute())
  },

  async question({ id, expertId, text, now }) {
    const questioning = openCase(db, id)
      .where('expert_id', '=', expertId)
      .where('question', 'is', null)
      .set({ question: text, questioned_at: now, unread_at: now, taken_until: null })
    return isChanged(await withRetries(() => questioning.executeTakeFirst()))
  },
})

/** The lock of the diagnosis makes its deletion wait, which deletes the case, too. */
async function addCase(transaction: Transaction<Schema>, { accountId, diagnosisId }: OwnCase, now: number) {
  const lock = changeOf(transaction, { id: diagnosisId, accountId }).set((one) => ({ charge: one.ref('charge') }))
  if (!isChanged(await lock.executeTakeFirst())) throw refuse('notFound', 'diagnosisNotFound')
  await transaction
    .insertInto('farm_case')
    .values({ id: timeOrderedId(now), account_id: accountId, diagnosis_id: diagnosisId, created_at: now })
    .onConflict((conflict) => conflict.column('diagnosis_id').doNothing())
    .execute()
}

const ownCase = (db: Database, { accountId, diagnosisId }: OwnCase) =>
  db.updateTable('farm_case').where('account_id', '=', accountId).where('diagnosis_id', '=', diagnosisId)

/** Null after the deletion of an expert's account. */
const isNoOthers = (expertId: string) => (one: ExpressionBuilder<Schema, 'farm_case'>) =>
  one.or([one('expert_id', 'is', null), one('expert_id', '=', expertId)])
