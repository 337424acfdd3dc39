import { DEFAULT_PLACE } from '~/contract/countries'
import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'

import { entryFor, isDisease } from '../catalogue/catalogue'
import { CONTACTS, type ContactId } from '../catalogue/contacts'
import { SUBSTANCES, type Status, type Substance } from '../catalogue/substances'
import type { EntryFacts } from '../catalogue/types'
import type { Verdict } from '../verdict/verdict'
import { changes as en } from '../words/en/changes'
import { changes as sw } from '../words/sw/changes'
import type { ChangeWords, Words } from '../words/types'
import { wordsIn } from '../words/wordsIn'

import { resultOf } from './result'
import { isReported } from './resultParts'

/** What the advice of an answer rests on in Kenya, stored with it to be compared with that of a later day. */
export type AdviceFacts = {
  crop: string | null
  banner: string
  /** Pictograms of what to do today. */
  actions: readonly string[]
  /** Ids of substances that it suggests, and of those that it names as not allowed. */
  suggested: readonly string[]
  barred: readonly string[]
  /** Telephone numbers by contact. */
  numbers: Readonly<Record<string, readonly string[]>>
}

const BARRED: ReadonlySet<Status> = new Set<Status>(['withdrawn', 'restricted', 'underReview'])

/** Undefined for a verdict that names nothing. */
export function adviceFacts(verdict: Verdict): AdviceFacts | undefined {
  if (verdict.kind !== 'confident' && verdict.kind !== 'ranked') return undefined
  const { crop, banner, pictograms, candidates } = resultOf(verdict, wordsIn(DEFAULT_LANGUAGE, DEFAULT_PLACE))
  const labels = verdict.kind === 'confident' ? [verdict.label] : verdict.candidates.map(({ label }) => label)
  const shown = candidates.length > 0 ? candidates.map(({ label }) => label) : labels.slice(0, 1)
  const entries: readonly EntryFacts[] = shown.map(entryFor)
  const diseases = entries.filter(isDisease)
  const suggested = unique(diseases.flatMap(({ chemistry }) => chemistry))
  const contacts: ContactId[] = [
    ...(entries.some(isReported) ? (['kephis'] as const) : []),
    ...(suggested.length > 0 ? (['pcpb', 'poison'] as const) : []),
  ]
  return {
    crop,
    banner,
    actions: pictograms,
    suggested,
    barred: unique(diseases.flatMap(({ avoid }) => avoid)).filter((id) => BARRED.has(SUBSTANCES[id].status)),
    numbers: Object.fromEntries(contacts.map((id) => [id, [...CONTACTS[id].numbers]])),
  }
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Facts of an earlier day may name others. */
const known: Partial<Record<string, Substance>> = SUBSTANCES

const WORDS: Record<Language, ChangeWords> = { en, sw }

/** What differs between the facts of then and of today, a sentence each; law and contacts for readers in Kenya only. */
export function adviceChanges(then: AdviceFacts, today: AdviceFacts, words: Words): string[] {
  const own = WORDS[words.language]
  const { substances, contacts } = words.phrases
  const translated: Partial<Record<string, string>> = substances
  const nameOf = (id: string) => translated[id] ?? known[id]?.name ?? id
  const say = (ids: readonly string[], write: (names: readonly string[]) => string) =>
    ids.length === 0 ? [] : [write(ids.map(nameOf))]
  const isSame = then.banner === today.banner && then.actions.join() === today.actions.join()
  const renumbered = Object.entries(today.numbers).filter(
    ([id, numbers]) => then.numbers[id] !== undefined && then.numbers[id].join() !== numbers.join(),
  )
  const inKenya = [
    ...say(without(today.barred, then.barred), own.barred),
    ...say(without(then.suggested, [...today.suggested, ...today.barred]), own.dropped),
    ...say(without(today.suggested, then.suggested), own.added),
    ...renumbered.map(([id, numbers]) => own.renumbered(contacts[id as ContactId], numbers)),
  ]
  return [...(words.place === DEFAULT_PLACE ? inKenya : []), ...(isSame ? [] : [own.actions])]
}

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id))
