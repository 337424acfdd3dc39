import { entryFor } from '../catalogue/catalogue'
import type { Entry } from '../catalogue/types'
import type { Candidate, Verdict } from '../verdict'
import { WHOM_TO_ASK, capital, frequency, isDisease, list, lookAgain, nameBeside, paragraphs, section } from './wording'

type Ranked = Extract<Verdict, { kind: 'ranked' }>

const SEVERAL_FIT =
  '**Not sure which.** This photo fits more than one answer. They are ranked, most likely first. Check your plants before you act.'
const FROM_TOO_FEW_PLACES =
  '**Not sure which.** They are ranked, most likely first. The first fits best, but this tool learnt it from photos of too few places to be sure on your farm. Check your plants before you act.'

const COUNT_WORDS = ['no', 'one', 'two', 'three']
/** A rival this quick makes the check urgent. */
const QUICK_DAYS = 3

/** Two or three answers in order, one check each, and only what is safe for all of them. */
export function rankedReport({ candidates, tooFewPlaces }: Ranked): string {
  const known = candidates.map(({ label }) => entryFor(label))
  const crops = [...new Set(known.map(({ crop }) => crop))]
  return paragraphs(
    `## ${capital(
      list(
        crops.map((crop) => crop.toLowerCase()),
        'or',
      ),
    )}: one of ${COUNT_WORDS[candidates.length] ?? candidates.length}`,
    tooFewPlaces ? FROM_TOO_FEW_PLACES : SEVERAL_FIT,
    ...warnings(known).map((says) => `**${says}**`),
    section({ title: 'Which one is it?', lines: candidates.map((candidate) => choice(candidate, crops)) }),
    section({ title: 'Do today', lines: today(known) }),
    section({ title: 'Then', lines: THEN }),
    section({ title: 'Protect the rest', lines: PROTECT }),
    section({ title: 'Be careful', lines: CAREFUL }),
    section({ title: 'Not sure?', lines: doubt(known) }),
  )
}

/** With one crop in the heading its name need not come back in each line. */
function choice({ label, probability }: Candidate, crops: readonly string[]): string {
  const crop = crops.length === 1 ? (crops[0] ?? '') : ''
  return `**${capital(nameBeside(label, crop))}** (${frequency(probability)}). ${entryFor(label).tellTale}`
}

const warnings = (known: readonly Entry[]): string[] => [
  ...new Set(known.filter(isDisease).flatMap(({ alerts }) => alerts.map(({ says }) => says))),
]

const today = (known: readonly Entry[]): string[] => [
  ...known
    .filter(isDisease)
    .filter(({ recheckDays }) => recheckDays <= QUICK_DAYS)
    .slice(0, 1)
    .map(({ disease, speed }) => `Check for ${disease} today. ${speed}`),
  'Do the checks above on ten plants, in good light.',
  'Mark the sick plants, so that you can find them again.',
  'Work in clean plots first. Wash hands and tools after sick plants.',
]

const THEN = [
  'When one check fits, take a new photo of that sign.',
  'Keep water off the leaves: pour it at the root, in the morning.',
]

const PROTECT = ['Carry no leaves, cuttings or seedlings to clean plots.', 'Stay out of the crop while leaves are wet.']

const CAREFUL = [
  'Do not spray yet. What helps against one may do nothing against the other.',
  'Do not uproot a plant on this photo alone.',
]

function doubt(known: readonly Entry[]): string[] {
  const limits = [...new Set(known.map(({ cannotShow }) => cannotShow))].slice(0, 2)
  const days = Math.min(...known.map(({ recheckDays }) => recheckDays))
  return [limits.join(' '), `Show the plant to ${WHOM_TO_ASK}.`, lookAgain(days)]
}
