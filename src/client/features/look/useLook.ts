import { useEffect, useState } from 'react'

import { look } from './look'
import type { Look } from './look'

/** `copies`: what was looked at. */
export type Seen = { status: 'seen'; look: Look; copies: readonly Blob[] }
type LookState = { status: 'looking' } | Seen | { status: 'failed' }

/** Looks at what `read` gives, once for each `key`; null: not yet. */
export function useLook(key: string | null, read: () => Promise<{ copies: readonly Blob[]; crop: string | null }>) {
  const [found, setFound] = useState<{ key: string; state: LookState } | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    let isStale = false
    const show = (state: LookState) => {
      if (!isStale) setFound({ key, state })
    }
    read()
      .then(async ({ copies, crop }) => {
        show({ status: 'seen', look: await look(copies, crop), copies })
      })
      .catch(() => {
        show({ status: 'failed' })
      })
    return () => {
      isStale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what `read` gives
  }, [key])
  if (key === null) return null
  return found?.key === key ? found.state : ({ status: 'looking' } as const)
}
