import type { ChoicesResponse, DeskResponse, JudgementRequest } from '~/contract/cases'
import { kephisNumber, namedEntries, namedEntry, type NamedEntry } from '~/diagnosis'

import type { DiagnosisRecords } from '../diagnoses/records'
import type { Reader } from '../diagnoses/writeDiagnosis'
import { refuse } from '../domainError'
import type { RateLimiter } from '../limits/rateLimiter'
import type { NoteRecords } from '../notes/accountNotes'
import type { Clock } from '../security'
import { countedAnswer, judgedLevel } from './accuracy'
import { TAKEN_MS, type CaseRecords, type DeskRecord, type NewAnswer } from './caseRecords'
import { textsIn } from './caseWords'
import { storeAndCount } from './countAnswer'
import { deskCaseOf, rightLabel, wholeDeskCase, type Expert, type FieldHistory } from './deskCase'
import type { ShownHash } from './shownHash'

type DeskRecords = 'findById' | 'listOpen' | 'listAnswered' | 'take' | 'leave' | 'question' | 'answer'

type DeskDeps = {
  records: Pick<CaseRecords, DeskRecords>
  diagnoses: Pick<DiagnosisRecords, 'listDiagnoses'>
  notes: Pick<NoteRecords, 'list'>
  judgedLimit: RateLimiter
  shownHash: ShownHash
  now: Clock
}

const MAX_OPEN = 100
/** Of the reader. */
const MAX_ANSWERED = 10
/** Of the same field. */
const MAX_EARLIER = 5
const MAX_NOTES = 20

export type Desk = ReturnType<typeof createDesk>

/** Cases that farmers have asked about. Calls reject with 'notFound' for others, and for those of the expert's account. */
export function createDesk(deps: DeskDeps) {
  const { records, shownHash, now } = deps
  const find: Find = (expert, id) => findAsked(records, expert, id)

  return {
    async list(expert: Expert, reader: Reader): Promise<DeskResponse> {
      const expertId = expert.id
      const open = await records.listOpen({ expertId, limit: MAX_OPEN, now: now() })
      const answered = await records.listAnswered({ expertId, limit: MAX_ANSWERED })
      return { cases: [...open, ...answered].map((stored) => deskCaseOf(stored, { expert, reader, now: now() })) }
    },

    /** The case is the expert's for half an hour, also if it was before. One that he has answered is shown only. */
    async take(expert: Expert, id: string, reader: Reader) {
      const stored = await find(expert, id)
      const isAnswered = stored.answeredAt !== undefined
      if (isAnswered && stored.expertId !== expert.id) throw refuse('conflict', 'caseAnswered')
      const taking = { id, expertId: expert.id, until: now() + TAKEN_MS, now: now() }
      if (!isAnswered && !(await records.take(taking))) throw refuse('conflict', 'caseTaken')
      const taken = await find(expert, id)
      return wholeDeskCase(taken, await historyOf(deps, taken), { expert, reader, shownHash, now: now() })
    },

    leave: (expert: Expert, id: string) => records.leave({ id, expertId: expert.id }),

    /** Asks the farmer one thing, and gives the case back. */
    async question(expert: Expert, id: string, text: string) {
      const stored = await find(expert, id)
      if (stored.question !== undefined) throw refuse('conflict', 'questionAsked')
      if (!(await records.question({ id, expertId: expert.id, text, now: now() }))) throw await lostTo(find, expert, id)
    },

    async answer(expert: Expert, id: string, request: JudgementRequest) {
      const stored = await find(expert, id)
      if (request.shownHash !== shownHash(stored.diagnosis)) throw refuse('conflict', 'answerChanged')
      const answer = answerBy(expert, stored, request, now())
      if (!(await storeAndCount(deps, stored.accountId, answer))) throw await lostTo(find, expert, id)
    },
  }
}

type Find = (expert: Expert, id: string) => Promise<DeskRecord>

async function findAsked(records: Pick<CaseRecords, 'findById'>, expert: Expert, id: string) {
  const stored = await records.findById(id)
  if (stored?.askedAt === undefined || stored.accountId === expert.id) throw refuse('notFound', 'caseUnknown')
  return stored
}

/** Why an expert has not, or no longer, got the case. */
async function lostTo(find: Find, expert: Expert, id: string) {
  const { answeredAt } = await find(expert, id)
  return refuse('conflict', answeredAt === undefined ? 'caseTaken' : 'caseAnswered')
}

/** What can be chosen as an answer. */
export const listChoices = (reader: Reader): ChoicesResponse => ({
  names: namedEntries(textsIn(reader)).map(({ id, crop, name, actions, isQuarantine }) => ({
    ...{ id, crop, name },
    reportTo: isQuarantine ? kephisNumber : null,
    actions: [...actions],
  })),
})

/** Of the field until the experts were asked; nothing once that is answered. */
async function historyOf({ diagnoses, notes }: DeskDeps, stored: DeskRecord): Promise<FieldHistory> {
  const { plot } = stored.diagnosis
  const { accountId, diagnosisId, askedAt = 0, answeredAt } = stored
  if (plot === undefined || answeredAt !== undefined) return { earlier: [], notes: [] }
  const before = { createdAt: askedAt, id: '' }
  const listed = await diagnoses.listDiagnoses({ accountId, plot, which: 'listed', limit: MAX_EARLIER + 1, before })
  const noted = await notes.list(accountId)
  return {
    earlier: listed.filter(({ id }) => id !== diagnosisId).slice(0, MAX_EARLIER),
    notes: noted.filter((note) => note.plot === plot && Date.parse(note.notedAt) <= askedAt).slice(0, MAX_NOTES),
  }
}

/** Throws 'invalid' for an action of nothing, for what cannot be confirmed, and if nothing was named that could be right. */
function answerBy(expert: Expert, stored: DeskRecord, request: JudgementRequest, now: number): NewAnswer {
  const { judged, action, text, line, shownHash } = request
  if (judged === 'right' && judgedLevel(stored.diagnosis.verdict) === undefined)
    throw refuse('invalid', 'notUnderstood')
  const label = judged === 'right' ? rightLabel(stored.diagnosis) : (request.label ?? undefined)
  const named = label === undefined ? undefined : namedEntry(label, textsIn(FOR_LENGTH))
  if (action != null && named?.actions[action] === undefined) throw refuse('invalid', 'notUnderstood')
  return {
    ...{ caseId: stored.id, judge: 'expert', expertId: expert.id, officerId: undefined },
    ...{ shown: stored.diagnosis, shownHash },
    name: firstName(expert),
    ...{ judged, label, text: text || undefined, line: line || undefined, action: action ?? undefined, createdAt: now },
    counted: countedAnswer(stored.diagnosis, { judge: 'expert', judged, label }),
    confirmed: confirmedBy(stored, named, request, now),
  }
}

/** Every language and place has the same actions. */
const FOR_LENGTH: Reader = { language: 'en', place: 'kenya' }

const firstName = ({ username }: Expert) => username.trim().split(/\s+/)[0] ?? ''

/** A quarantine disease waits for the operator. */
function confirmedBy(
  { county }: DeskRecord,
  named: NamedEntry | undefined,
  { confirmedBy: by }: JudgementRequest,
  now: number,
): NewAnswer['confirmed'] {
  if (by == null) return undefined
  if (county === undefined || named === undefined || named.isHealthy) throw refuse('invalid', 'notUnderstood')
  return { county, label: named.id, by, startsAt: named.isQuarantine ? undefined : now }
}
