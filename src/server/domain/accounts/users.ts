import { DEFAULT_ALERTS, type Alerts } from '~/contract/alerts'
import type { County } from '~/contract/counties'
import type { Role } from '~/contract/roles'

import type { Mail } from './mails'

export type Account = {
  id: string
  username: string
  email: string
  passwordHash: string
  credits: number
  isSuspended: boolean
  recoveryCodeHash: string | undefined
  /** Undefined until the owner chooses one. */
  country?: string | undefined
  /** The end of the plan; undefined without one. */
  planUntil?: number | undefined
  /** Undefined until the owner chooses. */
  alerts?: Alerts | undefined
  /** Whose confirmed cases the owner wants to know of. */
  county?: County | undefined
  /** Undefined for farmers. */
  role?: Role | undefined
}

/** The account of a request, without secrets. */
export type CurrentUser = Pick<
  Account,
  'id' | 'username' | 'credits' | 'country' | 'planUntil' | 'alerts' | 'county' | 'role'
>

/** Choices that were stored before there were as many. */
export const withDefaults = (alerts: Partial<Alerts> = {}): Alerts => ({ ...DEFAULT_ALERTS, ...alerts })

export const hasPlan = ({ planUntil = 0 }: Pick<Account, 'planUntil'>, now: number) => planUntil > now

export type CurrentSession = CurrentUser & { sessionId: string }

export type Users = {
  /** Case-insensitive. */
  findByEmail(email: string): Promise<Account | undefined>
  /** Also finds an account by its address of the last seven days, unless another has it; returns that address. */
  findByAnyEmail(email: string): Promise<Account | undefined>
  /**
   * Adds the account, its first credits in the ledger and its mail in the outbox. Undefined when the address is taken
   * or was another account's within seven days.
   */
  add(
    account: Pick<Account, 'username' | 'email' | 'passwordHash' | 'credits'>,
    mailOf?: (accountId: string) => Mail | undefined,
  ): Promise<Account | undefined>
  /** Does nothing if `from` has been replaced already. */
  replacePasswordHash(account: { id: string; from: string; to: string }): Promise<void>
}
