import { sql } from 'kysely'

/** Of the first migration. */
export const NOTE_TABLES = [
  sql`
    create table field_note (
      account_id text not null references account (id) on delete cascade,
      id text not null,
      kind text not null check (kind in ('count', 'spray')),
      plot text,
      noted_at bigint not null,
      body_json text not null,
      created_at bigint not null,
      constraint field_note_key primary key (account_id, id)
    )`,
  sql`create index field_note_account on field_note (account_id, noted_at, id)`,
]
