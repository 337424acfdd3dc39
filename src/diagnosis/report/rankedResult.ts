import type { Result } from '~/contract/responses'

import { entryFor, hasAlert, isDisease } from '../catalogue/catalogue'
import type { DiseaseKind, EntryFacts } from '../catalogue/types'
import type { Candidate } from '../verdict/verdict'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'
import { isProtectable, protectionOf } from './advice'
import { EMPTY, contactsOf, isReported, withNumber } from './resultParts'
import { inTenths, type Shown } from './numbers'
import { checkDrawingOf, conditionOf } from './names'
import { QUARANTINE, RANKED, URGENT } from './pictograms'

/** From these tenths on a quarantine pest known in the country is reason to keep plants on the farm. */
const QUARANTINE_TENTHS = 3

/** From this probability on the authorities are called about a candidate once its sign is seen. */
const CALL_PROBABILITY = 0.5

/** Built only from shown candidates: hidden ones need no advice. */
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
    title: titleOf(rows, words),
    sureness: { words: phrases.sureness.notSure, dots: 2 },
    ...today,
    candidates: rows,
    somethingElse,
    contacts: contactsOf(likeliest, today.pictograms.includes('ask') ? '' : phrases.askWhich, words),
    recheckDays: Math.min(...entries.map(({ recheckDays }) => recheckDays)),
    sms: smsOf(rows, likeliest, words),
  }
}

/** Candidates at least as likely as all others together. */
export const likeliestOf = (candidates: readonly Candidate[]): EntryFacts[] =>
  candidates.filter(({ probability }) => probability >= CALL_PROBABILITY).map(({ label }) => entryFor(label))

/** Picks what destroys a field in days, then fast spreaders, then any, but reportable ones only if likeliest. */
function smsOf(rows: Result['candidates'], likeliest: readonly EntryFacts[], words: Words): Result['sms'] {
  const known = rows.map((row) => ({ ...row, entry: entryFor(row.label) }))
  const mayBeTold = ({ entry }: (typeof known)[number]) => !isReported(entry) || likeliest.includes(entry)
  const fast = known.filter(({ tenths, entry }) => tenths !== null && spreadsFast(entry))
  const [one] = [...fast.filter(({ entry }) => isProtectable(entry)), ...fast, ...known.filter(mayBeTold)]
  if (one) return { title: `${one.condition}?`, line: withNumber(words.sms.byLabel[one.entry.label]) }
  const [first] = rows
  return first ? { title: `${first.condition}?`, line: words.sms.look.sick } : EMPTY.sms
}

/** Never names a condition that is unlikely here. */
function titleOf(rows: Result['candidates'], { phrases }: Words): string {
  const names = rows.filter(isLikely).map(({ condition }) => condition)
  return names.length > 0 ? phrases.oneOf(names) : phrases.unknownCrop.title
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

/** Conditions unlikely in the country lock no farm; their own check says whom to call. */
export const mustStay = (shown: readonly Pick<Shown, 'label' | 'tenths'>[]): boolean =>
  shown.some(({ label, tenths }) => (tenths ?? 0) >= QUARANTINE_TENTHS && hasAlert(entryFor(label), 'quarantine'))

/** Leaves out conditions unlikely in the country: they are never urgent. */
export const likelyOf = (shown: readonly Pick<Shown, 'label' | 'tenths'>[]) =>
  shown.filter(({ tenths }) => tenths !== null).map(({ label }) => entryFor(label))

/** Spreads from leaf to leaf within days. Viruses and bacteria in the sap take weeks to years to show. */
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

/** `isOfOneCrop`: if not, names include the crop, as two crops may share a condition. */
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
