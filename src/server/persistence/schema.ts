import type { Database as SqliteDriver } from 'better-sqlite3'
import type { Generated, Kysely } from 'kysely'
import type { Pool } from 'pg'

import type { LedgerKind } from '~/server/domain/accounts/ledger'
import type { Change } from '~/server/domain/accounts/mails'
import type { FieldNote } from '~/server/domain/notes/accountNotes'

import type {
  CaseAnswerTable,
  CasePhotoTable,
  ConfirmationTable,
  ConfirmationToldTable,
  FarmCaseTable,
  JudgementTable,
  OfficerTable,
} from './caseSchema'
import type { OrdersTable, PaymentCallbackTable, PaymentListTable, UnmatchedPaymentTable } from './paymentSchema'

/** Ids are UUIDs; times (`_at`) are milliseconds since 1970. */
export type AccountTable = {
  id: string
  username: string
  email: string
  password_hash: string
  credits: number
  created_at: number
  email_confirmed_at: number | null
  /** Null unless suspended. */
  suspended_at: number | null
  recovery_code_hash: string | null
  recovery_code_made_at: number | null
  /** Null until the owner chooses one. */
  country: string | null
  /** The end of the plan; null without one. */
  plan_until: Generated<number | null>
  /** Null until the owner chooses. */
  alerts_json: Generated<string | null>
  /** The language of mails with alerts; null without them. */
  mails_alerts_in: Generated<string | null>
  /** Given by the operator; null for farmers. */
  role: Generated<string | null>
  /** Whose confirmed cases it is told of. */
  county: Generated<string | null>
}

/** A single-use link to choose a new password. */
export type PasswordResetTable = {
  token_hash: string
  account_id: string
  /** The address that the link was sent to; null if an operator printed it. */
  email: string | null
  /** The change that the link objects to. Such a link survives later changes. */
  objects_to: Change | null
  created_at: number
  expires_at: number
}

/** An address that an account had until `replaced_at`; the earlier replaced one takes precedence. */
export type FormerEmailTable = {
  account_id: string
  email: string
  confirmed_at: number | null
  replaced_at: number
  expires_at: number
}

/** A queued mail; `due_at` is the next attempt, or the end of the sending server's claim. */
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

/** A login with its active refresh token and the one before. */
export type SessionTable = {
  id: string
  account_id: string
  refresh_token_hash: string
  previous_refresh_token_hash: string | null
  created_at: number
  last_used_at: number
  revoked_at: number | null
  /** Null if sessions are not bound to devices. */
  device_token_hash: string | null
  is_device_bound: Generated<number>
}

/** A browser with reminders; deleted with its session. */
export type PushSubscriptionTable = {
  endpoint: string
  account_id: string
  session_id: string
  p256dh: string
  auth: string
  language: string
  created_at: number
}

/** A browser that the account was opened in; the hash covers its token and the account id. */
export type DeviceTable = { token_hash: string; account_id: string; last_used_at: number }

/** Written by rate-limiter-flexible: points used under a key, until `expire`. */
export type RateLimitTable = { key: string; points: number; expire: number | null }

export type DiagnosisTable = {
  id: string
  account_id: string
  verdict: string
  /** Null after deletion. */
  verdict_json: string | null
  label: string | null
  probability: number | null
  model_version: string
  posterior_json: string | null
  photos_json: string | null
  told_crop: string | null
  answers_json: string | null
  /** What its advice rested on when it was last read; null if it names nothing. */
  facts_json: Generated<string | null>
  /** The later facts that an alert was sent about. */
  facts_told: Generated<string | null>
  /** The diagnosis that this one follows up. */
  follows_id: string | null
  progress: string | null
  plot: string | null
  /** When its reminder was claimed. */
  reminded_at: number | null
  deleted_at: number | null
  /** The price in credits. */
  charge: number
  /** 1 if the plan pays it. */
  by_plan: Generated<number>
  created_at: number
}

/** Its id is unique within the account only: the phone makes it. */
export type FieldNoteTable = {
  account_id: string
  id: string
  kind: FieldNote['kind']
  plot: string | null
  /** By the clock of the phone. */
  noted_at: number
  /** What the columns do not have. */
  body_json: string
  created_at: number
}

/** Append-only: triggers refuse every change except making an entry anonymous. */
export type LedgerTable = {
  id: string
  /** Null after deletion of the account, and of returned money that came without one. */
  account_id: string | null
  kind: LedgerKind
  amount: number
  reference: string
  reason: string | null
  created_at: number
}

/** Append-only, like the ledger. */
export type OperatorActionTable = {
  id: string
  /** The system's user and host, or the name that was given. */
  actor: string
  command: string
  /** Null for commands on no account, and after deletion of the account. */
  account_id: string | null
  reason: string | null
  created_at: number
}

/** The response to a diagnosis request, stored while a client may repeat the request. */
export type IdempotentResponseTable = {
  diagnosis_id: string
  account_id: string
  /** Null for requests without a key. */
  idempotency_key: string | null
  photo_hash: string
  /** The balance after the result. */
  credits: number
  created_at: number
}

/** The right of one server to do a task; ends by itself if that server dies. */
export type LeaseTable = { name: string; holder: string; expires_at: number }

/** A completed comparison of all balances with the ledger. */
export type LedgerAuditTable = { finished_at: number; discrepancies: number }

/** The figures of a day (since 1970, in Nairobi), written once after its end; no account in them. */
export type DailyStatisticsTable = { day: number; answers_json: string; progress_json: string }

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
  field_note: FieldNoteTable
  ledger: LedgerTable
  operator_action: OperatorActionTable
  idempotent_response: IdempotentResponseTable
  orders: OrdersTable
  payment_callback: PaymentCallbackTable
  unmatched_payment: UnmatchedPaymentTable
  payment_list: PaymentListTable
  lease: LeaseTable
  ledger_audit: LedgerAuditTable
  daily_statistics: DailyStatisticsTable
  officer: OfficerTable
  farm_case: FarmCaseTable
  case_answer: CaseAnswerTable
  judgement: JudgementTable
  case_photo: CasePhotoTable
  confirmation: ConfirmationTable
  confirmation_told: ConfirmationToldTable
}

export type Database = Kysely<Schema>

/** `dialect`: for the few statements that differ. `driver`: for libraries with their own SQL. */
export type OpenDatabase = Database &
  ({ dialect: 'sqlite'; driver: SqliteDriver } | { dialect: 'postgres'; driver: Pool })
