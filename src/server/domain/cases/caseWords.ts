import type { Asking, CaseState, Person, PersonAnswer } from '~/contract/cases'
import { isAskable } from '~/contract/followUps'
import type { DiagnosisResponse } from '~/contract/responses'
import { namedEntry, troublesIn, wordsIn } from '~/diagnosis'

import { hasPlan, type Account } from '../accounts/users'
import type { OwnDiagnosis, StoredDiagnosis } from '../diagnoses/records'
import type { Reader } from '../diagnoses/writeDiagnosis'
import type { RateLimiter } from '../limits/rateLimiter'
import type { Clock } from '../security'
import type { CaseRecords, StoredAnswer, StoredCase } from './caseRecords'
import type { ShownAnswer, ShownHash } from './shownHash'

/** `planUntil`: of the account. */
export type OwnAnswer = OwnDiagnosis & Pick<Account, 'planUntil'>

type CaseWordsDeps = {
  records: Pick<CaseRecords, 'find' | 'findAll' | 'hasExperts'>
  /** Questions a month without a plan; undefined for none. */
  freeAsks: Pick<RateLimiter, 'waitMs'> | undefined
  shownHash: ShownHash
  now: Clock
}

export type CaseWords = ReturnType<typeof createCaseWords>

/** What farmers read of their cases. */
export function createCaseWords({ records, freeAsks, shownHash, now }: CaseWordsDeps) {
  async function askingFor({ accountId, planUntil }: OwnAnswer): Promise<Asking | undefined> {
    if (!(await records.hasExperts())) return undefined
    if (hasPlan({ planUntil }, now())) return 'now'
    if (!freeAsks) return 'planNeeded'
    return (await freeAsks.waitMs(accountId)) > 0 ? 'usedUp' : 'now'
  }

  return {
    /** Adds to an answer what is about a person. */
    async addTo(own: OwnAnswer, answer: ShownAnswer & DiagnosisResponse, reader: Reader): Promise<DiagnosisResponse> {
      const { result, diagnosis } = answer
      const stored = await records.find({ accountId: own.accountId, diagnosisId: own.id })
      const isOpen = stored?.askedAt === undefined && isAskable(diagnosis)
      const asking = isOpen ? await askingFor(own) : undefined
      const person = stored && personOf(stored, { reader, shownHash: shownHash(answer), now: now() })
      return { result, diagnosis: { ...diagnosis, ...(person && { person }), ...(asking && { asking }) } }
    },

    /** What lists show, by the id of the diagnosis; for `whole` ones the answers too. */
    async ofList(
      accountId: string,
      ids: readonly string[],
      { reader, whole }: { reader: Reader; whole: readonly StoredDiagnosis[] },
    ) {
      const hashes = new Map(whole.map((one) => [one.id, shownHash(one)]))
      const stored = await records.findAll(accountId, ids)
      const shown = (one: StoredCase) => {
        const hash = one.answers.length > 0 ? hashes.get(one.diagnosisId) : undefined
        return { ...newsOf(one, now()), ...(hash !== undefined && { answers: answersIn(one, reader, hash) }) }
      }
      return new Map(stored.map((one) => [one.diagnosisId, shown(one)]))
    },
  }
}

const newsOf = (stored: StoredCase, now: number): Pick<Person, 'state' | 'isUnread'> => ({
  state: stateOf(stored, now),
  isUnread: stored.unreadAt !== undefined,
})

/** The case as its farmer reads it. */
function personOf(
  stored: StoredCase,
  { reader, shownHash, now }: { reader: Reader; shownHash: string; now: number },
): Person {
  const { linkUntil = 0, photos, showsPhotos, teaches, packedAt, note = null, question = null, reply = null } = stored
  return {
    ...newsOf(stored, now),
    linkUntil: linkUntil > now ? new Date(linkUntil).toISOString() : null,
    ...{ photos, showsPhotos, teaches, isPacked: packedAt !== undefined },
    ...{ note, question, reply },
    answers: answersIn(stored, reader, shownHash),
  }
}

export function stateOf(stored: StoredCase, now: number): CaseState | null {
  const { askedAt, answeredAt, question, repliedAt } = stored
  if (askedAt === undefined) return null
  if (answeredAt !== undefined) return 'answered'
  if (question !== undefined && repliedAt === undefined) return 'questioned'
  return takerOf(stored, now) === undefined ? 'asked' : 'taken'
}

/** The expert whose case it is now. */
export const takerOf = ({ expertId, takenUntil = 0 }: StoredCase, now: number) =>
  takenUntil > now ? expertId : undefined

/** `shownHash`: of Jani's answer as it is now. */
export const answersIn = (
  { answers }: Pick<StoredCase, 'answers'>,
  reader: Reader,
  shownHash: string,
): PersonAnswer[] => answers.map((answer) => answerIn(answer, reader, shownHash))

function answerIn(
  { judge, judged, label, action, shownHash, createdAt, ...typed }: StoredAnswer,
  reader: Reader,
  hashNow: string,
): PersonAnswer {
  const named = label === undefined ? undefined : namedEntry(label, textsIn(reader))
  const { name = null, text = null, line = null } = typed
  return {
    ...{ by: judge, name, judged },
    title: named ? wordsIn(reader.language).phrases.title(named.cropName, named.name) : null,
    slug: named?.slug ?? null,
    text,
    action: (action === undefined ? undefined : named?.actions[action]) ?? null,
    line,
    isEarlier: shownHash !== undefined && shownHash !== hashNow,
    at: new Date(createdAt).toISOString(),
  }
}

export const textsIn = ({ language, place }: Reader) => ({
  words: wordsIn(language, place),
  troubles: troublesIn(language, place),
})
