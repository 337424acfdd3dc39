import { TAKEN_MINUTES, type ConfirmedBy, type Judge, type Judgement, type Level } from '~/contract/cases'
import type { County } from '~/contract/counties'

import type { StoredDiagnosis } from '../diagnoses/records'
import type { ShownAnswer } from './shownHash'

export type { ConfirmedBy, Judge, Judgement }

/** How long a case is the expert's who takes it. */
export const TAKEN_MS = TAKEN_MINUTES * 60_000

/** Of an own answer. */
export type OwnCase = { accountId: string; diagnosisId: string }

/** What a person has said; the first of each kind of judge stands. */
export type StoredAnswer = {
  judge: Judge
  /** First name of the expert, name of the invited officer. */
  name: string | undefined
  judged: Judgement
  label: string | undefined
  /** What it is in the person's own words. */
  text: string | undefined
  line: string | undefined
  /** The place of an action of what is named. */
  action: number | undefined
  /** Of Jani's answer that the person was shown; undefined where none is stored. */
  shownHash: string | undefined
  createdAt: number
}

/** An answer of Jani that its farmer shows to a person. Times in milliseconds since 1970. */
export type StoredCase = OwnCase & {
  id: string
  createdAt: number
  county: County | undefined
  note: string | undefined
  linkSalt: string | undefined
  linkUntil: number | undefined
  /** Undefined if only the link was given. */
  askedAt: number | undefined
  /** Who took it last. */
  expertId: string | undefined
  takenUntil: number | undefined
  question: string | undefined
  questionedAt: number | undefined
  reply: string | undefined
  repliedAt: number | undefined
  answeredAt: number | undefined
  unreadAt: number | undefined
  showsPhotos: boolean
  teaches: boolean
  packedAt: number | undefined
  /** How many photos the server keeps of it. */
  photos: number
  /** Oldest first. */
  answers: readonly StoredAnswer[]
}

/** A case at the desk, with the answer that it is about. */
export type DeskRecord = StoredCase & {
  diagnosis: StoredDiagnosis
  /** The end of the farmer's plan; undefined without one. */
  planUntil: number | undefined
}

/** An answer, without farmer and case, for the figures on how often Jani is right. */
export type JudgedAnswer = {
  judge: Exclude<Judge, 'link'>
  crop: string
  level: Level
  judged: Judgement
  label: string | undefined
  judgedLabel: string | undefined
  modelVersion: string
}

export type NewAnswer = StoredAnswer & {
  caseId: string
  /** Jani's answer that the person judges. */
  shown: ShownAnswer
  expertId: string | undefined
  officerId: string | undefined
  /** Counted in the same transaction; undefined if it does not count. */
  counted: JudgedAnswer | undefined
  /** Confirmed in the county of the case; `startsAt` is undefined until the operator releases it. */
  confirmed: { county: County; label: string; by: ConfirmedBy; startsAt: number | undefined } | undefined
}

export type CaseRecords = {
  /** Undefined without a case, also after the deletion of the answer. */
  find(own: OwnCase): Promise<StoredCase | undefined>
  /** Of several own answers, for lists. */
  findAll(accountId: string, diagnosisIds: readonly string[]): Promise<StoredCase[]>
  findById(id: string): Promise<DeskRecord | undefined>
  /** Undefined for an unknown, withdrawn or expired link, and for that of a suspended account. */
  findByLink(linkHash: string, now: number): Promise<StoredCase | undefined>
  /**
   * Makes the case if there is none, and extends the link of one that lives after `keptAfter`. Rejects with 'notFound'
   * without the diagnosis.
   */
  link(
    own: OwnCase,
    link: { salt: string; hash: string; until: number; keptAfter: number; now: number },
  ): Promise<{ salt: string; until: number }>
  /** With the answer of whoever had it, so that a new link can be answered. */
  withdrawLink(own: OwnCase): Promise<void>
  /** Makes the case if there is none. False if it was asked before. Rejects with 'notFound' without the diagnosis. */
  ask(own: OwnCase, question: { note: string | undefined; county: County | undefined; now: number }): Promise<boolean>
  /** Of the farmer, who may change it until the answer. False without a question, or after the answer. */
  reply(own: OwnCase, reply: { text: string; now: number }): Promise<boolean>
  markRead(own: OwnCase): Promise<void>
  /** Open cases of other accounts, those with a plan first, oldest first. */
  listOpen(query: { expertId: string; limit: number; now: number }): Promise<DeskRecord[]>
  /** Those that this expert has answered last, newest first. */
  listAnswered(query: { expertId: string; limit: number }): Promise<DeskRecord[]>
  /** False while another expert has it, after its answer, and for an own case. */
  take(take: { id: string; expertId: string; until: number; now: number }): Promise<boolean>
  /** Gives back what is this expert's. */
  leave(own: { id: string; expertId: string }): Promise<void>
  /** Gives the case back. False unless this expert took it last, and it has no question. */
  question(question: { id: string; expertId: string; text: string; now: number }): Promise<boolean>
  /**
   * False if this kind of judge has answered before, if the case is gone, or if an expert answers what another has
   * taken. An expert's answer closes the case. Rejects with 'conflict' if Jani's answer is no longer the shown one.
   */
  answer(answer: NewAnswer): Promise<boolean>
  /** An account that can answer cases. */
  hasExperts(): Promise<boolean>
}

export type Officer = { id: string; name: string; invitedAt: number; endedAt: number | undefined }

export type OfficerRecords = {
  invite(officer: { id: string; name: string; tokenHash: string; now: number }): Promise<void>
  /** Undefined also for one whose invitation has ended. */
  findByToken(tokenHash: string): Promise<Officer | undefined>
  list(): Promise<Officer[]>
  /** False without such an invited officer. */
  end(id: string, now: number): Promise<boolean>
  /** Takes what he has judged out of the figures; farmers keep his answers. Returns how many. */
  discardJudgements(id: string): Promise<number>
}
