import { useEffect, useRef, useState } from 'react'

/** `unobserved` and `revealed` are both visible: what nobody watches is never hidden. */
export type RevealStage = 'unobserved' | 'waiting' | 'revealed'

/** In the window or above it. What a visitor sees before the app wakes must not vanish to rise again. */
const isOnScreen = ({ boundingClientRect }: IntersectionObserverEntry) => boundingClientRect.top < window.innerHeight

/** A little of the element must be above the lower edge of the window before it shows. */
const ROOT_MARGIN = '0px 0px -8% 0px'

/** Tells whether an element has been scrolled into view; once it has, it stays. */
export function useReveal<Target extends Element>() {
  const target = useRef<Target>(null)
  const [stage, setStage] = useState<RevealStage>('unobserved')

  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return
    let isFirstLook = true
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(({ isIntersecting }) => isIntersecting) || (isFirstLook && entries.some(isOnScreen))
        isFirstLook = false
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
