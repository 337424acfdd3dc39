import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

import { MS_PER_CHARACTER, prefersReducedMotion } from './useTypewriter'

const UNTYPED = 'untyped'

/** Ids of the answers whose words have been shown on this visit: they are typed once. */
const typedIds = new Set<string>()

/** Hides the words still to be typed; they keep their place, and are printed. */
export const UNTYPED_STYLES = { '@media screen': { [`::highlight(${UNTYPED})`]: { color: 'transparent' } } } as const

/**
 * Types the words of an element with the CSS Custom Highlight API: no text is wrapped, rendered again or moved, and a
 * screen reader has all of it from the start. A tap, a key or reduced motion shows the rest; a browser without
 * highlights shows everything at once. `id`: of a new answer. Returns whether words are still to come.
 */
export function useTypedWords(ref: RefObject<HTMLElement | null>, id: string | undefined): boolean {
  const [isTyping, setTyping] = useState(
    () => id !== undefined && !typedIds.has(id) && 'Highlight' in globalThis && !prefersReducedMotion(),
  )

  useTypedOnce(id, isTyping)

  useLayoutEffect(() => {
    if (!isTyping || !ref.current) return undefined
    const untyped = wordsIn(ref.current)
    CSS.highlights.set(UNTYPED, new Highlight(...untyped))
    const start = performance.now()
    let typed = 0
    let frame = requestAnimationFrame(function type() {
      const due = Math.floor((performance.now() - start) / MS_PER_CHARACTER)
      typeCharacters(untyped, due - typed)
      typed = due
      if (untyped.length === 0) setTyping(false)
      else frame = requestAnimationFrame(type)
    })
    return () => {
      cancelAnimationFrame(frame)
      CSS.highlights.delete(UNTYPED)
    }
  }, [isTyping, ref])

  useEffect(() => {
    if (!isTyping) return undefined
    const finish = () => setTyping(false)
    document.addEventListener('pointerup', finish) // not sent after a scroll
    document.addEventListener('keydown', finish)
    return () => {
      document.removeEventListener('pointerup', finish)
      document.removeEventListener('keydown', finish)
    }
  }, [isTyping])

  return isTyping
}

function useTypedOnce(id: string | undefined, isTyping: boolean) {
  useEffect(() => {
    if (id !== undefined && !isTyping) typedIds.add(id)
  }, [id, isTyping])
}

/** Controls have their words from the start, and so have pictures and numbers. */
const AT_ONCE = 'a, button, [aria-hidden="true"]'

function wordsIn(element: HTMLElement): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest(AT_ONCE)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    ranges.push(range)
  }
  return ranges
}

/** Shortens `untyped` from its start by this many characters. */
function typeCharacters(untyped: Range[], characters: number) {
  let left = characters
  for (let [range] = untyped; range && left > 0; [range] = untyped) {
    const length = range.endOffset - range.startOffset
    range.setStart(range.startContainer, range.startOffset + Math.min(left, length))
    if (left < length) return
    left -= length
    untyped.shift()
  }
}
