import { fromMarkdown, sectionsToMarkdown, toMarkdown } from '~/contract/report'
import type { Report } from '~/contract/report'

const why = {
  lead: [
    { strong: 'No cure.', text: '' },
    { strong: '', text: 'Leaves that look healthy.' },
  ],
  sections: [{ heading: 'Signs', lines: ['A fungus.', '**Rust:** has dust.', 'Wet - not dry - weather.'] }],
}
const whatElse = [{ heading: 'Look-alikes', lines: ['Rust.'] }]
const getHelp = [{ heading: 'Sources', lines: ['[A page](<https://example.com/a(b)>)'] }]
const summary = {
  lead: [{ strong: 'Very sure. Act today.', text: 'It moves fast.' }],
  sections: [{ heading: 'Do today', lines: ['Pick off leaves.'] }],
}
const nothing = { lead: [], sections: [] }
const unnamed: Report = { title: 'Not sure', summary: null, why, whatElse, getHelp }

const reports: Record<string, Report> = {
  'with a summary': { ...unnamed, title: 'Tomato: late blight', summary },
  'without a summary': unnamed,
  'with a title alone': { ...unnamed, why: nothing, whatElse: [], getHelp: [] },
  'without a heading': { ...unnamed, why: { ...why, sections: [] } },
  'without a lead': { ...unnamed, why: { ...why, lead: [] } },
  'without a middle part': { ...unnamed, summary, whatElse: [] },
}

it.each(Object.entries(reports))('a report %s survives a Markdown round trip', (_, report) => {
  expect(fromMarkdown(toMarkdown(report))).toEqual(report)
})

it('a report is one title and its parts with breaks between them', () => {
  const report = { title: 'Late blight', summary, why: { ...why, sections: [] }, whatElse, getHelp }
  expect(toMarkdown(report)).toBe(
    [
      '## Late blight',
      '**Very sure. Act today.** It moves fast.',
      '### Do today',
      '- Pick off leaves.',
      '---',
      '**No cure.**',
      'Leaves that look healthy.',
      '---',
      '### Look-alikes',
      '- Rust.',
      '---',
      '### Sources',
      '- [A page](<https://example.com/a(b)>)',
    ].join('\n\n'),
  )
})

it('empty sections and lines are omitted from the Markdown', () => {
  const sections = [
    { heading: 'Harvest', lines: [] },
    { heading: 'Why', lines: ['', 'A fungus.'] },
  ]
  expect(sectionsToMarkdown(sections)).toBe('### Why\n\n- A fungus.')
})

const ENDS = '\n\n---\n\n---'

it.each([
  ['an empty text', ''],
  ['another heading', `# Rust\n\nA fungus.${ENDS}`],
  ['prose', `A fungus.${ENDS}`],
  ['a deeper list', `## Rust\n\n### Why\n\n- a\n  - b\n\nafter${ENDS}`],
  ['a list without a heading', `## Rust\n\n- a${ENDS}`],
  ['a paragraph of two lines', `## Rust\n\na\nb${ENDS}`],
  ['other list marks', `## Rust\n\n### Why\n\n* a${ENDS}`],
  ['a section without lines', `## Rust\n\n### Why${ENDS}`],
  ['no break', '## Rust\n\na'],
  ['four breaks', `## Rust\n\na\n\n---\n\nb\n\n---\n\nc${ENDS}`],
])('Markdown of another shape is not parsed as a report: %s', (_, markdown) => {
  expect(fromMarkdown(markdown)).toBeNull()
})
