import { codeOf, messageOf } from '~/server/domain/errors'

/** SQLSTATE prefixes: no connection, out of resources, cancelled, shutting down, lock not available, serialization failure. */
const POSTGRES_STATES = /^(08|25006|40001|40P01|53|55P03|57014|57P0)/
const NETWORK = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Another process holds the file, or the disk is full, failing or read-only. */
const SQLITE = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED)/
/** Errors that pg throws without a code. */
const PG_SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

/** Whether the database could not be reached or was out of resources, so that the same call may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return [POSTGRES_STATES, NETWORK, SQLITE].some((kind) => kind.test(code)) || PG_SENTENCES.test(messageOf(error))
}
