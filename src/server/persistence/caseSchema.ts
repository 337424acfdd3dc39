import type { Generated } from 'kysely'

import type { ConfirmedBy, Judge, Judgement } from '~/server/domain/cases/caseRecords'

/** An officer whom the operator has invited: his judgements by link count. */
export type OfficerTable = {
  id: string
  name: string
  /** Of the token in his browser. */
  token_hash: string
  invited_at: number
  ended_at: number | null
}

/** One answer that a farmer shows to a person, by link or at the desk. Deleted with the diagnosis and the account. */
export type FarmCaseTable = {
  id: string
  account_id: string
  diagnosis_id: string
  created_at: number
  county: string | null
  note: string | null
  /** Random: with the server's secret it makes the secret of the link. Null without one. */
  link_salt: string | null
  link_hash: string | null
  link_until: number | null
  /** When the experts were asked; null if only the link was given. */
  asked_at: number | null
  /** Who has taken it last; it is his until `taken_until`. */
  expert_id: string | null
  taken_until: number | null
  question: string | null
  questioned_at: number | null
  reply: string | null
  replied_at: number | null
  /** When the first expert answered. */
  answered_at: number | null
  /** When something came that the farmer has not read. */
  unread_at: number | null
  /** When he was last told of it by push or mail. */
  told_at: Generated<number | null>
  shows_photos: Generated<number>
  teaches: Generated<number>
  /** When its photos went into a pack. */
  packed_at: number | null
}

/** What a person has said. One of each kind of judge a case: the first one stands. */
export type CaseAnswerTable = {
  id: string
  case_id: string
  judge: Judge
  expert_id: string | null
  officer_id: string | null
  /** First name of the expert, name of the invited officer. */
  name: string | null
  judged: Judgement
  label: string | null
  /** What it is in the person's own words. */
  body: string | null
  line: string | null
  /** The place of an action of what is named. */
  action: number | null
  /** Of Jani's answer that the person was shown. */
  shown_hash: Generated<string | null>
  created_at: number
}

/** An answer of Jani that was judged by an expert or an invited officer, without case and farmer. */
export type JudgementTable = {
  id: string
  judge: 'expert' | 'invited'
  crop: string
  level: string
  judged: Judgement
  label: string | null
  judged_label: string | null
  model_version: string
  /** Who judged: never published. */
  expert_id: Generated<string | null>
  officer_id: Generated<string | null>
  created_at: number
}

/** A photo in the photo store, under its id. Without a case it waits for its deletion there. */
export type CasePhotoTable = {
  id: string
  case_id: string | null
  /** From 0. */
  position: number
  bytes: number
  /** Of this photo alone, base64url: without the row nobody can read the file. */
  file_key: string
  created_at: number
}

/** What an expert has confirmed in a county. `starts_at`: null until the operator releases a quarantine disease. */
export type ConfirmationTable = {
  id: string
  county: string
  label: string
  confirmed_by: ConfirmedBy
  expert_id: string | null
  created_at: number
  starts_at: number | null
  ended_at: number | null
}

/** Accounts that were told of it by push or mail. */
export type ConfirmationToldTable = { confirmation_id: string; account_id: string; told_at: number }
