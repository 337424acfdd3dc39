import { LANGUAGES } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import { wordsIn } from '~/diagnosis'
import type { Verdict, Words } from '~/diagnosis'
import { entries } from '~/diagnosis/catalogue/catalogue'

import { countWords, gradeOf, sentencesOf } from '../support/readability'
import { writeReport } from '../support/writeReport'

const DAYS = [Date.parse('2025-07-01'), Date.parse('2026-11-26')]
const MAX_SENTENCE_WORDS: Record<Language, number> = { en: 15, sw: 20 }
const MAX_GRADE = 4

const at = (label: string, probability: number) => ({ label, probability })
const siblingOf = (label: string, crop: string) =>
  entries.find((entry) => entry.crop === crop && entry.label !== label)?.label ?? label

const named: Verdict[] = entries.flatMap(({ label, crop }): Verdict[] => [
  { kind: 'confident', ...at(label, 0.95), sureness: 'very', alternatives: [] },
  { kind: 'ranked', candidates: [at(label, 0.9), at(siblingOf(label, crop), 0.02)], tooFewPlaces: true },
  { kind: 'ranked', candidates: [at(label, 0.5), at(siblingOf(label, crop), 0.3)] },
])
const free: Verdict[] = [
  { kind: 'unsure', candidates: [at('Potato___Late_blight', 0.3)] },
  { kind: 'contradiction', crop: 'Orange' },
  { kind: 'contradiction', crop: 'Orange', seen: 'Corn_(maize)' },
  { kind: 'cropQuestion', crop: 'Orange' },
  ...(['notALeaf', 'otherCrop', 'mixedCrops', 'tooDark', 'tooBlurred', 'falseColours', 'tooFar'] as const).map(
    (kind) => ({ kind }),
  ),
]

/** Without headings, lists of names, links and where a number stands. */
function sentencesIn(verdict: Verdict, words: Words, today: number): string {
  const { headings } = words.phrases
  const [start = '', ...sections] = writeReport(verdict, words, today).split('### ')
  return [start, ...sections.filter((section) => !section.startsWith(headings.troubles))]
    .join('')
    .split('\n')
    .filter((line) => !/^(## |- \[|- (Number of|Nambari ya) )/.test(line) && !Object.values(headings).includes(line))
    .map((line) => line.replace(/^- /, '').replace(/\*/g, ''))
    .join('\n')
}

it.each(LANGUAGES)('no sentence of any report in %s is too long', (language) => {
  const long = DAYS.flatMap((day) =>
    [...named, ...free].flatMap((verdict) =>
      sentencesOf(sentencesIn(verdict, wordsIn(language), day)).filter(
        (sentence) => countWords(sentence) > MAX_SENTENCE_WORDS[language],
      ),
    ),
  )
  expect([...new Set(long)]).toEqual([])
})

it('the English of every report that names something reads at grade 4 or below', () => {
  const hard = DAYS.flatMap((day) =>
    named.map((verdict) => ({ verdict, grade: gradeOf(sentencesIn(verdict, wordsIn('en'), day)) })),
  ).filter(({ grade }) => grade > MAX_GRADE)
  expect(hard).toEqual([])
})
