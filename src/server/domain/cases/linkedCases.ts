import type { JudgementRequest, PersonAnswer } from '~/contract/cases'
import { DEFAULT_PLACE } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'
import { namedEntries, wordsIn, type NamedEntry } from '~/diagnosis'

import { refuse } from '../domainError'
import type { DiagnosisRecords, StoredDiagnosis } from '../diagnoses/records'
import { writeDiagnosis, type Reader } from '../diagnoses/writeDiagnosis'
import type { RateLimiter } from '../limits/rateLimiter'
import type { Clock, OneTimeTokens } from '../security'
import { countedAnswer, judgedLevel } from './accuracy'
import type { CaseRecords, NewAnswer, Officer, OfficerRecords, StoredCase } from './caseRecords'
import { answersIn, textsIn } from './caseWords'
import { storeAndCount } from './countAnswer'
import { rightLabel } from './deskCase'
import type { ShownHash } from './shownHash'

type LinkedCasesDeps = {
  records: Pick<CaseRecords, 'findByLink' | 'answer'>
  diagnoses: Pick<DiagnosisRecords, 'findDiagnosis'>
  officers: Pick<OfficerRecords, 'findByToken'>
  links: { hashOf(secret: string): string }
  tokens: Pick<OneTimeTokens, 'hash'>
  photos: { read(caseId: string, position: number): Promise<Uint8Array | undefined> }
  /** Answers through one link. */
  limit: Pick<RateLimiter, 'consume'>
  judgedLimit: RateLimiter
  shownHash: ShownHash
  now: Clock
}

/** Who opens a link: `token` is that of an invited officer, if his browser has one. */
type Visitor = { secret: string; token: string | undefined; language: Language }

/** Conditions and troubles to choose from. */
export type NamesOfCrop = { cropName: string; names: Pick<NamedEntry, 'slug' | 'name'>[] }

/** What a person sees through a link: nothing of the account. */
export type LinkedCase = {
  diagnosis: Pick<Diagnosis, 'createdAt' | 'answer' | 'followUp'>
  shownHash: string
  /** Whether the answer named something, so that it can be right. */
  isNamed: boolean
  /** The name of the entered crop; null for one that Jani does not know, undefined if none was entered. */
  toldCrop: string | null | undefined
  note: string | undefined
  /** Photos that may be shown. */
  photos: number
  until: number
  /** The invited officer whose phone this is. */
  officer: Officer | undefined
  /** What this visitor's kind of judge has answered. */
  answer: PersonAnswer | undefined
  /** By crop, that of the answer first. */
  choices: NamesOfCrop[]
}

export type LinkedCases = ReturnType<typeof createLinkedCases>

/** Cases behind links. Calls reject with 'notFound' for a link that is unknown, withdrawn or expired, or of a suspended account. */
export function createLinkedCases(deps: LinkedCasesDeps) {
  const { photos, shownHash, now } = deps
  const open = opener(deps)
  const officerOf = async (token: string | undefined) =>
    token === undefined ? undefined : deps.officers.findByToken(deps.tokens.hash(token))

  return {
    async read({ secret, token, language }: Visitor): Promise<LinkedCase> {
      const { found, stored } = await open(secret)
      const officer = await officerOf(token)
      return show(found, stored, { officer, language, shownHash: shownHash(stored), today: now() })
    },

    /** Rejects with 'conflict' if this kind of judge has answered before, and if Jani's answer has changed meanwhile. */
    async answer({ secret, token }: Visitor, judgement: JudgementRequest): Promise<void> {
      const [{ found, stored }, officer] = [await open(secret), await officerOf(token)]
      if (found.answers.some(({ judge }) => judge === judgeOf(officer))) throw refuse('conflict', 'caseAnswered')
      await deps.limit.consume(`${found.id} ${officer?.id ?? 'link'}`)
      if (judgement.shownHash !== shownHash(stored)) throw refuse('conflict', 'answerChanged')
      const answer = { ...answerOf(stored, judgement, officer), caseId: found.id, createdAt: now() }
      if (!(await storeAndCount(deps, found.accountId, answer))) throw refuse('conflict', 'caseAnswered')
    },

    /** Rejects with 'notFound' also without the farmer's consent. */
    async photo(secret: string, position: number): Promise<Uint8Array> {
      const { found } = await open(secret)
      const photo = found.showsPhotos ? await photos.read(found.id, position) : undefined
      if (!photo) throw refuse('notFound', 'caseUnknown')
      return photo
    },

    /** The live invitation with this token. */
    async invitation(token: string): Promise<Officer> {
      const officer = await officerOf(token)
      if (!officer) throw refuse('notFound', 'caseUnknown')
      return officer
    },
  }
}

const opener =
  ({ records, diagnoses, links, now }: LinkedCasesDeps) =>
  async (secret: string): Promise<{ found: StoredCase; stored: StoredDiagnosis }> => {
    const found = await records.findByLink(links.hashOf(secret), now())
    const stored = found && (await diagnoses.findDiagnosis({ id: found.diagnosisId, accountId: found.accountId }))
    if (!stored) throw refuse('notFound', 'caseUnknown')
    return { found, stored }
  }

const judgeOf = (officer: Officer | undefined) => (officer ? 'invited' : 'link')

/** Counts only that of an invited officer: anybody may have the link. */
function answerOf(
  stored: StoredDiagnosis,
  { judged, label, text, line, shownHash }: JudgementRequest,
  officer: Officer | undefined,
): Omit<NewAnswer, 'caseId' | 'createdAt'> {
  const said = { judged, label: judged === 'right' ? rightLabel(stored) : (label ?? undefined) }
  return {
    ...said,
    ...{ shown: stored, shownHash },
    judge: judgeOf(officer),
    expertId: undefined,
    officerId: officer?.id,
    name: officer?.name,
    text: text || undefined,
    line: line || undefined,
    action: undefined,
    counted: officer && countedAnswer(stored, { ...said, judge: 'invited' }),
    confirmed: undefined,
  }
}

type Context = { officer: Officer | undefined; language: Language; shownHash: string; today: number }

function show(
  found: StoredCase,
  stored: StoredDiagnosis,
  { officer, language, shownHash, today }: Context,
): LinkedCase {
  const reader: Reader = { language, place: DEFAULT_PLACE }
  const { diagnosis } = writeDiagnosis(stored, reader, { today, version: stored.modelVersion })
  return {
    diagnosis,
    shownHash,
    isNamed: judgedLevel(stored.verdict) !== undefined,
    toldCrop: toldCropIn(stored, language),
    note: found.note,
    photos: found.showsPhotos ? found.photos : 0,
    until: found.linkUntil ?? today,
    officer,
    answer: answersIn(found, reader, shownHash).find(({ by }) => by === judgeOf(officer)),
    choices: choicesIn(reader, diagnosis.answer.crop),
  }
}

function toldCropIn({ toldCrop }: StoredDiagnosis, language: Language) {
  const { crops } = wordsIn(language)
  if (toldCrop === undefined) return undefined
  return toldCrop in crops ? crops[toldCrop as keyof typeof crops] : null
}

function choicesIn(reader: Reader, cropOfAnswer: string | null): NamesOfCrop[] {
  const entries = namedEntries(textsIn(reader))
  const crops = [...new Set(entries.map(({ crop }) => crop))]
  const inOrder = crops.sort((one, other) => Number(other === cropOfAnswer) - Number(one === cropOfAnswer))
  return inOrder.map((crop) => {
    const own = entries.filter((entry) => entry.crop === crop)
    return { cropName: own[0]?.cropName ?? '', names: own }
  })
}
