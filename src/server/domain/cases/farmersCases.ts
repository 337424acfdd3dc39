import { LINK_DAYS, type AskRequest, type CaseChange, type LinkResponse } from '~/contract/cases'
import { OFFICER_PREFIX } from '~/contract/paths'
import type { DiagnosisResponse } from '~/contract/responses'

import { hasPlan } from '../accounts/users'
import type { DiagnosisHistory } from '../diagnoses/diagnosisHistory'
import type { Reader } from '../diagnoses/writeDiagnosis'
import { refuse, tooManyCases, TooManyAttempts } from '../domainError'
import { afterGivingBack, giveBack, takeAll, type RateLimiter, type Token } from '../limits/rateLimiter'
import { DAY_MS } from '../nairobi'
import type { Clock } from '../security'
import type { CasePhotos } from './casePhotos'
import type { CaseRecords, OwnCase } from './caseRecords'
import type { OwnAnswer } from './caseWords'

/** Secrets of links, each made of a stored salt by the server's own secret. */
export type CaseLinks = { newSalt(): string; secretOf(salt: string): string; hashOf(secret: string): string }

type CasesDeps = {
  records: Pick<CaseRecords, 'link' | 'withdrawLink' | 'ask' | 'reply' | 'markRead'>
  history: Pick<DiagnosisHistory, 'find'>
  links: CaseLinks
  photos: Pick<CasePhotos, 'withdraw'>
  /** Questions of one account. */
  dailyAsks: RateLimiter
  /** Those without a plan, in a month; undefined for none. */
  freeAsks: RateLimiter | undefined
  now: Clock
}

/** A younger link is given again, so that one that was sent stays valid. */
const LINK_KEPT_MS = DAY_MS

export type Cases = ReturnType<typeof createCases>

/** Answers that their farmer shows to a person. Calls reject with 'notFound' for those of other accounts. */
export function createCases(deps: CasesDeps) {
  const { records, history, links, photos, now } = deps
  return {
    async link(own: OwnAnswer): Promise<LinkResponse> {
      const salt = links.newSalt()
      const time = now()
      const hash = links.hashOf(links.secretOf(salt))
      const given = { salt, hash, until: time + LINK_DAYS * DAY_MS, keptAfter: time + LINK_KEPT_MS, now: time }
      const kept = await records.link(caseOf(own), given)
      return { path: OFFICER_PREFIX + links.secretOf(kept.salt), until: new Date(kept.until).toISOString() }
    },

    async withdrawLink(own: OwnAnswer, reader: Reader): Promise<DiagnosisResponse> {
      await records.withdrawLink(caseOf(own))
      return history.find(own, reader)
    },

    ask: (own: OwnAnswer, request: AskRequest, reader: Reader) => ask(deps, own, request, reader),

    /** A reply to the expert's question, withdrawn consents, or that the answers were read. */
    async change(own: OwnAnswer, change: CaseChange, reader: Reader): Promise<DiagnosisResponse> {
      const { reply, showsPhotos: shows, teaches, read } = change
      await history.find(own, reader)
      if (reply === null || reply === '') throw refuse('invalid', 'notUnderstood')
      if (reply !== undefined && !(await records.reply(caseOf(own), { text: reply, now: now() })))
        throw refuse('conflict', 'caseAnswered')
      if (shows === false || teaches === false) await photos.withdraw({ ...caseOf(own), shows, teaches })
      if (read) await records.markRead(caseOf(own))
      return history.find(own, reader)
    },
  }
}

/** Asks the experts, once. */
async function ask(deps: CasesDeps, own: OwnAnswer, { note, county }: AskRequest, reader: Reader) {
  const { records, history, now } = deps
  const shown = await history.find(own, reader)
  const { person, asking } = shown.diagnosis
  if (person?.state != null) return shown
  if (asking === undefined) throw refuse('conflict', 'notAskable')
  if (asking !== 'now') throw refuse('outOfCredits', asking === 'usedUp' ? 'askedEnough' : 'askingNeedsPlan')
  const time = now()
  const points = await takePoints(deps, own, time)
  const question = { note: note || undefined, county: county ?? undefined, now: time }
  const isNew = await records.ask(caseOf(own), question).catch(afterGivingBack(points))
  if (!isNew) await giveBack(points)
  return history.find(own, reader)
}

const caseOf = ({ accountId, id }: OwnAnswer): OwnCase => ({ accountId, diagnosisId: id })

async function takePoints(
  { dailyAsks, freeAsks }: Pick<CasesDeps, 'dailyAsks' | 'freeAsks'>,
  { accountId: key, planUntil }: OwnAnswer,
  now: number,
): Promise<Token[]> {
  const limiters = hasPlan({ planUntil }, now) || !freeAsks ? [dailyAsks] : [dailyAsks, freeAsks]
  const points = limiters.map((limiter) => ({ limiter, key }))
  await takeAll(points).catch((error: unknown) => {
    throw error instanceof TooManyAttempts ? tooManyCases(error.retryAfterSeconds) : error
  })
  return points
}
