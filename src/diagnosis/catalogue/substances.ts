import { excerpt, type Grounds, type SourceId } from './sources'

/** `underReview`: neither use nor import until the Board has decided. */
export type Status = 'noKnownRestriction' | 'restricted' | 'underReview' | 'withdrawn' | 'unknown'

export type Substance = {
  /** As on the label, in English. */
  name: string
  /** Mode of action, as on the product's label: FRAC for disease, IRAC for pests, HRAC for weeds. */
  group: string
  status: Status
  statusNote: string
  /** Day of the information, ISO 8601. */
  statusDate: string
  statusSources: readonly SourceId[]
  /** Where a restricted one is barred; everywhere on food crops where nothing is said. */
  scope?: 'openField'
  /** What the group rests on and, where it is said, how the substance works. */
  grounds: Grounds
}

/** One that a report may name. */
export type Suggestion = Substance & {
  status: 'noKnownRestriction'
  /** `lowRisk` ones come first, and are named however old their status is. A `synthetic` one is named for twelve months. */
  risk: 'lowRisk' | 'synthetic'
  works: 'protects' | 'soaksIn' | 'onContact' | 'slowsFeeding' | 'mustBeEaten'
}

/** The ministry's statement on the review of 430 products. */
const REVIEW_DATE = '2025-06-23'

type Standing = Pick<Substance, 'status' | 'statusNote' | 'statusSources' | 'scope'>
type Sources = [SourceId, ...SourceId[]]

const stands =
  (standing: Standing) =>
  (name: string, group: string, ...sources: Sources): Substance => ({
    name,
    group,
    grounds: excerpt(...sources),
    statusDate: REVIEW_DATE,
    ...standing,
  })

const withdrawn = stands({
  status: 'withdrawn',
  statusNote: 'Withdrawn from the Kenyan market.',
  statusSources: ['floriculture', 'hapakenya'],
})

const restricted = (statusNote: string, ...statusSources: SourceId[]) =>
  stands({ status: 'restricted', statusNote, statusSources })

const notOutdoors = stands({
  status: 'restricted',
  statusNote: 'Not for use in the open field.',
  statusSources: ['freshplaza', 'tengele'],
  scope: 'openField',
})
const notOnFood = restricted('Not for use on edible crops.', 'freshplaza')
const termitesOnly = restricted('For termites only.', 'freshplaza')
/** The Board's letter of 2023 ended their registration in crop production; the review of 2025 is milder. */
const endedIn2023 = restricted(
  'Not on edible crops; registration in crops ended.',
  'standardPcpbWithdrawal',
  'freshplaza',
)
const underReview = stands({
  status: 'underReview',
  statusNote:
    'Not among the eight restricted actives that reports name, so probably under review, which forbids use and import. Its state today was not found.',
  statusSources: ['freshplaza', 'tengele'],
})

const onceRegistered = stands({
  status: 'unknown',
  statusNote: 'A label with a registration number exists; its state today was not found. The EU dropped it in 2024.',
  statusSources: ['pcpbDimethomorphLabel'],
})

/** 151 more products stood under review without being named in the press, so this is never a proof of registration. */
const open =
  (risk: Suggestion['risk']) =>
  (name: string, group: string, works: Suggestion['works'], ...sources: Sources): Suggestion => ({
    name,
    group,
    works,
    risk,
    grounds: excerpt(...sources),
    status: 'noKnownRestriction',
    statusNote:
      'Not named among the withdrawn or restricted actives in press reports of the review; the PCPB schedule was not read.',
    statusDate: REVIEW_DATE,
    statusSources: ['hapakenya', 'freshplaza', 'floriculture'],
  })

const lowRisk = open('lowRisk')
const synthetic = open('synthetic')

const doubtful = stands({
  status: 'unknown',
  statusNote: 'Not found in press reports; some of it may be among the products that were still under review.',
  statusSources: ['hapakenya'],
})

/** The Kenya layer. Only a substance with no known restriction may be suggested; a test holds every entry to it. */
export const SUBSTANCES = {
  copper: lowRisk('copper', 'FRAC M01', 'protects', 'ucIpmApricotFungicides', 'rutgersProtectantFungicides'),
  sulphur: lowRisk('sulphur', 'FRAC M02', 'protects', 'ucIpmNectarineFungicides', 'rutgersProtectantFungicides'),
  bicarbonate: lowRisk('potassium bicarbonate', 'FRAC NC', 'onContact', 'ucIpmCaneberryFungicides'),
  bacillus: lowRisk(
    'Bacillus subtilis',
    'FRAC BM02',
    'protects',
    'wisconsinGrapeBiopesticides',
    'hdcBicarbonateMildew',
  ),
  bt: lowRisk('Bt (Bacillus thuringiensis kurstaki)', 'IRAC 11A', 'mustBeEaten', 'ucIpmBt', 'ufIfasMicrobial'),
  difenoconazole: synthetic('difenoconazole', 'FRAC 3', 'soaksIn', 'ucIpmApricotFungicides'),
  azoxystrobin: synthetic('azoxystrobin', 'FRAC 11', 'soaksIn', 'ucIpmNectarineFungicides'),
  cymoxanil: synthetic('cymoxanil', 'FRAC 27', 'soaksIn', 'cornellLateBlightFungicides'),
  propamocarb: synthetic('propamocarb', 'FRAC 28', 'soaksIn', 'cornellLateBlightFungicides', 'cuccapPropamocarb'),
  mandipropamid: synthetic('mandipropamid', 'FRAC 40', 'soaksIn', 'ucIpmLettuceFungicides'),
  spinosad: synthetic('spinosad', 'IRAC 5', 'onContact', 'ucIpmCherryInsecticides', 'thripsParvispinusInsecticides'),
  spiromesifen: synthetic('spiromesifen', 'IRAC 23', 'onContact', 'udelMiticides'),
  cyantraniliprole: synthetic('cyantraniliprole', 'IRAC 28', 'soaksIn', 'ufIfasDiamides'),
  neem: lowRisk('neem (azadirachtin)', 'IRAC UN', 'slowsFeeding', 'ucIpmArtichokeInsecticides', 'azadirachtinReview'),
  soap: lowRisk('plant-safe soap', 'no group', 'onContact', 'ludwigModeOfAction', 'cloydSoapsAndOils'),
  oil: lowRisk('spray oil', 'no group', 'onContact', 'ludwigModeOfAction', 'cloydSoapsAndOils'),

  chlorothalonil: withdrawn('chlorothalonil', 'FRAC M05', 'ucIpmApricotFungicides'),
  kasugamycin: withdrawn('kasugamycin', 'FRAC 24', 'goodFruitKasugamycin'),
  acephate: withdrawn('acephate', 'IRAC 1B', 'ucIpmFloriculturePesticides'),
  thiacloprid: withdrawn('thiacloprid', 'IRAC 4A', 'usuImidacloprid'),
  pymetrozine: withdrawn('pymetrozine', 'IRAC 9B', 'lsuPymetrozine'),
  pyridalyl: withdrawn('pyridalyl', 'IRAC UN', 'ludwigModeOfAction'),
  diuron: withdrawn('diuron', 'HRAC 5', 'pnwHandbookDiuron'),

  mancozeb: underReview('mancozeb', 'FRAC M03', 'rutgersProtectantFungicides', 'ucIpmLettuceFungicides'),
  propineb: endedIn2023('propineb', 'FRAC M03', 'jmprPropineb', 'rutgersProtectantFungicides'),
  iprodione: notOnFood('iprodione', 'FRAC 2', 'ucIpmLettuceFungicides', 'ucIpmPistachioFungicides'),
  abamectin: notOutdoors('abamectin', 'IRAC 6', 'ucIpmFloriculturePesticides'),
  imidacloprid: notOutdoors('imidacloprid', 'IRAC 4A', 'ucIpmCherryInsecticides', 'usuImidacloprid'),
  chlorpyrifos: endedIn2023('chlorpyrifos', 'IRAC 1B', 'ucIpmCherryInsecticides'),
  dimethoate: termitesOnly('dimethoate', 'IRAC 1B', 'extoxnetDimethoate', 'ucIpmArtichokeInsecticides'),

  captan: doubtful('captan', 'FRAC M04', 'ucIpmApricotFungicides'),
  carbendazim: doubtful('carbendazim', 'FRAC 1', 'fracBenzimidazoles'),
  thiophanateMethyl: doubtful('thiophanate-methyl', 'FRAC 1', 'ucIpmPistachioFungicides', 'fracBenzimidazoles'),
  propiconazole: doubtful('propiconazole', 'FRAC 3', 'ucIpmNectarineFungicides'),
  dimethomorph: onceRegistered('dimethomorph', 'FRAC 40', 'ucIpmLettuceFungicides'),
  triazoles: doubtful('triazole', 'FRAC 3', 'rutgersProtectantFungicides'),
  pyrethroids: doubtful('pyrethroid', 'IRAC 3A', 'ufIfasInsecticideModes'),
  buprofezin: doubtful('buprofezin', 'IRAC 16', 'ucIpmFloriculturePesticides'),
} as const satisfies Record<string, Substance>

export type SubstanceId = keyof typeof SUBSTANCES

/** Those that an entry may suggest. */
export type SuggestionId = {
  [Id in SubstanceId]: (typeof SUBSTANCES)[Id] extends Suggestion ? Id : never
}[SubstanceId]
