import { LOOK_DAYS } from '~/contract/limits'

import { localSettings } from './browserStorage'
import { DAY_MS, countedTime } from './countedTime'

const KEY = 'leftAccount'

/** Whose photos and answers stay here since the server has ended the session: that account finds them again. Never throws. */
export const leftAccount = {
  remember(account: string) {
    localSettings.set(KEY, JSON.stringify({ account, leftAt: countedTime.now() }))
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
    localSettings.remove(KEY)
  },
}

function read(): { account: unknown; leftAt: unknown } | undefined {
  try {
    return (JSON.parse(localSettings.get(KEY) ?? 'null') as { account: unknown; leftAt: unknown } | null) ?? undefined
  } catch {
    return undefined
  }
}
