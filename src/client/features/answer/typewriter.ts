import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { renderMarkdown, splitBlocks } from './markdown'

type Block = { node: ReactNode; length: number }
type TypedText = { blocks: ReactNode[]; isDone: boolean }

/** Shows markdown up to a number of characters. A block is parsed once, when it is reached, and at most one a call. */
export function createTypewriter(markdown: string) {
  const sources = splitBlocks(markdown)
  const parsed: Block[] = []

  const parseNext = () => {
    const source = sources[parsed.length]
    if (source === undefined) return
    const node = renderMarkdown(source)
    parsed.push({ node, length: countCharacters(node) })
  }

  return {
    show(characters: number): TypedText {
      const parsedLength = parsed.reduce((sum, { length }) => sum + length, 0)
      if (characters > parsedLength) parseNext()
      const blocks: ReactNode[] = []
      let left = characters
      for (const { node, length } of parsed) {
        if (left <= 0) break
        blocks.push(left >= length ? node : truncate(node, left).node)
        left -= length
      }
      return { blocks, isDone: parsed.length === sources.length && left >= 0 }
    },
    showAll(): TypedText {
      while (parsed.length < sources.length) parseNext()
      return { blocks: parsed.map(({ node }) => node), isDone: true }
    },
  }
}

type Truncated = { node: ReactNode; left: number; isWhole: boolean }

/** How many characters a reader sees; the line breaks between elements are not among them. */
function countCharacters(node: ReactNode): number {
  if (typeof node === 'string') return charactersOf(node).length
  if (Array.isArray(node)) return node.reduce<number>((sum, child: ReactNode) => sum + countCharacters(child), 0)
  return isElement(node) ? countCharacters(node.props.children) : 0
}

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

function truncateAll(nodes: ReactNode[], budget: number): Truncated {
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

/** By code point, so that no character is cut in half. */
const charactersOf = (text: string) => (text.trim() === '' && text.includes('\n') ? [] : Array.from(text))
