import { sql } from 'kysely'

/** Cases for a person; `caseSchema.ts` documents their columns. */
export const CASE_TABLES = [
  sql`
    create table officer (
      id text primary key,
      name text not null,
      token_hash text not null unique,
      invited_at bigint not null,
      ended_at bigint
    )`,

  sql`
    create table farm_case (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      diagnosis_id text not null unique references diagnosis (id) on delete cascade,
      created_at bigint not null,
      county text,
      note text,
      link_salt text,
      link_hash text unique,
      link_until bigint,
      asked_at bigint,
      expert_id text references account (id) on delete set null,
      taken_until bigint,
      question text,
      questioned_at bigint,
      reply text,
      replied_at bigint,
      answered_at bigint,
      unread_at bigint,
      told_at bigint,
      shows_photos integer not null default 0 check (shows_photos in (0, 1)),
      teaches integer not null default 0 check (teaches in (0, 1)),
      packed_at bigint
    )`,
  sql`create index farm_case_account on farm_case (account_id, created_at)`,
  sql`create index farm_case_open on farm_case (asked_at) where asked_at is not null and answered_at is null`,
  sql`create index farm_case_expert on farm_case (expert_id)`,
  sql`create index farm_case_unread on farm_case (account_id) where unread_at is not null`,

  sql`
    create table case_answer (
      id text primary key,
      case_id text not null references farm_case (id) on delete cascade,
      judge text not null,
      expert_id text references account (id) on delete set null,
      officer_id text references officer (id) on delete set null,
      name text,
      judged text not null,
      label text,
      body text,
      line text,
      action integer,
      shown_hash text,
      created_at bigint not null,
      constraint case_answer_judge unique (case_id, judge)
    )`,
  sql`create index case_answer_expert on case_answer (expert_id)`,
  sql`create index case_answer_officer on case_answer (officer_id)`,

  // no case, and of accounts its judge's alone: it stays when those are deleted
  sql`
    create table judgement (
      id text primary key,
      judge text not null,
      crop text not null,
      level text not null,
      judged text not null,
      label text,
      judged_label text,
      model_version text not null,
      expert_id text references account (id) on delete set null,
      officer_id text references officer (id) on delete set null,
      created_at bigint not null
    )`,
  sql`create index judgement_created on judgement (created_at)`,
  sql`create index judgement_expert on judgement (expert_id)`,
  sql`create index judgement_officer on judgement (officer_id)`,

  // a row without a case waits for its file to be deleted
  sql`
    create table case_photo (
      id text primary key,
      case_id text references farm_case (id) on delete set null,
      position integer not null,
      bytes integer not null,
      file_key text not null,
      created_at bigint not null
    )`,
  sql`create index case_photo_case on case_photo (case_id, position)`,
  sql`create index case_photo_created on case_photo (created_at)`,

  sql`
    create table confirmation (
      id text primary key,
      county text not null,
      label text not null,
      confirmed_by text not null,
      expert_id text references account (id) on delete set null,
      created_at bigint not null,
      starts_at bigint,
      ended_at bigint
    )`,
  sql`create index confirmation_county on confirmation (county, starts_at)`,
  sql`create index confirmation_started on confirmation (starts_at)`,
  sql`create index confirmation_waiting on confirmation (created_at) where starts_at is null and ended_at is null`,
  sql`create index confirmation_expert on confirmation (expert_id)`,

  sql`
    create table confirmation_told (
      confirmation_id text not null references confirmation (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      told_at bigint not null,
      constraint confirmation_told_key primary key (confirmation_id, account_id)
    )`,
  sql`create index confirmation_told_account on confirmation_told (account_id)`,
]
