import { Link, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import Markdown from 'react-markdown'
import type { Components } from 'react-markdown'

/** A report begins with `##`; the page's own heading is above it. */
const components: Components = {
  h1: ({ children }) => (
    <Typography variant="h3" component="h2">
      {children}
    </Typography>
  ),
  h2: ({ children }) => (
    <Typography variant="h3" component="h2">
      {children}
    </Typography>
  ),
  h3: ({ children }) => (
    <Typography variant="h5" component="h3">
      {children}
    </Typography>
  ),
  p: ({ children }) => <Typography>{children}</Typography>,
  li: ({ children }) => <Typography component="li">{children}</Typography>,
  a: ({ children, href }) => (
    <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  ),
}

/** One block of a report. HTML in it is shown as text, pictures are left out. Without hooks, so callable outside a render. */
export const renderMarkdown = (block: string): ReactElement =>
  Markdown({ children: block, components, disallowedElements: ['img'] })

/** Markdown as it would be read aloud: without the marks of headings, lists, emphasis and links. */
export const plainText = (markdown: string) =>
  markdown
    .replace(/^ {0,3}(#{1,6}|>|[-*+]|\d+[.)]) +/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)/g, '')
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, '$1$2')

const FENCE = /^ {0,3}(```|~~~)/
const LIST_ITEM = /^([-*+] |\d+[.)] )/
const LIST_CONTINUATION = /^(\s|[-*+] |\d+[.)] )/

/** Blocks that mean the same parsed one by one: cut at blank lines, but not inside a code fence or a list. */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = []
  let isFenced = false
  let isAfterBlank = true
  for (const line of markdown.split('\n')) {
    if (line.trim() === '' && !isFenced) {
      isAfterBlank = true
      continue
    }
    const last = blocks.at(-1)
    const belongs = last !== undefined && (!isAfterBlank || (LIST_ITEM.test(last) && LIST_CONTINUATION.test(line)))
    if (belongs) blocks[blocks.length - 1] = `${last}${isAfterBlank ? '\n\n' : '\n'}${line}`
    else blocks.push(line)
    if (FENCE.test(line)) isFenced = !isFenced
    isAfterBlank = false
  }
  return blocks
}

const SECTION = /^### /

/** The blocks before the first section, and the sections: a heading and the blocks under it. */
export function splitSections(markdown: string) {
  const lead: string[] = []
  const sections: { heading: string; body: string[] }[] = []
  for (const block of splitBlocks(markdown)) {
    if (SECTION.test(block)) sections.push({ heading: block, body: [] })
    else (sections.at(-1)?.body ?? lead).push(block)
  }
  return { lead, sections }
}
