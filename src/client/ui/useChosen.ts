import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useBrowserValue } from './useBrowserValue'

/** What the query of the URL chooses, empty during hydration. `heading` gets the focus when the choice changes. */
export function useChosen(parameter: string) {
  const [search] = useSearchParams()
  const asked = search.get(parameter) ?? ''
  const chosen = useBrowserValue(() => asked, '')
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  return { chosen, heading }
}
