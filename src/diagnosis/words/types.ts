import type { Place } from '~/contract/countries'
import type { CropNames } from '~/contract/crops/crops'
import type { Language } from '~/contract/languages'
import type { Progress } from '~/contract/replies'

import type { KnownEntry, Label } from '../catalogue/catalogue'
import type { KeyQuestionId } from '../catalogue/key/keyQuestions'
import type { QuestionId } from '../catalogue/questions'
import type { CropId, OtherProblem } from '../catalogue/types'

import type { FreeKind, Phrases } from './phrases'

/**
 * The sentences of one entry, checked against its facts: a look-alike, an alert or a pictogram of the catalogue without a
 * sentence does not compile. Whole sentences with a verb, at most 15 words each, no brand and no dose.
 */
type Shared<Entry extends KnownEntry> = {
  /** The one check in the field that tells, as a question or an order; and what a farmer should do who does not see the sign. */
  check: { question: string; ifNot: string }
  /** What to do today, the most urgent first: one for each pictogram of the facts. */
  actions: OneFor<Entry['pictograms']>
  /** After today. */
  next: readonly string[]
  doNotSpray: string
  protect: readonly string[]
  /** How each look-alike differs. */
  rivals: { [Rival in Entry['rivals'][number]]: string }
  /** What a photo of a leaf can never show about this. */
  cannotShow: string
} & IfYes<Entry> &
  Call<Entry>

/** What comes first once the check fits, where the first action asks again or is about another case. */
type IfYes<Entry extends KnownEntry> = Entry extends { ifYes: string } ? { ifYes: string } : unknown

/** The sign after which those who must be told are called: never because of a photo alone. */
type Call<Entry extends KnownEntry> = Entry extends { alerts: readonly (infer Alert)[] }
  ? 'report' extends Alert
    ? { call: string }
    : unknown
  : unknown

type OneFor<Pictures extends readonly unknown[]> = { readonly [Index in keyof Pictures]: string }

type DiseaseOnly<Entry extends KnownEntry> = Entry extends { alerts: readonly (infer Alert extends string)[] }
  ? {
      /** As a heading, without the crop. */
      name: string
      /** How fast it moves and what is at stake. */
      speed: string
      cause: string
      signs: readonly [string, ...string[]]
      favouredBy: string
      /** When a spray can help and what is asked of it, or why none helps. Names no substance. */
      spray: string
      /** Whether the harvest may be eaten, sold, fed or kept as seed. */
      harvest: string
      alerts: { [Kind in Alert]: string }
    }
  : never

type HealthyOnly = {
  /** What this tool does not look for on this crop. */
  notCovered: string
}

export type EntryWords<Entry extends KnownEntry> = Shared<Entry> &
  (Entry extends { kind: 'none' } ? HealthyOnly : DiseaseOnly<Entry>)

/** The words of every entry of one crop. */
export type CropWords<Crop extends CropId> = {
  [Entry in Extract<KnownEntry, { crop: Crop }> as Entry['label']]: EntryWords<Entry>
}

/** How reports read the words of an entry, whichever it is. */
export type DiseaseWords = {
  name: string
  speed: string
  check: { question: string; ifNot: string }
  ifYes?: string
  actions: readonly string[]
  cause: string
  signs: readonly string[]
  favouredBy: string
  next: readonly string[]
  spray: string
  doNotSpray: string
  protect: readonly string[]
  harvest: string
  rivals: Readonly<Record<string, string>>
  alerts: Readonly<Record<string, string>>
  call?: string
  cannotShow: string
}
export type HealthyWords = Omit<
  DiseaseWords,
  'name' | 'speed' | 'cause' | 'signs' | 'favouredBy' | 'spray' | 'harvest' | 'alerts' | 'call'
> &
  HealthyOnly

/** Everything that a report can say in one language. */
export type Words = {
  language: Language
  /** Whose law, contacts and products the sentences may name. */
  place: Place
  crops: CropNames
  problems: { [Id in OtherProblem]: string }
  entries: { [Entry in KnownEntry as Entry['label']]: EntryWords<Entry> } & {
    [Id in Label]: DiseaseWords | HealthyWords
  }
  phrases: Phrases
  progress: ProgressWords
  sms: SmsWords
}

/**
 * What going on means, by what the answer is about. `protect`: clean plants are protected again and again, or the field is
 * lost. `protectIfSeen`: the same once its sign fits, because all else together is likelier. `germ`, `pest`: a spray can help, and can fail. `noCure`: sick plants stay sick. `noSpray`: none is known to help.
 * `lack`: no germ at all. `healthyButOpen`: healthy, of a crop
 * that such a germ can take within days. `checks`: several answers, and a check decides. `unnamed`: the photo told nothing.
 */
export type Course =
  | 'protect'
  | 'protectIfSeen'
  | 'germ'
  | 'pest'
  | 'noCure'
  | 'noSpray'
  | 'lack'
  | 'healthy'
  | 'healthyButOpen'
  | 'checks'
  | 'unnamed'

/** What it means for the actions that the plants are better or not, by what the new answer is about. */
export type ProgressWords = { [Kind in Progress]: { [About in Course]: readonly string[] } }

/** How advice that was given has changed since. */
export type ChangeWords = {
  barred: (substances: readonly string[]) => string
  dropped: (substances: readonly string[]) => string
  added: (substances: readonly string[]) => string
  renumbered: (contact: string, numbers: readonly string[]) => string
  /** Of what to do today. */
  actions: string
}

/**
 * The one sentence or two that fit into an SMS beside the name: the check, and what to do if it fits; nothing that cannot be
 * undone without the check. `look`: of what a phone has seen by itself; `sick` also where
 * somebody would have to be told of all that it may be.
 */
export type SmsWords = {
  byLabel: { [Id in Label]: string }
  free: { [Kind in FreeKind]: string }
  look: { sick: string; clean: string }
}

/** `yes` and `no`: what the answer changes. Each a whole sentence that names its label. */
export type QuestionWords = {
  /** `text`: of the question. */
  cannotTell: (text: string) => string
  /** Any of these sentences for another reader than the farmer. */
  forOthers: (sentence: string) => string
  byId: { [Id in QuestionId]: { text: string; yes: string; no: string } }
  /** Asked by the key only. */
  key: { [Id in KeyQuestionId]: string }
}
