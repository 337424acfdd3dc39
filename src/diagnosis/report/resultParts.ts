import type { Result } from '~/contract/responses'

import { entryFor, hasAlert } from '../catalogue/catalogue'
import { CONTACTS, contactAt } from '../catalogue/contacts'
import type { EntryFacts } from '../catalogue/types'
import type { DiseaseWords, HealthyWords, Words } from '../words/types'
import { unbroken } from './numbers'

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
  sms: { title: '', line: '' },
}

/**
 * KEPHIS, once the sign is seen, if the likeliest is reportable; else the officer. The poison hotline appears with
 * spraying only.
 */
export function contactsOf(likely: readonly EntryFacts[], request: string, words: Words): Result['contacts'] {
  const [call] = likely.flatMap((entry) => callIn(words.entries[entryFor(entry.label).label]))
  return call === undefined ? officerFor(request, words) : [kephisFor(call, words)]
}

const callIn = (own: DiseaseWords | HealthyWords) => ('call' in own && own.call !== undefined ? [own.call] : [])

/** `request`: whom to call, and after which sign. */
export function kephisFor(request: string, { phrases, place }: Words): Result['contacts'][number] {
  const { numbers, source = null, checkedOn } = contactAt('kephis', place)
  return { name: phrases.contacts.kephis, request, numbers: [...numbers], source, checkedOn }
}

/** The extension officer, if there is something to ask; counties' own numbers are not published in one place. */
export function officerFor(request: string, { phrases }: Words): Result['contacts'] {
  if (request === '') return []
  const { checkedOn } = CONTACTS.extension
  return [{ name: phrases.contacts.extension, request, numbers: [], source: null, checkedOn }]
}

/** Must be reported to KEPHIS. */
export const isReported = (entry: EntryFacts): boolean => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine')

/** Adds the number to a mention of KEPHIS outside its contact. */
export const withNumber = (text: string): string =>
  text.replace('KEPHIS', `KEPHIS ${unbroken(CONTACTS.kephis.numbers[0])}`)
