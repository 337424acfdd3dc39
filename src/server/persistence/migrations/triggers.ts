import { sql, type RawBuilder } from 'kysely'

type AppendOnly = { table: string; message: string; madeAnonymous: RawBuilder<unknown>; isSame: RawBuilder<unknown> }

/** `madeAnonymous`: the only change that a row allows. `isSame`: of a row that `insert or replace` would overwrite. */
const APPEND_ONLY: AppendOnly[] = [
  {
    table: 'ledger',
    message: 'The ledger is append-only.',
    madeAnonymous: sql`
      new.account_id is null and new.reason is null and new.reference = old.id
      and new.id = old.id and new.kind = old.kind and new.amount = old.amount and new.created_at = old.created_at`,
    isSame: sql`id = new.id or (kind = new.kind and reference = new.reference)`,
  },
  {
    table: 'operator_action',
    message: 'The list of operator actions is append-only.',
    madeAnonymous: sql`
      new.account_id is null and new.reason is null
      and new.id = old.id and new.actor = old.actor and new.command = old.command and new.created_at = old.created_at`,
    isSame: sql`id = new.id`,
  },
]

const SQLITE = [
  ...APPEND_ONLY.flatMap(({ table, message, madeAnonymous, isSame }) => {
    const [name, refuse] = [sql.raw(table), sql`begin select raise(abort, ${sql.lit(message)}); end`]
    return [
      sql`create trigger ${name}_update before update on ${name} when not (${madeAnonymous}) ${refuse}`,
      sql`create trigger ${name}_delete before delete on ${name} ${refuse}`,
      sql`create trigger ${name}_replace before insert on ${name} when exists (select 1 from ${name} where ${isSame}) ${refuse}`,
    ]
  }),
  // reminders end with their session
  sql`
    create trigger session_end after update of revoked_at on session when new.revoked_at is not null
    begin delete from push_subscription where session_id = new.id; end`,
]

const POSTGRES = [
  ...APPEND_ONLY.flatMap(({ table, message, madeAnonymous }) => {
    const [name, refuse] = [sql.raw(table), sql.raw(`execute function refuse_${table}_change()`)]
    return [
      sql`
        create function refuse_${name}_change() returns trigger language plpgsql as $$
        begin raise restrict_violation using message = ${sql.lit(message)}; end $$`,
      sql`create trigger ${name}_update before update on ${name} for each row when (not (${madeAnonymous})) ${refuse}`,
      sql`create trigger ${name}_delete before delete on ${name} for each row ${refuse}`,
      sql`create trigger ${name}_truncate before truncate on ${name} for each statement ${refuse}`,
    ]
  }),
  sql`
    create function end_reminders() returns trigger language plpgsql as $$
    begin delete from push_subscription where session_id = new.id; return null; end $$`,
  sql`
    create trigger session_end after update of revoked_at on session for each row when (new.revoked_at is not null)
    execute function end_reminders()`,
]

/** Of the first migration. */
export const TRIGGERS = { sqlite: SQLITE, postgres: POSTGRES }
