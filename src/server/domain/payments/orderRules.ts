import { ORDER_ANSWER_MS, type OrderFailure } from '~/contract/plans'

import { HOUR_MS } from '../nairobi'
import type { Order } from './paymentRecords'

/** Of a request with the wrong short code or passkey. */
export const OUR_SETTINGS = '500.001.1001'

/** Result codes of M-Pesa (Daraja 3.0, Safaricom, read 2025-12-28; 1025 and 9999 from a secondary source). */
const FAILURES: Record<string, OrderFailure> = {
  '1': 'tooLittleMoney',
  '17': 'rest',
  '1019': 'noAnswer',
  '1025': 'notDelivered',
  '1032': 'cancelled',
  '1037': 'noAnswer',
  '2001': 'wrongPin',
  '2028': 'operator',
  '8006': 'pinLocked',
  '9999': 'notDelivered',
  SFC_IC0003: 'operator',
  [OUR_SETTINGS]: 'operator',
}

/** `away`: the phone was not asked, because M-Pesa could not be reached or refused the request. */
export const NOT_ASKED = 'away'

export const failureOf = (code: string | undefined): OrderFailure =>
  code === NOT_ASKED ? 'notDelivered' : (FAILURES[code ?? ''] ?? 'other')

/** A code that M-Pesa does not explain may still become a payment. */
export const isFinal = (code: string) => Object.hasOwn(FAILURES, code)

/** Of a phone that was not reached. */
export const MAY_STILL_PAY: readonly string[] = ['1019', '1037']

/** The same amount from the same phone within two minutes is refused. */
export const isResting = ({ state, resultCode }: Order) => state === 'failed' && resultCode === '17'

/** Time after the request at which M-Pesa is queried; then every ten minutes. */
export const QUERIES_AFTER_MS = [15_000, 30_000, 60_000, ORDER_ANSWER_MS] as const
const LATER_QUERIES_MS = 10 * 60_000
/** How far back M-Pesa tells, less what clocks may differ. */
export const TOLD_FOR_MS = 48 * HOUR_MS - 10 * 60_000

/** Undefined when M-Pesa no longer tells. */
export function nextQueryAt(askedAt: number, now: number): number | undefined {
  if (now - askedAt >= TOLD_FOR_MS) return undefined
  const early = QUERIES_AFTER_MS.map((after) => askedAt + after).find((time) => time > now)
  return early ?? now + LATER_QUERIES_MS
}

/** Payers write references with spaces, hyphens and small letters. */
export const normalized = (reference: string) => reference.toUpperCase().replace(/[^0-9A-Z]/g, '')
