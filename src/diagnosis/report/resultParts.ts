import type { Result } from '~/contract/responses'

import { entryFor, hasAlert } from '../catalogue/catalogue'
import { CONTACTS, contactAt } from '../catalogue/contacts'
import type { EntryFacts } from '../catalogue/types'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'

export const EMPTY: Result = {
  banner: 'unsure',
  strip: '',
  crop: null,
  cropName: null,
  title: '',
  sureness: null,
  answered: [],
  speed: null,
  twin: null,
  check: null,
  actions: [],
  pictograms: [],
  retake: false,
  candidates: [],
  somethingElse: 0,
  contacts: [],
  troubles: [],
  recheckDays: null,
}

/** KEPHIS where somebody must be told, or else the officer. The poison line stands beside spraying only. */
export function contactsOf(shown: readonly EntryFacts[], request: string, words: Words): Result['contacts'] {
  const reported = shown.filter((entry) => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine'))
  const calls = reported.map((entry) => callIn(words.entries[entryFor(entry.label).label]))
  return contactsFor(reported.length > 0, request, words, calls.includes(undefined) ? undefined : calls[0])
}

const callIn = (own: DiseaseWords | HealthyWords) => ('call' in own ? own.call : undefined)

/** `condition`: when to call, in place of the plain order to. */
export function contactsFor(
  mustReport: boolean,
  request: string,
  words: Words,
  condition?: string,
): Result['contacts'] {
  const { contacts, call } = words.phrases
  if (!mustReport) return officerFor(request, words)
  const { numbers, source = null, checkedOn } = contactAt('kephis', words.place)
  const kephis = {
    name: contacts.kephis,
    request: condition ?? call(contacts.kephis, []),
    numbers: [...numbers],
    source,
    checkedOn,
  }
  return [kephis]
}

/** The extension officer, where there is something to ask; no county's own number is published in one place. */
export function officerFor(request: string, { phrases }: Words): Result['contacts'] {
  if (request === '') return []
  const { checkedOn } = CONTACTS.extension
  return [{ name: phrases.contacts.extension, request, numbers: [], source: null, checkedOn }]
}
