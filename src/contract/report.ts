/** `lines`: one line of Markdown each, inline marks only. */
export type ReportSection = { heading: string; lines: readonly string[] }
/** Plain text; either may be empty. */
export type Paragraph = { strong: string; text: string }
/** `lead`: text above the first heading. */
export type ReportPart = { lead: readonly Paragraph[]; sections: readonly ReportSection[] }
/** `summary`: what a result's first screen shows, too; null for a report that names nothing. */
export type Report = { title: string; summary: ReportPart | null; details: ReportPart }

const TITLE = '## '
const HEADING = '### '
const LINE = '- '
const BREAK = '---'
const GAP = '\n\n'

/** The report as Markdown in the API: title, summary, break, details. Leaves out empty parts. */
export const toMarkdown = ({ title, summary, details }: Report): string =>
  [`${TITLE}${title}`, ...(summary ? [...blocksOf(summary), BREAK] : []), ...blocksOf(details)].join(GAP)

/** Parses `toMarkdown`'s output; null for any other Markdown. */
export function fromMarkdown(markdown: string): Report | null {
  const [head = '', ...rest] = markdown.split(GAP)
  const body = rest.join(GAP)
  const [first = '', second] = body.split(`${GAP}${BREAK}${GAP}`)
  const report: Report = {
    title: head.slice(TITLE.length),
    summary: second === undefined ? null : partOf(first),
    details: partOf(second ?? first),
  }
  const isOurs = toMarkdown(report) === markdown && textsOf(report).every((text) => !/\n|^- /.test(text))
  return isOurs ? report : null
}

const textsOf = ({ title, summary, details }: Report) => [
  title,
  ...[summary, details].flatMap((part) => [
    ...(part?.lead ?? []).map(({ text }) => text),
    ...(part?.sections ?? []).flatMap(({ lines }) => lines),
  ]),
]

export const listOf = (lines: readonly string[]): string => lines.map((line) => `${LINE}${line}`).join('\n')

const blocksOf = ({ lead, sections }: ReportPart) => [
  ...lead.map(({ strong, text }) => [strong && `**${strong}**`, text].filter(Boolean).join(' ')).filter(Boolean),
  ...sections.filter(({ lines }) => lines.some(Boolean)).map(blockOf),
]

const blockOf = ({ heading, lines }: ReportSection) => `${HEADING}${heading}${GAP}${listOf(lines.filter(Boolean))}`

function partOf(text: string): ReportPart {
  const [lead = '', ...sections] = `${GAP}${text}`.split(`${GAP}${HEADING}`)
  return { lead: lead.split(GAP).filter(Boolean).map(paragraphOf), sections: sections.map(sectionOf) }
}

function paragraphOf(block: string): Paragraph {
  const [, strong = '', text = ''] = /^(?:\*\*(.+?)\*\*(?: |$))?(.*)$/s.exec(block) ?? []
  return { strong, text }
}

function sectionOf(block: string): ReportSection {
  const [heading = '', list = ''] = block.split(`${GAP}${LINE}`)
  return { heading, lines: list.split(`\n${LINE}`) }
}
