import { Link, Typography } from '@mui/material'
import Markdown from 'react-markdown'
import type { Components, Options } from 'react-markdown'

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

/** HTML is shown as text, pictures are left out. */
export const MARKDOWN_OPTIONS: Options = { components, disallowedElements: ['img'] }

export const MarkdownText = ({ children }: { children: string }) => (
  <Markdown key={children} {...MARKDOWN_OPTIONS}>
    {children}
  </Markdown>
)
