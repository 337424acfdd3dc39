import type { Result } from '~/contract/responses'

import { entryFor, hasAlert, isDisease } from '../catalogue/catalogue'
import type { Candidate } from '../verdict/verdict'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'
import { MAX_ACTIONS } from './advice'
import { EMPTY, contactsOf } from './resultParts'
import { inTenths } from './inTenths'
import type { Shown } from './inTenths'
import { checkDrawingOf, conditionOf } from './names'
import { QUARANTINE, RANKED, URGENT } from './pictograms'

/** From so many tenths on, a quarantine pest that is known in the country is reason enough to keep plants on the farm. */
const QUARANTINE_TENTHS = 3

/** Everything comes from the candidates that are shown: nobody is told to act because of one that is not. */
export function rankedResult(candidates: readonly Candidate[], words: Words): Result {
  const { shown, somethingElse } = inTenths(candidates, words.place)
  const entries = shown.map(({ label }) => entryFor(label))
  const [crop, ...others] = new Set(entries.map((entry) => entry.crop))
  const ofOneCrop = crop !== undefined && others.length === 0 ? crop : null
  const { phrases } = words
  const rows = shown.map(({ label, tenths }) => rankedCandidate(label, tenths, ofOneCrop !== null, words))
  return {
    ...EMPTY,
    banner: 'watch',
    strip: phrases.banner.checks(shown.length),
    crop: ofOneCrop,
    cropName: ofOneCrop && words.crops[ofOneCrop],
    title: phrases.oneOf(namesIn(rows, words)),
    sureness: { words: phrases.sureness.notSure, dots: 2 },
    ...todayFor(shown, words),
    candidates: rows,
    somethingElse,
    contacts: contactsOf(entries, phrases.askWhich, words),
    recheckDays: Math.min(...entries.map(({ recheckDays }) => recheckDays)),
  }
}

/** What is unlikely never stands alone: something else is likelier. */
function namesIn(rows: Result['candidates'], { phrases }: Words): string[] {
  const names = rows.map(({ condition }) => condition)
  return rows.some(isLikely) ? names : [phrases.somethingElse, ...names]
}

function todayFor(shown: readonly Shown[], { phrases }: Words): Pick<Result, 'actions' | 'pictograms'> {
  const { quarantineToday, rankedToday, rankedUrgent, urgentSpray } = phrases
  if (mustStay(shown)) return { actions: quarantineToday.slice(0, MAX_ACTIONS), pictograms: [...QUARANTINE] }
  if (!isUrgent(shown)) return { actions: [...rankedToday], pictograms: [...RANKED] }
  if (!isProtectable(shown)) return { actions: [rankedUrgent, ...rankedToday.slice(1)], pictograms: [...RANKED] }
  return { actions: [rankedUrgent, urgentSpray, ...rankedToday.slice(1)], pictograms: [...URGENT] }
}

const isLikely = ({ tenths }: Pick<Shown, 'tenths'>) => tenths !== null

/** What is unlikely in the country locks no farm; its own check says whom to call. */
export const mustStay = (shown: readonly Shown[]): boolean =>
  shown.some(({ label, tenths }) => (tenths ?? 0) >= QUARANTINE_TENTHS && hasAlert(entryFor(label), 'quarantine'))

const isUrgent = (shown: readonly Shown[]) =>
  shown.filter(isLikely).some(({ label }) => {
    const entry = entryFor(label)
    return isDisease(entry) && entry.urgency === 'act'
  })

/** Copper protects clean plants, whatever the check will show. */
export const isProtectable = (shown: readonly Pick<Shown, 'label' | 'tenths'>[]): boolean =>
  shown.some(({ label, tenths }) => {
    const entry = entryFor(label)
    return tenths !== null && isDisease(entry) && entry.urgency === 'act' && entry.chemistry.includes('copper')
  })

/** `isOfOneCrop`: or else the name says of which crop it is, because two crops may share a condition. */
function rankedCandidate(
  label: string,
  tenths: number | null,
  isOfOneCrop: boolean,
  words: Words,
): Result['candidates'][number] {
  const entry = entryFor(label)
  const own: DiseaseWords | HealthyWords = words.entries[entry.label]
  const { check, actions } = own
  const condition = conditionOf(entry, words)
  return {
    label,
    condition: isOfOneCrop ? condition : words.phrases.title(words.crops[entry.crop], condition),
    tenths,
    check: { ...check, drawing: checkDrawingOf(entry) },
    action: own.ifYes ?? actions[0] ?? '',
  }
}
