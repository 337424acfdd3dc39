import { sql } from 'kysely'

/** Of the first migration. */
export const PAYMENT_TABLES = [
  sql`
    create table orders (
      id text primary key,
      account_id text references account (id) on delete set null,
      amount integer not null check (amount > 0),
      days integer not null check (days > 0),
      reference text not null unique,
      phone text,
      state text not null check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
      checkout_request_id text unique,
      result_code text,
      result_text text,
      receipt text unique,
      created_at bigint not null,
      language text not null,
      asked_at bigint,
      queried_at bigint,
      query_at bigint,
      ended_at bigint,
      paid_at bigint,
      plan_until bigint
    )`,
  sql`create unique index orders_open on orders (account_id) where state in ('created', 'pending')`,
  sql`create index orders_account on orders (account_id, created_at)`,
  sql`create index orders_query on orders (query_at)`,
  sql`create index orders_phone on orders (created_at) where phone is not null`,

  sql`
    create table payment_callback (
      hash text primary key,
      checkout_request_id text,
      body text not null,
      received_at bigint not null
    )`,
  sql`create index payment_callback_checkout on payment_callback (checkout_request_id)`,
  sql`create index payment_callback_received on payment_callback (received_at)`,

  sql`
    create table unmatched_payment (
      id text primary key,
      order_id text unique references orders (id),
      receipt text unique,
      reference text not null,
      cents bigint not null check (cents > 0),
      why text not null,
      state text not null check (state in ('open', 'granted', 'refunded')),
      account_id text references account (id) on delete set null,
      reason text,
      refund_reason text,
      created_at bigint not null,
      ended_at bigint
    )`,
  sql`create index unmatched_payment_state on unmatched_payment (state, created_at)`,
  sql`create index unmatched_payment_created on unmatched_payment (created_at)`,
  sql`create index unmatched_payment_reference on unmatched_payment (reference)`,
  sql`create index unmatched_payment_account on unmatched_payment (account_id)`,

  sql`create table payment_list (id integer primary key check (id = 1), read_at bigint not null, tried_at bigint not null)`,
]
