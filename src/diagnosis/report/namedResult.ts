import type { Result } from '~/contract/responses'

import { entryFor, isDisease } from '../catalogue/catalogue'
import { twinOf } from '../catalogue/twins'
import type { Words } from '../words/types'

import { MAX_ACTIONS, todayFor } from './advice'
import { EMPTY, contactsOf, withNumber } from './resultParts'
import { checkDrawingOf, conditionOf } from './names'

type NamedLevel = 'very' | 'fairly' | 'probably'

const DOTS: { [Level in NamedLevel]: number } = { very: 5, fairly: 4, probably: 3 }

export function namedResult(label: string, level: NamedLevel, words: Words, isTold = false): Result {
  const entry = entryFor(label)
  const own = words.entries[entry.label]
  const { phrases } = words
  const today = todayFor(entry, words)
  const pictograms = today.pictograms.slice(0, MAX_ACTIONS)
  const title = isDisease(entry) ? conditionOf(entry, words) : phrases.noKnownDisease
  const banner = isDisease(entry) ? entry.urgency : 'good'
  return {
    ...EMPTY,
    banner,
    strip: phrases.banner[level === 'probably' ? 'probably' : banner],
    crop: entry.crop,
    cropName: words.crops[entry.crop],
    title,
    sureness: { words: phrases.sureness[level], dots: DOTS[level] },
    speed: 'speed' in own ? own.speed : null,
    twin: twinIn(label, words, isTold),
    check: { ...own.check, drawing: checkDrawingOf(entry) },
    actions: today.actions.slice(0, MAX_ACTIONS),
    pictograms,
    contacts: contactsOf(
      [entry],
      isDisease(entry) && !pictograms.includes('ask') ? phrases.askIf(conditionOf(entry, words)) : '',
      words,
    ),
    recheckDays: entry.recheckDays,
    sms: { title, line: withNumber(words.sms.byLabel[entry.label]) },
  }
}

function twinIn(label: string, words: Words, isTold: boolean): string | null {
  const id = twinOf(label)
  if (id === undefined) return null
  const { phrases, crops } = words
  const [{ crop }, twin] = [entryFor(label), entryFor(id)]
  if (crop === twin.crop) return phrases.twin(conditionOf(twin, words))
  return isTold ? null : phrases.twinCrop(crops[crop], crops[twin.crop])
}
