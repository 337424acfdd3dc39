import { PREVIEW_DAYS } from '~/contract/limits'

import { DAY_MS, countedTime } from './countedTime'
import * as settings from './settings'

const read = () => settings.getJson('leftAccount') as { account: unknown; leftAt: unknown } | undefined

/** The account whose scans and diagnoses stay after the server ended its session, for its return. Never throws. */
export const leftAccount = {
  remember(account: string) {
    settings.setJson('leftAccount', { account, leftAt: countedTime.now() })
  },
  isAnother: (account: string) => {
    const left = read()
    return left !== undefined && left.account !== account
  },
  /** Whether it has been away for longer than any scan waits. */
  isOld: () => {
    const left = read()
    return left !== undefined && countedTime.now() - Number(left.leftAt) >= PREVIEW_DAYS * DAY_MS
  },
  forget: () => settings.remove('leftAccount'),
}
