import type { CropId, PhotolessCropId } from '~/contract/crops/crops'
import type { TroubleId } from '~/contract/library'

import type { KnownEntry } from '../catalogue/catalogue'
import type { NamedOnly, NumberOrigin } from '../catalogue/troubles/types'
import type { KnownTrouble } from '../catalogue/troubles/troubles'

import type { AskedTexts } from './askedTypes'

type OneFor<Pictures extends readonly unknown[]> = { readonly [Index in keyof Pictures]: string }

/**
 * The sentences of one trouble, checked against its facts: an alert, a look-alike, an action, a number or a price of the
 * catalogue without a sentence does not compile. Whole sentences, at most 15 words each, no brand and no dose.
 */
type WordsOf<Trouble extends KnownTrouble> = {
  /** As a heading, without the crop. */
  name: string
  /** The tell-tale sign, in at most five words. */
  sign: string
  /** What it is and does. */
  summary: string
  signs: readonly [string, ...string[]]
  /** The one check in the field, when it works best, and what a farmer should do who does not see the sign. */
  check: { question: string; ifNot: string }
  actions: OneFor<Trouble['pictograms']>
  next: readonly [string, ...string[]]
  favouredBy: string
  doNotSpray: string
  harvest: string
  /** How each look-alike differs. */
  rivals: { [Rival in Trouble['rivals'][number]]: string }
  alerts: { [Kind in Trouble['alerts'][number]]: string }
  /** What no source has settled. */
  unconfirmed: readonly string[]
} & SprayOf<Trouble> &
  (Trouble extends { costs: readonly unknown[] } ? { cost: readonly [string, ...string[]] } : unknown)

/** When a spray can pay, for what a spray can ever help against; the number, where one is known. */
type SprayOf<Trouble extends KnownTrouble> = Trouble['spraying'] extends { pays: 'never' }
  ? unknown
  : { spray: string } & (Trouble['spraying'] extends { threshold: object } ? { threshold: string } : unknown)

/** The words of the troubles whose facts stand in one file. */
export type TroubleWordsOf<Troubles extends readonly KnownTrouble[]> = {
  [Trouble in Troubles[number] as Trouble['id']]: WordsOf<Trouble>
}

/** How pages read the words of a trouble, whichever it is. */
export type TroubleWords = {
  name: string
  sign: string
  summary: string
  signs: readonly string[]
  check: { question: string; ifNot: string }
  actions: readonly string[]
  next: readonly string[]
  favouredBy: string
  doNotSpray: string
  spray?: string
  threshold?: string
  harvest: string
  cost?: readonly string[]
  rivals: Readonly<Record<string, string>>
  alerts: Readonly<Record<string, string>>
  unconfirmed: readonly string[]
}

type DiseaseLabel = Exclude<KnownEntry, { kind: 'none' }>['label']

/** The whole title of a crop's page, and how the order changes with place or season. */
type CropPageWords = { title: string; note: string }

/** `photograph`: asks for a photo of a leaf of it. */
type JudgedCropWords = CropPageWords & { photograph: string }

/** Everything that the pages of troubles and of crops say in one language. */
export type TroubleTexts = {
  entries: { [Trouble in KnownTrouble as Trouble['id']]: WordsOf<Trouble> } & { [Id in TroubleId]: TroubleWords }
  named: { [Id in NamedOnly]: string }
  /** The tell-tale sign of what a photo can name, in at most five words. */
  signs: { [Label in DiseaseLabel]: string }
  crops: { [Crop in CropId]: JudgedCropWords } & { [Crop in PhotolessCropId]: CropPageWords }
  asked: AskedTexts
  headings: { pays: string; costs: string; unconfirmed: string }
  noNumber: string
  noNumberApplies: string
  numberFrom: (source: string) => string
  /** Where that number holds. */
  numberOrigin: { [Origin in NumberOrigin]: string }
  pricesFrom: (sources: readonly string[]) => string
  /** In place of the notes on the order of a crop's troubles, which are of Kenya. */
  orderElsewhere: string
  /** `readOn`: milliseconds since 1970; after what a law demands, where that is long ago. */
  lawNotRead: (readOn: number) => string
  /** What on every page rests on common practice only. */
  draft: string
}
