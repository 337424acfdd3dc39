import { Link, Typography } from '@mui/material'
import { Children } from 'react'
import type { ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { Components, Options } from 'react-markdown'

/** Each text beside emphasised words in an element of its own, which the translation of a browser may replace while it is typed. */
export const inElements = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))

/** A report begins with `##`; the page's own heading is above it. */
const components: Components = {
  h1: ({ children }) => (
    <Typography variant="h3" component="h2">
      {inElements(children)}
    </Typography>
  ),
  h2: ({ children }) => (
    <Typography variant="h3" component="h2">
      {inElements(children)}
    </Typography>
  ),
  h3: ({ children }) => (
    <Typography variant="h5" component="h3">
      {inElements(children)}
    </Typography>
  ),
  p: ({ children }) => <Typography>{inElements(children)}</Typography>,
  li: ({ children }) => <Typography component="li">{inElements(children)}</Typography>,
  a: ({ children, href }) => (
    <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  ),
}

/** HTML is shown as text, pictures are left out. */
export const MARKDOWN_OPTIONS: Options = { components, disallowedElements: ['img'] }

export const MarkdownText = ({ children }: { children: string }) => (
  <div key={children}>
    <Markdown {...MARKDOWN_OPTIONS}>{children}</Markdown>
  </div>
)
