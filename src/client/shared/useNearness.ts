import { useEffect, useRef, useState } from 'react'

/** True from the moment on that the element is no more than a screen away. Where the browser cannot tell: at once. */
export function useNearness<Target extends Element>() {
  const target = useRef<Target>(null)
  const [isNear, setIsNear] = useState(() => typeof document !== 'undefined' && !('IntersectionObserver' in window))

  useEffect(() => {
    if (!target.current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(target.current)
    return () => {
      observer.disconnect()
    }
  }, [isNear])

  return { target, isNear }
}
