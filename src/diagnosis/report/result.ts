import type { Result } from '~/contract/responses'

import { cropIdOfPrefix, entryFor } from '../catalogue/catalogue'
import type { Reply } from '../verdict/questions'
import type { Verdict } from '../verdict/verdict'
import type { Words } from '../words/types'
import { MAX_ACTIONS } from './advice'
import { afterReplies } from './afterReplies'
import { EMPTY, officerFor } from './resultParts'
import { aloneIn } from './inTenths'
import { namedResult } from './namedResult'
import { FREE, NO_SIGNS } from './pictograms'
import { rankedResult } from './rankedResult'
import { troublesOf } from './troublesOf'

export function resultFor(verdict: Verdict, words: Words, replies: readonly Reply[] = []): Result {
  const result = afterReplies(resultOf(verdict, words), verdict, replies, words)
  return { ...result, troubles: troublesOf(result.crop, words) }
}

/** Without replies, and without the troubles of the crop, whose words a browser need not load for it. */
export function resultOf(verdict: Verdict, words: Words): Result {
  const result = plainResult(verdict, words)
  if (!('mixed' in verdict) || result.cropName === null) return result
  const doubt = words.phrases.notAllShow(result.cropName)
  return { ...result, twin: result.twin === null ? doubt : `${doubt} ${result.twin}` }
}

function plainResult(verdict: Verdict, words: Words): Result {
  switch (verdict.kind) {
    case 'confident':
      return namedResult(verdict.label, verdict.sureness, words)
    case 'ranked': {
      const alone = aloneIn(verdict.candidates, words.place)
      return alone ? namedResult(alone.label, 'probably', words) : rankedResult(verdict.candidates, words)
    }
    default: {
      const result = freeResult(verdict, words)
      return {
        ...result,
        sms: { title: result.cropName === null ? '' : result.title, line: words.sms.free[verdict.kind] },
      }
    }
  }
}

function freeResult(verdict: Exclude<Verdict, { kind: 'confident' | 'ranked' }>, words: Words): Result {
  const { phrases } = words
  const base = {
    ...EMPTY,
    strip: phrases.banner.free[verdict.kind],
    pictograms: [...FREE[verdict.kind]],
    retake: verdict.kind !== 'otherCrop',
  }
  switch (verdict.kind) {
    case 'otherCrop':
      return { ...base, ...otherCropIn(verdict, words) }
    case 'mixedCrops':
      return { ...base, title: phrases.mixedCrops.title, actions: phrases.mixedCrops.nextPhoto.slice(0, MAX_ACTIONS) }
    case 'contradiction': {
      const crop = cropIdOfPrefix(verdict.crop)
      const { title, nextPhoto } = phrases.contradiction
      return { ...base, crop, title: title[crop], actions: nextPhoto.slice(0, MAX_ACTIONS) }
    }
    case 'unknownCrop':
      return {
        ...base,
        title: verdict.health ? phrases.health[verdict.health].ofUnknown : phrases.unknownCrop.title,
        actions: phrases.unknownCrop.nextPhoto.slice(0, MAX_ACTIONS),
        contacts: officerFor(verdict.health === 'noSigns' ? phrases.noSigns.ask : phrases.askWhat, words),
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

function otherCropIn({ crop, health }: Extract<Verdict, { kind: 'otherCrop' }>, { phrases, crops }: Words) {
  const { title, nextPhoto } = phrases.otherCrop
  const isClean = health === 'noSigns'
  return {
    crop: crop ?? null,
    cropName: crop ? crops[crop] : null,
    title: health ? phrases.health[health].title : title,
    actions: (isClean ? phrases.noSigns.today : nextPhoto).slice(0, MAX_ACTIONS),
    ...(isClean && { pictograms: [...NO_SIGNS] }),
  }
}
