import type { Result } from '~/contract/responses'

import { hasAlert } from '../catalogue/catalogue'
import { CONTACTS } from '../catalogue/contacts'
import type { ContactId } from '../catalogue/contacts'
import type { EntryFacts } from '../catalogue/types'
import type { Words } from '../words/types'

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
  recheckDays: null,
}

/** KEPHIS where somebody must be told; the extension officer always. The poison line stands beside spraying only. */
export function contactsOf(shown: readonly EntryFacts[], words: Words): Result['contacts'] {
  const mustReport = shown.some((entry) => hasAlert(entry, 'report') || hasAlert(entry, 'quarantine'))
  const ids: ContactId[] = mustReport ? ['kephis', 'extension'] : ['extension']
  return ids.map((id) => {
    const { numbers, source, checkedOn } = CONTACTS[id]
    return { name: words.phrases.contacts[id], numbers: [...numbers], source: source ?? null, checkedOn }
  })
}
