import type { Result } from '~/contract/responses'

import { cropIdOfPrefix, entryFor } from '../catalogue/catalogue'
import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { MAX_ACTIONS } from './advice'
import { EMPTY, contactsOf } from './resultParts'
import { aloneIn } from './inTenths'
import { namedResult } from './namedResult'
import { FREE } from './pictograms'
import { rankedResult } from './rankedResult'

/** `answered`: what the farmer's replies have changed, as sentences. */
export const resultFor = (verdict: Verdict, words: Words, answered: readonly string[] = []): Result => ({
  ...resultOf(verdict, words),
  answered: [...answered],
})

function resultOf(verdict: Verdict, words: Words): Result {
  switch (verdict.kind) {
    case 'confident':
      return namedResult(verdict.label, verdict.sureness, words)
    case 'ranked': {
      const alone = aloneIn(verdict.candidates)
      return alone ? namedResult(alone.label, 'probably', words) : rankedResult(verdict.candidates, words)
    }
    default:
      return freeResult(verdict, words)
  }
}

function freeResult(verdict: Exclude<Verdict, { kind: 'confident' | 'ranked' }>, words: Words): Result {
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
