import type { Generated } from 'kysely'

import type { LedgerKind } from '~/server/domain/ledger'

/** Ids are UUIDs; moments are milliseconds since 1970. */
export type AccountTable = {
  id: string
  username: string
  email: string
  password_hash: string
  credits: number
  created_at: number
}

/** One family of refresh tokens, of which only hashes are kept. */
export type SessionTable = {
  id: string
  account_id: string
  active_hash: string
  parent_hash: string | null
  created_at: number
  used_at: number
  revoked_at: number | null
  mark_hash: string | null
  is_bound: Generated<number>
}

/** A browser in which an account was opened; the hash is of its mark and the account's address. */
export type DeviceTable = { hash: string; account_id: string; used_at: number }

/** How often something was tried lately: see attemptRepository. */
export type AttemptTable = { key: string; forgiven_at: number; open_at: number }

export type DiagnosisTable = {
  id: string
  account_id: string
  verdict: string
  label: string | null
  probability: number | null
  model_version: string
  report: string
  charge: number
  created_at: number
}

/** Append-only: the database refuses every change but the one that makes an entry anonymous. */
export type LedgerTable = {
  id: string
  /** Null once the account is deleted. */
  account_id: string | null
  kind: LedgerKind
  amount: number
  reference: string
  reason: string | null
  created_at: number
}

/** What an attempt at a diagnosis was answered, for the time that it may be repeated. */
export type StoredAnswerTable = {
  diagnosis_id: string
  account_id: string
  /** Null for an attempt without a key. */
  idempotency_key: string | null
  photo_hash: string
  body: string
  created_at: number
}

export type Schema = {
  account: AccountTable
  session: SessionTable
  device: DeviceTable
  attempt: AttemptTable
  diagnosis: DiagnosisTable
  ledger: LedgerTable
  stored_answer: StoredAnswerTable
}
