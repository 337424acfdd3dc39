import type { ReactNode } from 'react'

import { renderMarkdown } from './renderMarkdown'
import { countCharacters, revealCharacters } from './reveal'
import { splitBlocks } from './splitBlocks'

type Block = { node: ReactNode; length: number }
export type Typed = { blocks: ReactNode[]; isDone: boolean }

/**
 * Shows a markdown text as far as it has been typed. Each block is parsed once, when it is reached, and at most one a
 * call; a finished block is the same object every time, so React leaves it alone.
 */
export function createTypist(markdown: string) {
  const sources = splitBlocks(markdown)
  const parsed: Block[] = []

  const parseNext = () => {
    const source = sources[parsed.length]
    if (source === undefined) return
    const node = renderMarkdown(source)
    parsed.push({ node, length: countCharacters(node) })
  }

  return {
    /** The first `characters` of the text, or as much of them as is parsed so far. */
    show(characters: number): Typed {
      const parsedLength = parsed.reduce((sum, { length }) => sum + length, 0)
      if (characters > parsedLength) parseNext()
      return typedBlocks(parsed, characters, sources.length)
    },
    showAll(): Typed {
      while (parsed.length < sources.length) parseNext()
      return { blocks: parsed.map(({ node }) => node), isDone: true }
    },
  }
}

function typedBlocks(parsed: Block[], characters: number, total: number): Typed {
  const blocks: ReactNode[] = []
  let left = characters
  for (const { node, length } of parsed) {
    if (left <= 0) break
    blocks.push(left >= length ? node : revealCharacters(node, left))
    left -= length
  }
  return { blocks, isDone: parsed.length === total && left >= 0 }
}
