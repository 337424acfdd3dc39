import { CONDITIONS, TROUBLES, type EntrySlug, type LibraryCropId } from '~/contract/library'

import { describes, entries, entryFor, hasAlert, isDisease } from '../catalogue/catalogue'
import { isTroubleId, troubleFor, troubles } from '../catalogue/troubles/troubles'
import { nameOf, type LibraryTexts } from './mentioned'

/** What a person can say that a plant has, with what to do about it today. */
export type NamedEntry = {
  id: string
  slug: EntrySlug
  crop: LibraryCropId
  cropName: string
  name: string
  actions: readonly string[]
  isHealthy: boolean
  /** Somebody must be told of it first. */
  isQuarantine: boolean
}

/** Every condition and trouble. */
export const namedEntries = (texts: LibraryTexts): NamedEntry[] =>
  [...entries.map(({ label }) => label), ...troubles.map(({ id }) => id)].flatMap((id) => namedEntry(id, texts) ?? [])

/** Undefined for an id without a page. */
export function namedEntry(id: string, texts: LibraryTexts): NamedEntry | undefined {
  const facts = factsOf(id, texts)
  return facts && { id, ...facts, cropName: texts.words.crops[facts.crop], name: nameOf(id, texts) }
}

function factsOf(id: string, { words, troubles: { entries: own } }: LibraryTexts) {
  if (isTroubleId(id)) {
    const { crops, alerts } = troubleFor(id)
    const isQuarantine = alerts.includes('quarantine') || alerts.includes('report')
    return { slug: TROUBLES[id], crop: crops[0], actions: own[id].actions, isHealthy: false, isQuarantine }
  }
  if (!describes(id)) return undefined
  const entry = entryFor(id)
  return {
    slug: CONDITIONS[id],
    crop: entry.crop,
    actions: words.entries[id].actions,
    isHealthy: !isDisease(entry),
    isQuarantine: hasAlert(entry, 'quarantine') || hasAlert(entry, 'report'),
  }
}
