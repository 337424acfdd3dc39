/** `lines`: one line of Markdown each, inline marks only. */
export type ReportSection = { heading: string; lines: readonly string[] }
/** Plain text; either may be empty. */
export type Paragraph = { strong: string; text: string }
/** `lead`: text above the first heading. */
export type ReportPart = { lead: readonly Paragraph[]; sections: readonly ReportSection[] }
/** `summary`: what a result's first screen shows, too; null for a report that names nothing. */
export type Report = {
  title: string
  summary: ReportPart | null
  why: ReportPart
  whatElse: readonly ReportSection[]
  getHelp: readonly ReportSection[]
}

const TITLE = '## '
const HEADING = '### '
const LINE = '- '
const BREAK = '---'
const GAP = '\n\n'

/** The report as Markdown in the API: its title, then its parts with breaks between them. */
export const toMarkdown = ({ title, summary, why, whatElse, getHelp }: Report): string =>
  [
    `${TITLE}${title}`,
    ...(summary ? [...blocksOf(summary), BREAK] : []),
    ...blocksOf(why),
    BREAK,
    ...sectionBlocks(whatElse),
    BREAK,
    ...sectionBlocks(getHelp),
  ].join(GAP)

/** Parses `toMarkdown`'s output; null for any other Markdown. */
export function fromMarkdown(markdown: string): Report | null {
  const [head = '', ...blocks] = markdown.split(GAP)
  const [getHelp, whatElse, why, summary = null] = partsOf(blocks).reverse()
  if (!getHelp || !whatElse || !why) return null
  const report: Report = {
    title: head.slice(TITLE.length),
    summary,
    why,
    whatElse: whatElse.sections,
    getHelp: getHelp.sections,
  }
  const isOurs = toMarkdown(report) === markdown && textsOf(report).every((text) => !/\n|^- /.test(text))
  return isOurs ? report : null
}

const textsOf = ({ title, summary, why, whatElse, getHelp }: Report) => [
  title,
  ...[...(summary?.lead ?? []), ...why.lead].map(({ text }) => text),
  ...[...(summary?.sections ?? []), ...why.sections, ...whatElse, ...getHelp].flatMap(({ lines }) => lines),
]

/** Sections without empty lines, and none without a line. */
export const sectionsToMarkdown = (sections: readonly ReportSection[]): string => sectionBlocks(sections).join(GAP)

const listOf = (lines: readonly string[]): string => lines.map((line) => `${LINE}${line}`).join('\n')

const blocksOf = ({ lead, sections }: ReportPart) => [
  ...lead.map(({ strong, text }) => [strong && `**${strong}**`, text].filter(Boolean).join(' ')).filter(Boolean),
  ...sectionBlocks(sections),
]

const sectionBlocks = (sections: readonly ReportSection[]) =>
  sections.filter(({ lines }) => lines.some(Boolean)).map(blockOf)

const blockOf = ({ heading, lines }: ReportSection) => `${HEADING}${heading}${GAP}${listOf(lines.filter(Boolean))}`

function partsOf(blocks: readonly string[]): ReportPart[] {
  const parts: string[][] = [[]]
  for (const block of blocks) {
    if (block === BREAK) parts.push([])
    else parts.at(-1)?.push(block)
  }
  return parts.map((part) => partOf(part.join(GAP)))
}

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
