import { fromMarkdown, toMarkdown } from '~/contract/report'
import type { Report } from '~/contract/report'

const details = {
  lead: [
    { strong: 'No cure.', text: '' },
    { strong: '', text: 'Leaves that look healthy.' },
  ],
  sections: [
    { heading: 'Why', lines: ['A fungus.', '**Rust:** has dust.', 'Wet - not dry - weather.'] },
    { heading: 'Sources', lines: ['[A page](<https://example.com/a(b)>)'] },
  ],
}
const summary = {
  lead: [{ strong: 'Very sure. Act today.', text: 'It moves fast.' }],
  sections: [{ heading: 'Do today', lines: ['Pick off leaves.'] }],
}
const nothing = { lead: [], sections: [] }

const reports: Record<string, Report> = {
  'with a summary': { title: 'Tomato: late blight', summary, details },
  'without a summary': { title: 'Not sure', summary: null, details },
  'with a title alone': { title: 'Not sure', summary: null, details: nothing },
  'without a heading': { title: 'Not sure', summary: null, details: { ...details, sections: [] } },
  'without a lead': { title: 'Not sure', summary: null, details: { ...details, lead: [] } },
}

it.each(Object.entries(reports))('a report %s survives a Markdown round trip', (_, report) => {
  expect(fromMarkdown(toMarkdown(report))).toEqual(report)
})

it('a report is one title, its summary, a break and its details', () => {
  expect(toMarkdown({ title: 'Late blight', summary, details: { ...details, sections: [] } })).toBe(
    [
      '## Late blight',
      '**Very sure. Act today.** It moves fast.',
      '### Do today',
      '- Pick off leaves.',
      '---',
      '**No cure.**',
      'Leaves that look healthy.',
    ].join('\n\n'),
  )
})

it('empty parts are omitted from the Markdown', () => {
  const lead = [{ strong: '', text: '' }]
  const sections = [
    { heading: 'Harvest', lines: [] },
    { heading: 'Why', lines: ['', 'A fungus.'] },
  ]
  expect(toMarkdown({ title: 'Rust', summary: null, details: { lead, sections } })).toBe(
    '## Rust\n\n### Why\n\n- A fungus.',
  )
})

it.each([
  ['an empty text', ''],
  ['another heading', '# Rust\n\nA fungus.'],
  ['prose', 'A fungus.'],
  ['a deeper list', '## Rust\n\n### Why\n\n- a\n  - b\n\nafter'],
  ['a list without a heading', '## Rust\n\n- a'],
  ['a paragraph of two lines', '## Rust\n\na\nb'],
  ['other list marks', '## Rust\n\n### Why\n\n* a'],
  ['a section without lines', '## Rust\n\n### Why'],
  ['two breaks', '## Rust\n\na\n\n---\n\nb\n\n---\n\nc'],
])('Markdown of another shape is not parsed as a report: %s', (_, markdown) => {
  expect(fromMarkdown(markdown)).toBeNull()
})
