import type { SourceId } from './sources'

export type Status = 'noKnownRestriction' | 'restricted' | 'withdrawn' | 'unknown'

export type Substance = {
  name: string
  /** Mode of action, as on the product's label: FRAC for disease, IRAC for pests, HRAC for weeds. */
  group: string
  /** How it protects, in a farmer's words. */
  works: string
  status: Status
  /** The status in two or three words, for a warning. */
  inShort: string
  statusNote: string
  /** Day of the information, ISO 8601. */
  statusDate: string
  statusSources: readonly SourceId[]
  atTheAgrovet: string
}

const REVIEW_DATE = '2025-06-23'
/** The same day, as a report says it. */
export const REVIEW_MONTH = 'June 2025'
const GUARDS = 'protects only'
const ENTERS = 'soaks in'
const ON_CONTACT = 'on contact'
const AT_THE_AGROVET = 'The agrovet can show you both on the label.'

type Standing = Pick<Substance, 'status' | 'inShort' | 'statusNote' | 'statusSources'>

const stands =
  (standing: Standing) =>
  (name: string, group: string, works = ENTERS): Substance => ({
    name,
    group,
    works,
    ...standing,
    statusDate: REVIEW_DATE,
    atTheAgrovet: AT_THE_AGROVET,
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
const open = stands({
  status: 'noKnownRestriction',
  inShort: 'no known limit',
  statusNote:
    'Not named among the withdrawn or restricted actives in press reports of the review; the PCPB schedule was not read.',
  statusSources: ['hapakenya', 'freshplaza', 'floriculture'],
})

const doubtful = stands({
  status: 'unknown',
  inShort: 'status not clear',
  statusNote: 'Not found in press reports; some of it may be among the products that were still under review.',
  statusSources: ['hapakenya'],
})

/** The Kenya layer. Only a substance with no known restriction may be suggested; a test holds every entry to it. */
export const SUBSTANCES = {
  copper: open('copper', 'FRAC M01', GUARDS),
  sulphur: open('sulphur', 'FRAC M02', GUARDS),
  bicarbonate: open('potassium bicarbonate', 'FRAC NC', ON_CONTACT),
  bacillus: open('Bacillus subtilis', 'FRAC BM02', GUARDS),
  difenoconazole: open('difenoconazole', 'FRAC 3'),
  metalaxylM: open('metalaxyl-M', 'FRAC 4'),
  boscalid: open('boscalid', 'FRAC 7'),
  azoxystrobin: open('azoxystrobin', 'FRAC 11'),
  cymoxanil: open('cymoxanil', 'FRAC 27'),
  propamocarb: open('propamocarb', 'FRAC 28'),
  mandipropamid: open('mandipropamid', 'FRAC 40'),
  fluopicolide: open('fluopicolide', 'FRAC 43'),
  spinosad: open('spinosad', 'IRAC 5', ON_CONTACT),
  hexythiazox: open('hexythiazox', 'IRAC 10A', ON_CONTACT),
  bifenazate: open('bifenazate', 'IRAC 20D', ON_CONTACT),
  spiromesifen: open('spiromesifen', 'IRAC 23', ON_CONTACT),
  cyantraniliprole: open('cyantraniliprole', 'IRAC 28'),
  neem: open('neem (azadirachtin)', 'IRAC UN', 'slows feeding'),
  soap: open('plant-safe soap', 'no group', ON_CONTACT),
  oil: open('spray oil', 'no group', ON_CONTACT),

  chlorothalonil: withdrawn('chlorothalonil', 'FRAC M05', GUARDS),
  kasugamycin: withdrawn('kasugamycin', 'FRAC 24'),
  acephate: withdrawn('acephate', 'IRAC 1B'),
  thiacloprid: withdrawn('thiacloprid', 'IRAC 4A'),
  pymetrozine: withdrawn('pymetrozine', 'IRAC 9B'),
  pyridalyl: withdrawn('pyridalyl', 'IRAC UN', ON_CONTACT),
  diuron: withdrawn('diuron', 'HRAC 5'),

  mancozeb: mancozebLimits('mancozeb', 'FRAC M03', GUARDS),
  propineb: notOnFood('propineb', 'FRAC M03', GUARDS),
  iprodione: notOnFood('iprodione', 'FRAC 2', GUARDS),
  abamectin: notOutdoors('abamectin', 'IRAC 6'),
  imidacloprid: notOutdoors('imidacloprid', 'IRAC 4A'),
  chlorpyrifos: termitesOnly('chlorpyrifos', 'IRAC 1B', ON_CONTACT),
  dimethoate: termitesOnly('dimethoate', 'IRAC 1B'),

  captan: doubtful('captan', 'FRAC M04', GUARDS),
  carbendazim: doubtful('carbendazim', 'FRAC 1'),
  thiophanateMethyl: doubtful('thiophanate-methyl', 'FRAC 1'),
  propiconazole: doubtful('propiconazole', 'FRAC 3'),
  dimethomorph: doubtful('dimethomorph', 'FRAC 40'),
  triazoles: doubtful('triazole', 'FRAC 3'),
  pyrethroids: doubtful('pyrethroid', 'IRAC 3A', ON_CONTACT),
  buprofezin: doubtful('buprofezin', 'IRAC 16', ON_CONTACT),
} as const satisfies Record<string, Substance>

export type SubstanceId = keyof typeof SUBSTANCES
