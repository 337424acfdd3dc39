import { useEffect, useRef, useState } from 'react'

/** `unobserved` and `revealed` are both visible: what nobody watches is never hidden. */
export type RevealStage = 'unobserved' | 'waiting' | 'revealed'

/** A little of the element must be above the lower edge of the window before it shows. */
const ROOT_MARGIN = '0px 0px -8% 0px'

/** Tells whether an element has been scrolled into view; once it has, it stays. */
export function useReveal<Target extends Element>() {
  const target = useRef<Target>(null)
  const [stage, setStage] = useState<RevealStage>('unobserved')

  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ isIntersecting }) => isIntersecting)
        setStage(seen ? 'revealed' : 'waiting')
        if (seen) observer.disconnect()
      },
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(target.current)
    return () => {
      observer.disconnect()
    }
  }, [])

  return { target, stage }
}
