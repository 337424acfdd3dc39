import { Children, Fragment, useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import Markdown from 'react-markdown'

import { MARKDOWN_OPTIONS, inElements } from './MarkdownText'
import { TypedCard } from './TypedCard'
import { useTypewriter } from './useTypewriter'

type MarkdownReportProps = { markdown: string }

/** The report of a server that speaks the specification alone, without data: typed whole. */
export function MarkdownReport({ markdown }: MarkdownReportProps) {
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

/** The top-level elements. `Markdown` has no hooks, so that it can be called. */
function blocksOf(markdown: string): ReactNode[] {
  const { props } = Markdown({ ...MARKDOWN_OPTIONS, children: markdown }) as ReactElement<{ children?: ReactNode }>
  return Children.toArray(props.children)
}

const paragraph = ({ children }: { children?: ReactNode }) => <p>{inElements(children)}</p>

/** Each heading, paragraph and list item as a paragraph: a screen reader pauses after it. */
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
