import { Link, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import Markdown from 'react-markdown'
import type { Components } from 'react-markdown'

/** A report brings `##` and `###`; the page's own heading stands above them. */
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

/** One block of a report. HTML in it is shown as text, pictures are left out. Synchronous and without hooks, so callable outside a render. */
export const renderMarkdown = (block: string): ReactElement =>
  Markdown({ children: block, components, disallowedElements: ['img'] })
