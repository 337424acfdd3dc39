import { Link, Typography } from '@mui/material'
import { Children, Fragment, useMemo, type ReactElement, type ReactNode } from 'react'
import Markdown, { type Components, type Options } from 'react-markdown'
import { Link as RouterLink } from 'react-router-dom'

import { TypedCard } from './TypedCard'
import { useTypewriter } from './useTypewriter'

/** The report of a server that sends Markdown only, without data. */
export function MarkdownReport({ markdown }: { markdown: string }) {
  const rendered = useMemo(() => blocksOf(markdown), [markdown])
  const { blocks, isDone, finish } = useTypewriter(rendered)
  return (
    <TypedCard isDone={isDone} finish={finish} announcement={<SpokenMarkdown>{markdown}</SpokenMarkdown>}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{block}</Fragment>
      ))}
    </TypedCard>
  )
}

/** The top-level elements. `Markdown` has no hooks, so it can be called. */
function blocksOf(markdown: string): ReactNode[] {
  const { props } = Markdown({ ...MARKDOWN_OPTIONS, children: markdown }) as ReactElement<{ children?: ReactNode }>
  return Children.toArray(props.children)
}

const paragraph = ({ children }: { children?: ReactNode }) => <p>{inElements(children)}</p>

/** Renders headings, paragraphs and list items as paragraphs: a screen reader pauses after each. */
const SpokenMarkdown = ({ children }: { children: string }) => (
  <div>
    <Markdown
      components={{ h1: paragraph, h2: paragraph, h3: paragraph, p: paragraph, li: paragraph }}
      allowedElements={['h1', 'h2', 'h3', 'p', 'li']}
      unwrapDisallowed
    >
      {children}
    </Markdown>
  </div>
)

/** Wraps each text in an element, which a browser's translation may replace while it is typed. */
const inElements = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))

const OWN_PATH = /^\/(?!\/)/

/** A report starts with `##`; the page's own heading is above it. */
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
    <Typography variant="h4" component="h3">
      {inElements(children)}
    </Typography>
  ),
  p: ({ children }) => <Typography>{inElements(children)}</Typography>,
  li: ({ children }) => <Typography component="li">{inElements(children)}</Typography>,
  a: ({ children, href = '' }) =>
    OWN_PATH.test(href) ? (
      <Link component={RouterLink} to={href} underline="always">
        {children}
      </Link>
    ) : (
      <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
        {children}
      </Link>
    ),
}

/** Shows HTML as text and leaves out pictures. */
const MARKDOWN_OPTIONS: Options = { components, disallowedElements: ['img'] }

export const MarkdownText = ({ children }: { children: string }) => (
  <div key={children}>
    <Markdown {...MARKDOWN_OPTIONS}>{children}</Markdown>
  </div>
)
