import { Children, cloneElement, isValidElement, useEffect, useState, type ReactElement, type ReactNode } from 'react'

export const MS_PER_CHARACTER = 20

/** Types blocks by elapsed time: a slow phone shows more per frame, not later. `finish` shows the rest at once. */
export function useTypewriter(blocks: readonly ReactNode[]) {
  const [characters, setCharacters] = useState(() => (prefersReducedMotion() ? Infinity : 0))
  const typed = typedUpTo(blocks, characters)
  const { isDone } = typed

  useEffect(() => {
    if (isDone) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function type() {
      setCharacters(Math.floor((performance.now() - start) / MS_PER_CHARACTER))
      frame = requestAnimationFrame(type)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDone])

  const finish = () => setCharacters(Infinity)
  return { ...typed, finish }
}

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type TypedText = { blocks: ReactNode[]; isDone: boolean }

function typedUpTo(blocks: readonly ReactNode[], characters: number): TypedText {
  const shown: ReactNode[] = []
  let left = characters
  for (const block of blocks) {
    if (left <= 0) return { blocks: shown, isDone: false }
    const truncated = truncate(block, left)
    shown.push(truncated.node)
    if (!truncated.isWhole) return { blocks: shown, isDone: false }
    left = truncated.left
  }
  return { blocks: shown, isDone: true }
}

type Truncated = { node: ReactNode; left: number; isWhole: boolean }

/** The rendered tree up to its first `budget` characters, without elements that would be empty. */
function truncate(node: ReactNode, budget: number): Truncated {
  if (typeof node === 'string') {
    const characters = charactersOf(node)
    const left = budget - characters.length
    return { node: characters.slice(0, budget).join(''), left, isWhole: left >= 0 }
  }
  if (Array.isArray(node)) return truncateAll(node as ReactNode[], budget)
  if (!isElement(node)) return { node, left: budget, isWhole: true }
  if (budget <= 0) return { node: null, left: budget, isWhole: false }
  const { node: children, left, isWhole } = truncate(node.props.children, budget)
  return { node: isWhole ? node : cloneElement(node, undefined, children), left, isWhole }
}

function truncateAll(nodes: readonly ReactNode[], budget: number): Truncated {
  let left = budget
  const shown: ReactNode[] = []
  for (const child of nodes) {
    const truncated = truncate(child, left)
    shown.push(truncated.node)
    if (!truncated.isWhole) return { node: Children.toArray(shown), left: 0, isWhole: false }
    left = truncated.left
  }
  return { node: nodes, left, isWhole: true }
}

const isElement = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> => isValidElement(node)

/** Splits by code point, so that no character is cut in half. Line breaks between elements do not count. */
const charactersOf = (text: string) => (text.trim() === '' && text.includes('\n') ? [] : Array.from(text))
