import type { Answer } from '~/contract/responses'

import { cropIdOfPrefix, entryFor, isDisease } from '../catalogue/catalogue'
import { CONTACTS } from '../catalogue/contacts'
import type { ContactId } from '../catalogue/contacts'
import type { EntryFacts } from '../catalogue/types'
import type { Candidate, Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { MAX_ACTIONS } from './advice'
import { inTenths } from './inTenths'
import { checkDrawingOf, conditionOf } from './names'
import { FREE, QUARANTINE, RANKED } from './pictograms'

/** `answered`: what the farmer's answers have changed, as sentences. */
export const answerFor = (verdict: Verdict, words: Words, answered: readonly string[] = []): Answer => ({
  ...answerOf(verdict, words),
  answered: [...answered],
})

function answerOf(verdict: Verdict, words: Words): Answer {
  switch (verdict.kind) {
    case 'confident':
      return confidentAnswer(verdict, words)
    case 'ranked':
      return rankedAnswer(verdict.candidates, words)
    default:
      return freeAnswer(verdict, words)
  }
}

function confidentAnswer(verdict: Extract<Verdict, { kind: 'confident' }>, words: Words): Answer {
  const entry = entryFor(verdict.label)
  const own = words.entries[entry.label]
  const isVerySure = verdict.sureness === 'very'
  return {
    ...EMPTY,
    banner: isDisease(entry) ? entry.urgency : 'good',
    strip: words.phrases.banner[isDisease(entry) ? entry.urgency : 'good'],
    crop: entry.crop,
    cropName: words.crops[entry.crop],
    title: isDisease(entry) ? conditionOf(entry, words) : words.phrases.noKnownDisease,
    sureness: { words: words.phrases.sureness[verdict.sureness], dots: isVerySure ? 5 : 4 },
    speed: 'speed' in own ? own.speed : null,
    check: { ...own.check, drawing: checkDrawingOf(entry) },
    actions: own.actions.slice(0, MAX_ACTIONS),
    pictograms: entry.pictograms.slice(0, MAX_ACTIONS),
    contacts: contactsOf([entry], words),
    recheckDays: entry.recheckDays,
  }
}

function rankedAnswer(candidates: readonly Candidate[], words: Words): Answer {
  const known = candidates.map(({ label }) => entryFor(label))
  const crops = [...new Set(known.map(({ crop }) => crop))]
  const crop = crops.length === 1 ? (crops[0] ?? null) : null
  const { shown, somethingElse } = inTenths(candidates)
  const mustStay = known.some((entry) => hasAlert(entry, 'quarantine'))
  const isUrgent = known.some((entry) => isDisease(entry) && entry.urgency === 'act')
  const { phrases } = words
  const today = isUrgent ? [phrases.rankedUrgent, ...phrases.rankedToday.slice(1)] : phrases.rankedToday
  return {
    ...EMPTY,
    banner: 'watch',
    strip: phrases.banner.checks(shown.length),
    crop,
    cropName: crop && words.crops[crop],
    title: phrases.oneOf(shown.map(({ label }) => conditionOf(entryFor(label), words))),
    sureness: { words: phrases.sureness.notSure, dots: 3 },
    actions: (mustStay ? phrases.quarantineToday : today).slice(0, MAX_ACTIONS),
    pictograms: [...(mustStay ? QUARANTINE : RANKED)],
    candidates: shown.map(({ label, tenths }) => rankedCandidate(label, tenths, words)),
    somethingElse,
    contacts: contactsOf(known, words),
    recheckDays: Math.min(...known.map(({ recheckDays }) => recheckDays)),
  }
}

function rankedCandidate(label: string, tenths: number | null, words: Words): Answer['candidates'][number] {
  const entry = entryFor(label)
  const { check, actions } = words.entries[entry.label]
  const condition = conditionOf(entry, words)
  return { label, condition, tenths, check: { ...check, drawing: checkDrawingOf(entry) }, action: actions[0] }
}

function freeAnswer(verdict: Exclude<Verdict, { kind: 'confident' | 'ranked' }>, words: Words): Answer {
  const { phrases } = words
  const base = {
    ...EMPTY,
    strip: phrases.banner.unsure,
    contacts: contactsOf([], words),
    pictograms: [...FREE[verdict.kind]],
    retake: verdict.kind !== 'otherCrop',
  }
  switch (verdict.kind) {
    case 'otherCrop':
    case 'mixedCrops': {
      const { title, nextPhoto } = phrases[verdict.kind]
      return { ...base, title, actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
    case 'contradiction': {
      const crop = cropIdOfPrefix(verdict.crop)
      const { title, nextPhoto } = phrases.contradiction
      return { ...base, crop, title: title(words.crops[crop]), actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
    case 'unknownCrop':
      return { ...base, title: phrases.unknownCrop.title, actions: phrases.unknownCrop.nextPhoto.slice(0, MAX_ACTIONS) }
    case 'unsure': {
      const crops = [...new Set(verdict.candidates.map(({ label }) => entryFor(label).crop))]
      const crop = crops.length === 1 ? (crops[0] ?? null) : null
      const cropName = crop && words.crops[crop]
      const actions = phrases.unsure.nextPhoto.slice(0, MAX_ACTIONS)
      return { ...base, crop, cropName, title: phrases.unsure.title, actions }
    }
    default: {
      const { title, nextPhoto } = phrases.retake[verdict.kind]
      return { ...base, title, actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
  }
}

const EMPTY: Answer = {
  banner: 'unsure',
  strip: '',
  crop: null,
  cropName: null,
  title: '',
  sureness: null,
  answered: [],
  speed: null,
  check: null,
  actions: [],
  pictograms: [],
  retake: false,
  candidates: [],
  somethingElse: 0,
  contacts: [],
  recheckDays: null,
}

const hasAlert = (entry: EntryFacts, kind: string): boolean =>
  isDisease(entry) && (entry.alerts as readonly string[]).includes(kind)

/** KEPHIS where somebody must be told; the extension officer always. The poison line stands beside spraying only. */
function contactsOf(known: readonly EntryFacts[], words: Words): Answer['contacts'] {
  const mustReport = known.some((entry) => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine'))
  const ids: ContactId[] = mustReport ? ['kephis', 'extension'] : ['extension']
  return ids.map((id) => {
    const { numbers, source, checkedOn } = CONTACTS[id]
    return { name: words.phrases.contacts[id], numbers: [...numbers], source: source ?? null, checkedOn }
  })
}
