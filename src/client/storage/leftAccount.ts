import { PREVIEW_DAYS } from '~/contract/limits'

import { DAY_MS, countedTime } from './countedTime'
import * as settings from './settings'

/** As if it had left so long ago. */
const LONG_AGO_MS = -PREVIEW_DAYS * DAY_MS

const read = () => settings.getJson('leftAccount') as { account: unknown; leftAt: unknown } | undefined

/** The account whose scans and diagnoses stay after the server ended its session, for its return. Never throws. */
export const leftAccount = {
  remember(account: string) {
    settings.setJson('leftAccount', { account, leftAt: countedTime.now() })
  },
  /** Its data is to be deleted: what a closed page leaves goes at the next start. */
  rememberOld(account: string) {
    settings.setJson('leftAccount', { account, leftAt: LONG_AGO_MS })
  },
  isAnother: (account: string) => {
    const left = read()
    return left !== undefined && left.account !== account
  },
  /** Its id if it has been away for longer than any scan waits. */
  old: () => {
    const left = read()
    if (left === undefined || countedTime.now() - Number(left.leftAt) < PREVIEW_DAYS * DAY_MS) return undefined
    return String(left.account)
  },
  forget: () => settings.remove('leftAccount'),
}
