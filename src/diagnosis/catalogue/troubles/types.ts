import type { LibraryCropId, TroubleId } from '~/contract/library'

import type { Label } from '../catalogue'
import type { Pictogram } from '../pictures'
import type { SubstanceId, SuggestionId } from '../substances'
import type { DiseaseKind, OtherProblem, SeenSigns } from '../types'

import type { TroubleGrounds, TroubleSourceId } from './sources'

export type TroubleKind = DiseaseKind | 'nematode' | 'weed'

/**
 * What a page must say before any advice. `notFood`, `notFeed`, `noSeed`: what of the plant must not be eaten, fed to
 * animals or planted. The others as in `AlertKind`.
 */
export type TroubleAlert = 'noCure' | 'report' | 'quarantine' | 'notFood' | 'notFeed' | 'noSeed'

/** What is named on the pages but has no page of its own. */
export const NAMED_ONLY = [
  'ageingLeaves',
  'antestiaBugs',
  'bacterialWilt',
  'bagradaBugs',
  'barkCanker',
  'birds',
  'bladderSmut',
  'blast',
  'blossomEndRot',
  'brownEyeSpot',
  'brownRot',
  'bruchids',
  'bulbRot',
  'cassavaBacterialBlight',
  'coffeeBacterialBlight',
  'coffeeBerryBorer',
  'cowpeaMosaicVirus',
  'crownRot',
  'cutworms',
  'drought',
  'earlyLeafSpot',
  'fireBlight',
  'flowerThrips',
  'fruitBorer',
  'fruitFlies',
  'fusariumWilt',
  'greenMites',
  'greenScale',
  'greyMould',
  'haloBlight',
  'lackOfIron',
  'lackOfNitrogen',
  'lackOfPotassium',
  'lateLeafSpot',
  'leafMiners',
  'mangoSeedWeevil',
  'mealybugs',
  'millipedes',
  'mildVirus',
  'moleRats',
  'mosaicVirus',
  'passionBrownSpot',
  'perseaMite',
  'podBorer',
  'powderyMildew',
  'rainStain',
  'ringSpots',
  'rust',
  'scab',
  'shootFly',
  'sigatoka',
  'slugs',
  'softRot',
  'sorghumSmut',
  'spiderMites',
  'spottedWilt',
  'sweetPotatoButterfly',
  'termites',
  'thrips',
  'tuberMoth',
  'webworms',
  'whiteflies',
] as const
export type NamedOnly = (typeof NAMED_ONLY)[number]

export const isNamedOnly = (id: string): id is NamedOnly => NAMED_ONLY.some((named) => named === id)

type Rival = Label | TroubleId | OtherProblem | NamedOnly

/** `severalCountries`: printed for more than one, and not known for which. */
export type NumberOrigin = 'kenya' | 'severalCountries' | 'unitedStates'

/**
 * Whether a spray can pay. `never`: no number applies. `sometimes`: `threshold` is the page that gives the number above
 * which it may pay, and where that number holds; null where no number of use was found.
 */
export type SprayingFacts =
  { pays: 'never' } | { pays: 'sometimes'; threshold: { source: TroubleSourceId; origin: NumberOrigin } | null }

/** A trouble that no photo can be judged for. Facts only: every sentence stands in `words/`. */
export type TroubleFacts = {
  id: TroubleId
  /** The crop of its page first, then others that list it. */
  crops: readonly [LibraryCropId, ...LibraryCropId[]]
  kind: TroubleKind
  /** Scientific name of the cause, for the officer. */
  organism: string
  /** As its own signs say. */
  seen: SeenSigns
  /** `act`: a day counts. `watch`: checks decide. */
  urgency: 'act' | 'watch'
  alerts: readonly TroubleAlert[]
  /** Look-alikes, the likeliest first. */
  rivals: readonly Rival[]
  /** One for each action for today, in their order. */
  pictograms: readonly [Pictogram, Pictogram, Pictogram]
  spraying: SprayingFacts
  /** Substances that a source names against it; empty where none can be named. */
  chemistry: readonly SuggestionId[]
  /** Sold or recommended elsewhere for this, but barred or doubtful in Kenya. */
  avoid: readonly SubstanceId[]
  /** A bait holds an insect poison: its safety lines stand although no product is named. */
  bait?: true
  /** Pages that give prices; left out where none was found. */
  costs?: readonly [TroubleSourceId, ...TroubleSourceId[]]
  recheckDays: number
  grounds: { identity: TroubleGrounds; signs: TroubleGrounds; spread: TroubleGrounds; control: TroubleGrounds }
}
