import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useBrowserValue } from '~/client/shared/useBrowserValue'
import { isSeenSign } from '~/diagnosis'
import type { SeenSign } from '~/diagnosis'

const SIGN_FIELD = 'sign'

export const signSearch = (sign: SeenSign) => `?${SIGN_FIELD}=${sign}`

/** The sign in the address, or null; a prerendered page is hydrated without one. `heading`: focused when it changes, as that of a next page. */
export function useChosenSign(): { sign: SeenSign | null; heading: RefObject<HTMLHeadingElement | null> } {
  const [search] = useSearchParams()
  const asked = search.get(SIGN_FIELD) ?? ''
  const sign = useBrowserValue(() => asked, '')
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  return { sign: isSeenSign(sign) ? sign : null, heading }
}
