import { excerpt } from './sources'
import type { Grounds, SourceId } from './sources'

export type Status = 'noKnownRestriction' | 'restricted' | 'withdrawn' | 'unknown'

export type Substance = {
  name: string
  /** Mode of action, as on the product's label: FRAC for disease, IRAC for pests, HRAC for weeds. */
  group: string
  status: Status
  /** The status in two or three words, for a warning. */
  inShort: string
  statusNote: string
  /** Day of the information, ISO 8601. */
  statusDate: string
  statusSources: readonly SourceId[]
  atTheAgrovet: string
  /** What the group rests on and, where it is said, how the substance works. */
  grounds: Grounds
}

/** One that a report may name as a last resort. */
export type Suggestion = Substance & {
  status: 'noKnownRestriction'
  /** How it protects, in a farmer's words. */
  works: string
}

const REVIEW_DATE = '2025-06-23'
/** The same day, as a report says it. */
export const REVIEW_MONTH = 'June 2025'
const GUARDS = 'protects only'
const ENTERS = 'soaks in'
const ON_CONTACT = 'on contact'

const REVIEWED = { statusDate: REVIEW_DATE, atTheAgrovet: 'The agrovet can show you both on the label.' }

type Standing = Pick<Substance, 'status' | 'inShort' | 'statusNote' | 'statusSources'>
type Sources = [SourceId, ...SourceId[]]

const stands =
  (standing: Standing) =>
  (name: string, group: string, ...sources: Sources): Substance => ({
    name,
    group,
    grounds: excerpt(...sources),
    ...standing,
    ...REVIEWED,
  })

const withdrawn = stands({
  status: 'withdrawn',
  inShort: 'withdrawn',
  statusNote: 'Withdrawn from the Kenyan market.',
  statusSources: ['floriculture', 'hapakenya'],
})

const restricted = (inShort: string, statusNote: string, ...statusSources: SourceId[]) =>
  stands({ status: 'restricted', inShort, statusNote, statusSources })

const notOutdoors = restricted('not outdoors', 'Not for use in the open field.', 'freshplaza', 'tengele')
const notOnFood = restricted('not on food crops', 'Not for use on edible crops.', 'freshplaza')
const termitesOnly = restricted('for termites only', 'For termites only.', 'freshplaza')
const mancozebLimits = restricted(
  'restricted',
  'Restricted; a second-hand summary says to non-edible crops or special conditions. The exact wording is not known.',
  'tengele',
)

/** 151 more products stood under review without being named in the press, so this is never a proof of registration. */
const open = (name: string, group: string, works: string, ...sources: Sources): Suggestion => ({
  name,
  group,
  works,
  grounds: excerpt(...sources),
  status: 'noKnownRestriction',
  inShort: 'no known limit',
  statusNote:
    'Not named among the withdrawn or restricted actives in press reports of the review; the PCPB schedule was not read.',
  statusSources: ['hapakenya', 'freshplaza', 'floriculture'],
  ...REVIEWED,
})

const doubtful = stands({
  status: 'unknown',
  inShort: 'status not clear',
  statusNote: 'Not found in press reports; some of it may be among the products that were still under review.',
  statusSources: ['hapakenya'],
})

/** The Kenya layer. Only a substance with no known restriction may be suggested; a test holds every entry to it. */
export const SUBSTANCES = {
  copper: open('copper', 'FRAC M01', GUARDS, 'ucIpmApricotFungicides', 'rutgersProtectantFungicides'),
  sulphur: open('sulphur', 'FRAC M02', GUARDS, 'ucIpmNectarineFungicides', 'rutgersProtectantFungicides'),
  bicarbonate: open('potassium bicarbonate', 'FRAC NC', ON_CONTACT, 'ucIpmCaneberryFungicides'),
  bacillus: open('Bacillus subtilis', 'FRAC BM02', GUARDS, 'wisconsinGrapeBiopesticides', 'hdcBicarbonateMildew'),
  difenoconazole: open('difenoconazole', 'FRAC 3', ENTERS, 'ucIpmApricotFungicides'),
  azoxystrobin: open('azoxystrobin', 'FRAC 11', ENTERS, 'ucIpmNectarineFungicides'),
  cymoxanil: open('cymoxanil', 'FRAC 27', ENTERS, 'cornellLateBlightFungicides'),
  propamocarb: open('propamocarb', 'FRAC 28', ENTERS, 'cornellLateBlightFungicides', 'cuccapPropamocarb'),
  mandipropamid: open('mandipropamid', 'FRAC 40', ENTERS, 'ucIpmLettuceFungicides'),
  spinosad: open('spinosad', 'IRAC 5', ON_CONTACT, 'ucIpmCherryInsecticides', 'thripsParvispinusInsecticides'),
  spiromesifen: open('spiromesifen', 'IRAC 23', ON_CONTACT, 'udelMiticides'),
  cyantraniliprole: open('cyantraniliprole', 'IRAC 28', ENTERS, 'ufIfasDiamides'),
  neem: open('neem (azadirachtin)', 'IRAC UN', 'slows feeding', 'ucIpmArtichokeInsecticides', 'azadirachtinReview'),
  soap: open('plant-safe soap', 'no group', ON_CONTACT, 'ludwigModeOfAction', 'cloydSoapsAndOils'),
  oil: open('spray oil', 'no group', ON_CONTACT, 'ludwigModeOfAction', 'cloydSoapsAndOils'),

  chlorothalonil: withdrawn('chlorothalonil', 'FRAC M05', 'ucIpmApricotFungicides'),
  kasugamycin: withdrawn('kasugamycin', 'FRAC 24', 'goodFruitKasugamycin'),
  acephate: withdrawn('acephate', 'IRAC 1B', 'ucIpmFloriculturePesticides'),
  thiacloprid: withdrawn('thiacloprid', 'IRAC 4A', 'usuImidacloprid'),
  pymetrozine: withdrawn('pymetrozine', 'IRAC 9B', 'lsuPymetrozine'),
  pyridalyl: withdrawn('pyridalyl', 'IRAC UN', 'ludwigModeOfAction'),
  diuron: withdrawn('diuron', 'HRAC 5', 'pnwHandbookDiuron'),

  mancozeb: mancozebLimits('mancozeb', 'FRAC M03', 'rutgersProtectantFungicides', 'ucIpmLettuceFungicides'),
  propineb: notOnFood('propineb', 'FRAC M03', 'jmprPropineb', 'rutgersProtectantFungicides'),
  iprodione: notOnFood('iprodione', 'FRAC 2', 'ucIpmLettuceFungicides', 'ucIpmPistachioFungicides'),
  abamectin: notOutdoors('abamectin', 'IRAC 6', 'ucIpmFloriculturePesticides'),
  imidacloprid: notOutdoors('imidacloprid', 'IRAC 4A', 'ucIpmCherryInsecticides', 'usuImidacloprid'),
  chlorpyrifos: termitesOnly('chlorpyrifos', 'IRAC 1B', 'ucIpmCherryInsecticides'),
  dimethoate: termitesOnly('dimethoate', 'IRAC 1B', 'extoxnetDimethoate', 'ucIpmArtichokeInsecticides'),

  captan: doubtful('captan', 'FRAC M04', 'ucIpmApricotFungicides'),
  carbendazim: doubtful('carbendazim', 'FRAC 1', 'fracBenzimidazoles'),
  thiophanateMethyl: doubtful('thiophanate-methyl', 'FRAC 1', 'ucIpmPistachioFungicides', 'fracBenzimidazoles'),
  propiconazole: doubtful('propiconazole', 'FRAC 3', 'ucIpmNectarineFungicides'),
  dimethomorph: doubtful('dimethomorph', 'FRAC 40', 'ucIpmLettuceFungicides'),
  triazoles: doubtful('triazole', 'FRAC 3', 'rutgersProtectantFungicides'),
  pyrethroids: doubtful('pyrethroid', 'IRAC 3A', 'ufIfasInsecticideModes'),
  buprofezin: doubtful('buprofezin', 'IRAC 16', 'ucIpmFloriculturePesticides'),
} as const satisfies Record<string, Substance>

export type SubstanceId = keyof typeof SUBSTANCES

/** Those that an entry may suggest. */
export type SuggestionId = {
  [Id in SubstanceId]: (typeof SUBSTANCES)[Id] extends Suggestion ? Id : never
}[SubstanceId]
