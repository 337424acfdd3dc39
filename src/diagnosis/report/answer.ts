import type { Answer } from '~/contract/responses'

import { cropIdOfPrefix, entryFor } from '../catalogue/catalogue'
import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { MAX_ACTIONS } from './advice'
import { EMPTY, officerFor } from './answerParts'
import { aloneIn } from './inTenths'
import { namedAnswer } from './namedAnswer'
import { FREE } from './pictograms'
import { rankedAnswer } from './rankedAnswer'
import { troublesOf } from './troublesOf'

/** `answered`: what the farmer's answers have changed, as sentences. */
export function answerFor(verdict: Verdict, words: Words, answered: readonly string[] = []): Answer {
  const answer = answerOf(verdict, words)
  return { ...answer, answered: [...answered], troubles: troublesOf(answer.crop, words) }
}

function answerOf(verdict: Verdict, words: Words): Answer {
  switch (verdict.kind) {
    case 'confident':
      return namedAnswer(verdict.label, verdict.sureness, words)
    case 'ranked': {
      const alone = aloneIn(verdict.candidates)
      return alone ? namedAnswer(alone.label, 'probably', words) : rankedAnswer(verdict.candidates, words)
    }
    default:
      return freeAnswer(verdict, words)
  }
}

function freeAnswer(verdict: Exclude<Verdict, { kind: 'confident' | 'ranked' }>, words: Words): Answer {
  const { phrases } = words
  const base = {
    ...EMPTY,
    strip: phrases.banner.unsure,
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
      return { ...base, crop, title: title[crop], actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
    case 'unknownCrop':
      return {
        ...base,
        title: phrases.unknownCrop.title,
        actions: phrases.unknownCrop.nextPhoto.slice(0, MAX_ACTIONS),
        contacts: officerFor(phrases.askWhat, words),
      }
    case 'unsure': {
      const crops = [...new Set(verdict.candidates.map(({ label }) => entryFor(label).crop))]
      const crop = crops.length === 1 ? (crops[0] ?? null) : null
      const cropName = crop && words.crops[crop]
      const actions = phrases.unsure.nextPhoto.slice(0, MAX_ACTIONS)
      const contacts = officerFor(phrases.askWhat, words)
      return { ...base, crop, cropName, title: phrases.unsure.title, actions, contacts }
    }
    default: {
      const { title, nextPhoto } = phrases.retake[verdict.kind]
      return { ...base, title, actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
  }
}
