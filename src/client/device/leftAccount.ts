import { LOOK_DAYS } from '~/contract/limits'

import { DAY_MS, countedTime } from './countedTime'
import { settings } from './settings'

const read = () => settings.getJson('leftAccount') as { account: unknown; leftAt: unknown } | undefined

/** Whose scans and diagnoses stay here since the server has ended the session: that account finds them again. Never throws. */
export const leftAccount = {
  remember(account: string) {
    settings.setJson('leftAccount', { account, leftAt: countedTime.now() })
  },
  isAnother: (account: string) => {
    const left = read()
    return left !== undefined && left.account !== account
  },
  /** It has not come back in the longest time that anything of it waits. */
  isOld: () => {
    const left = read()
    return left !== undefined && countedTime.now() - Number(left.leftAt) >= LOOK_DAYS * DAY_MS
  },
  forget: () => {
    settings.remove('leftAccount')
  },
}
