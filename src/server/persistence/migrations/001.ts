import { sql, type Migration } from 'kysely'

import { CASE_TABLES } from './caseTables'
import { NOTE_TABLES } from './noteTables'
import { PAYMENT_TABLES } from './paymentTables'
import { TRIGGERS } from './triggers'

/** The whole schema; `schema.ts` documents its columns. */
export const createSchema = (dialect: 'sqlite' | 'postgres'): Migration => ({
  async up(db) {
    for (const statement of [...TABLES, ...TRIGGERS[dialect]]) await statement.execute(db)
  },
})

const TABLES = [
  sql`
    create table account (
      id text primary key,
      username text not null,
      email text not null,
      password_hash text not null,
      credits integer not null check (credits >= 0),
      country text,
      recovery_code_hash text,
      recovery_code_made_at bigint,
      created_at bigint not null,
      email_confirmed_at bigint,
      suspended_at bigint,
      plan_until bigint,
      alerts_json text,
      mails_alerts_in text,
      role text,
      county text
    )`,
  sql`create unique index account_email on account (lower(email))`,
  sql`create index account_mails_alerts on account (id) where mails_alerts_in is not null`,
  sql`create index account_role on account (role) where role is not null`,

  sql`
    create table former_email (
      account_id text not null references account (id) on delete cascade,
      email text not null,
      confirmed_at bigint,
      replaced_at bigint not null,
      expires_at bigint not null,
      constraint former_email_key primary key (account_id, email)
    )`,
  sql`create index former_email_address on former_email (lower(email))`,
  sql`create index former_email_expires on former_email (expires_at)`,

  sql`
    create table password_reset (
      token_hash text primary key,
      account_id text not null references account (id) on delete cascade,
      email text,
      objects_to text,
      created_at bigint not null,
      expires_at bigint not null
    )`,
  sql`create index password_reset_account on password_reset (account_id)`,
  sql`create index password_reset_expires on password_reset (expires_at)`,

  sql`
    create table outbox (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      recipient text not null,
      subject text not null,
      text text not null,
      attempts integer not null default 0,
      due_at bigint not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
  sql`create index outbox_due on outbox (due_at)`,
  sql`create index outbox_account on outbox (account_id)`,
  sql`create index outbox_expires on outbox (expires_at)`,

  sql`
    create table session (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      refresh_token_hash text not null,
      previous_refresh_token_hash text,
      device_token_hash text,
      is_device_bound integer not null default 0 check (is_device_bound in (0, 1)),
      created_at bigint not null,
      last_used_at bigint not null,
      revoked_at bigint
    )`,
  sql`create index session_account on session (account_id)`,

  sql`
    create table device (
      token_hash text primary key,
      account_id text not null references account (id) on delete cascade,
      last_used_at bigint not null
    )`,
  sql`create index device_account on device (account_id)`,

  sql`
    create table push_subscription (
      endpoint text primary key,
      account_id text not null references account (id) on delete cascade,
      session_id text not null references session (id) on delete cascade,
      p256dh text not null,
      auth text not null,
      language text not null,
      created_at bigint not null
    )`,
  sql`create index push_subscription_account on push_subscription (account_id)`,
  sql`create index push_subscription_session on push_subscription (session_id)`,

  // as rate-limiter-flexible expects it
  sql`create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  sql`create index rate_limit_expire on rate_limit (expire)`,

  sql`
    create table diagnosis (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      verdict text not null,
      verdict_json text,
      label text,
      probability double precision,
      model_version text not null,
      posterior_json text,
      photos_json text,
      told_crop text,
      answers_json text,
      facts_json text,
      facts_told text,
      follows_id text references diagnosis (id) on delete set null,
      progress text,
      plot text,
      charge integer not null check (charge >= 0),
      by_plan integer not null default 0 check (by_plan in (0, 1)),
      created_at bigint not null,
      reminded_at bigint,
      deleted_at bigint
    )`,
  sql`create index diagnosis_account on diagnosis (account_id, created_at)`,
  sql`create index diagnosis_created on diagnosis (created_at, id)`,
  sql`create index diagnosis_follows on diagnosis (follows_id)`,
  sql`create index diagnosis_free on diagnosis (created_at) where charge = 0`,

  sql`
    create table idempotent_response (
      diagnosis_id text primary key references diagnosis (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      idempotency_key text,
      photo_hash text not null,
      credits integer not null,
      created_at bigint not null,
      constraint idempotent_response_key unique (account_id, idempotency_key)
    )`,
  sql`create index idempotent_response_photo on idempotent_response (account_id, photo_hash, created_at)`,
  sql`create index idempotent_response_created on idempotent_response (created_at)`,

  sql`
    create table ledger (
      id text primary key,
      account_id text references account (id),
      kind text not null,
      amount integer not null,
      reference text not null,
      reason text,
      created_at bigint not null,
      constraint ledger_reference unique (kind, reference),
      constraint ledger_amount check (
        (kind = 'sign_up' and amount >= 0) or (kind = 'grant' and amount > 0)
        or (kind in ('diagnosis', 'reversal') and amount < 0)
        or (kind in ('plan', 'plan_grant', 'plan_reversal', 'plan_refund') and amount = 0)
      )
    )`,
  // with the amount: the audit reads the index alone
  sql`create index ledger_account on ledger (account_id, created_at, amount)`,

  ...PAYMENT_TABLES,
  ...NOTE_TABLES,
  ...CASE_TABLES,

  sql`create table lease (name text primary key, holder text not null, expires_at bigint not null)`,
  sql`create table ledger_audit (finished_at bigint primary key, discrepancies integer not null)`,
  sql`create table daily_statistics (day integer primary key, answers_json text not null, progress_json text not null)`,

  sql`
    create table operator_action (
      id text primary key,
      actor text not null,
      command text not null,
      account_id text references account (id),
      reason text,
      created_at bigint not null
    )`,
  sql`create index operator_action_account on operator_action (account_id, created_at)`,
  sql`create index operator_action_command on operator_action (command, created_at)`,
  sql`create index operator_action_created_at on operator_action (created_at, id)`,
]
