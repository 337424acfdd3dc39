import type { Database as SqliteDriver } from 'better-sqlite3'
import type { Generated, Kysely } from 'kysely'
import type { Pool } from 'pg'

import type { LedgerKind } from '~/server/domain/accounts/ledger'
import type { Change } from '~/server/domain/accounts/mails'

/** Ids are UUIDs; times (`_at`) are milliseconds since 1970. */
export type AccountTable = {
  id: string
  username: string
  email: string
  password_hash: string
  credits: number
  created_at: number
  email_confirmed_at: number | null
  /** Null while the account may be used. */
  suspended_at: number | null
  recovery_code_hash: string | null
  recovery_code_made_at: number | null
  /** Null while its owner has chosen none. */
  country: string | null
}

/** A link that lets its holder choose a new password, once. */
export type PasswordResetTable = {
  token_hash: string
  account_id: string
  /** The address that the link was sent to; null for one that an operator has printed. */
  email: string | null
  /** The change that the link is against. Such a link outlasts every later change. */
  objects_to: Change | null
  created_at: number
  expires_at: number
}

/** An address that an account had until `replaced_at`; of two the one replaced earlier is the senior. */
export type FormerEmailTable = {
  account_id: string
  email: string
  confirmed_at: number | null
  replaced_at: number
  expires_at: number
}

/** A mail that waits to be sent; `due_at` is the next attempt, or when the claim of the server that sends it ends. */
export type OutboxTable = {
  id: string
  account_id: string
  recipient: string
  subject: string
  text: string
  attempts: Generated<number>
  due_at: number
  created_at: number
  expires_at: number
}

/** A login and its refresh tokens: the one that is valid now and the one before it. */
export type SessionTable = {
  id: string
  account_id: string
  refresh_token_hash: string
  previous_refresh_token_hash: string | null
  created_at: number
  last_used_at: number
  revoked_at: number | null
  /** Null where sessions are not bound to a device. */
  device_token_hash: string | null
  is_device_bound: Generated<number>
}

/** A browser that has asked for reminders; its row ends with the session. */
export type PushSubscriptionTable = {
  endpoint: string
  account_id: string
  session_id: string
  p256dh: string
  auth: string
  language: string
  created_at: number
}

/** A browser in which an account was opened; the hash covers its token and the account's id. */
export type DeviceTable = { token_hash: string; account_id: string; last_used_at: number }

/** Written by rate-limiter-flexible: points used under a key, until `expire`. */
export type RateLimitTable = { key: string; points: number; expire: number | null }

export type DiagnosisTable = {
  id: string
  account_id: string
  verdict: string
  /** Null once the diagnosis is deleted. */
  verdict_json: string | null
  label: string | null
  probability: number | null
  model_version: string
  posterior_json: string | null
  photos_json: string | null
  told_crop: string | null
  answers_json: string | null
  /** The diagnosis whose plants are looked at again. */
  follows_id: string | null
  progress: string | null
  plot: string | null
  /** When a reminder of it was claimed. */
  reminded_at: number | null
  deleted_at: number | null
  charge: number
  created_at: number
}

/** Append-only: triggers refuse every change except removing the account's name from an entry. */
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

/** The response to a diagnosis request, kept while the request may be repeated. */
export type IdempotentResponseTable = {
  diagnosis_id: string
  account_id: string
  /** Null for a request without a key. */
  idempotency_key: string | null
  photo_hash: string
  /** The balance after the result. */
  credits: number
  created_at: number
}

export type Schema = {
  account: AccountTable
  session: SessionTable
  password_reset: PasswordResetTable
  former_email: FormerEmailTable
  outbox: OutboxTable
  device: DeviceTable
  rate_limit: RateLimitTable
  push_subscription: PushSubscriptionTable
  diagnosis: DiagnosisTable
  ledger: LedgerTable
  idempotent_response: IdempotentResponseTable
}

export type Database = Kysely<Schema>

/** `dialect`: for the few statements that differ. `driver`: for a library that brings SQL of its own. */
export type OpenDatabase = Database &
  ({ dialect: 'sqlite'; driver: SqliteDriver } | { dialect: 'postgres'; driver: Pool })
