import type { Result } from '~/contract/responses'

import { entryFor, hasAlert, isDisease } from '../catalogue/catalogue'
import type { DiseaseKind, EntryFacts } from '../catalogue/types'
import type { Candidate } from '../verdict/verdict'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'
import { isProtectable, protectionOf } from './advice'
import { EMPTY, contactsOf, isReported, withNumber } from './resultParts'
import { inTenths } from './inTenths'
import type { Shown } from './inTenths'
import { checkDrawingOf, conditionOf } from './names'
import { QUARANTINE, RANKED, URGENT } from './pictograms'

/** From so many tenths on, a quarantine pest that is known in the country is reason enough to keep plants on the farm. */
const QUARANTINE_TENTHS = 3

/** From this probability on, a candidate is what those who must be told are called for, once its sign is seen. */
const CALL_PROBABILITY = 0.5

/** Everything comes from the candidates that are shown: no advice is due to a hidden one. */
export function rankedResult(candidates: readonly Candidate[], words: Words): Result {
  const { shown, somethingElse } = inTenths(candidates, words.place)
  const entries = shown.map(({ label }) => entryFor(label))
  const [crop, ...others] = new Set(entries.map((entry) => entry.crop))
  const ofOneCrop = crop !== undefined && others.length === 0 ? crop : null
  const { phrases } = words
  const today = todayFor(shown, words)
  const likeliest = likeliestOf(shown)
  const rows = shown.map(({ label, tenths }) => rankedCandidate(label, tenths, ofOneCrop !== null, words))
  return {
    ...EMPTY,
    banner: 'watch',
    strip: phrases.banner.checks(shown.length),
    crop: ofOneCrop,
    cropName: ofOneCrop && words.crops[ofOneCrop],
    title: phrases.oneOf(namesIn(rows, words)),
    sureness: { words: phrases.sureness.notSure, dots: 2 },
    ...today,
    candidates: rows,
    somethingElse,
    contacts: contactsOf(likeliest, today.pictograms.includes('ask') ? '' : phrases.askWhich, words),
    recheckDays: Math.min(...entries.map(({ recheckDays }) => recheckDays)),
    sms: smsOf(rows, likeliest, words),
  }
}

/** What is at least as likely as all else together. */
export const likeliestOf = (candidates: readonly Candidate[]): EntryFacts[] =>
  candidates.filter(({ probability }) => probability >= CALL_PROBABILITY).map(({ label }) => entryFor(label))

/** Of what takes a field in days, of what else spreads fast, or of the likeliest but what somebody must be told of while something else is likelier. */
function smsOf(rows: Result['candidates'], likeliest: readonly EntryFacts[], words: Words): Result['sms'] {
  const known = rows.map((row) => ({ ...row, entry: entryFor(row.label) }))
  const mayBeTold = ({ entry }: (typeof known)[number]) => !isReported(entry) || likeliest.includes(entry)
  const fast = known.filter(({ tenths, entry }) => tenths !== null && spreadsFast(entry))
  const [one] = [...fast.filter(({ entry }) => isProtectable(entry)), ...fast, ...known.filter(mayBeTold)]
  if (one) return { title: `${one.condition}?`, line: withNumber(words.sms.byLabel[one.entry.label]) }
  const [first] = rows
  return first ? { title: `${first.condition}?`, line: words.sms.look.sick } : EMPTY.sms
}

/** What is unlikely never stands alone: something else is likelier. */
function namesIn(rows: Result['candidates'], { phrases }: Words): string[] {
  const names = rows.map(({ condition }) => condition)
  return rows.some(isLikely) ? names : [phrases.somethingElse, ...names]
}

function todayFor(shown: readonly Shown[], words: Words): Pick<Result, 'actions' | 'pictograms'> {
  const { quarantineToday, rankedToday, rankedUrgent } = words.phrases
  if (mustStay(shown)) return { actions: [...quarantineToday], pictograms: [...QUARANTINE] }
  const protection = protectionOf(likelyOf(shown), words)
  const [first, ...others] = rankedToday
  if (protection !== undefined) return { actions: [rankedUrgent, protection, ...others], pictograms: [...URGENT] }
  return { actions: [likelyOf(shown).some(spreadsFast) ? rankedUrgent : first, ...others], pictograms: [...RANKED] }
}

const isLikely = ({ tenths }: Pick<Shown, 'tenths'>) => tenths !== null

/** What is unlikely in the country locks no farm; its own check says whom to call. */
export const mustStay = (shown: readonly Pick<Shown, 'label' | 'tenths'>[]): boolean =>
  shown.some(({ label, tenths }) => (tenths ?? 0) >= QUARANTINE_TENTHS && hasAlert(entryFor(label), 'quarantine'))

/** What is unlikely in the country is never urgent. */
export const likelyOf = (shown: readonly Pick<Shown, 'label' | 'tenths'>[]) =>
  shown.filter(({ tenths }) => tenths !== null).map(({ label }) => entryFor(label))

/** What grows or crawls from leaf to leaf within days. A virus or a bacterium in the sap takes weeks to years to show. */
const SPREADS: { [Kind in DiseaseKind]: boolean } = {
  fungus: true,
  oomycete: true,
  mite: true,
  insect: true,
  bacterium: false,
  virus: false,
  disorder: false,
}

export const spreadsFast = (entry: EntryFacts): boolean =>
  isDisease(entry) && entry.urgency === 'act' && SPREADS[entry.kind]

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
    action: withNumber(own.ifYes ?? actions[0] ?? ''),
  }
}
