import { excerpt } from './sources'
import type { TroubleFacts } from './types'

export const coffee = [
  {
    id: 'coffeeBerryDisease',
    crops: ['coffee'],
    kind: 'fungus',
    organism: 'Colletotrichum kahawae',
    seen: ['spots'],
    urgency: 'act',
    alerts: [],
    rivals: ['coffeeBerryBorer', 'brownEyeSpot'],
    pictograms: ['pick', 'cut', 'mark'],
    spraying: { pays: 'sometimes', threshold: null },
    chemistry: ['copper'],
    avoid: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('plantwiseBerry', 'criCoffee', 'accessCoffee'),
      signs: excerpt('plantwiseBerry', 'greenlifeBerry', 'criCoffee'),
      spread: excerpt('greenlifeBerry', 'criCoffee', 'businessDailyCoffee'),
      control: excerpt('criCoffee', 'accessCoffee', 'nationCoffee', 'farmworxRust'),
    },
  },
  {
    id: 'coffeeRust',
    crops: ['coffee'],
    kind: 'fungus',
    organism: 'Hemileia vastatrix',
    seen: ['powder', 'yellow', 'spots'],
    urgency: 'watch',
    alerts: [],
    rivals: ['brownEyeSpot', 'coffeeBacterialBlight', 'thrips'],
    pictograms: ['scout', 'cut', 'soil'],
    spraying: { pays: 'sometimes', threshold: null },
    chemistry: ['copper'],
    avoid: [],
    recheckDays: 14,
    grounds: {
      identity: excerpt('criRust', 'greenlifeRust'),
      signs: excerpt('farmworxRust', 'greenlifeRust'),
      spread: excerpt('greenlifeRust', 'metosRust', 'criCoffee'),
      control: excerpt('farmworxRust', 'criRust', 'mitikiRust', 'criCoffee', 'hawaiiRust'),
    },
  },
] as const satisfies readonly TroubleFacts[]

export const groundnut = [
  {
    id: 'groundnutRosette',
    crops: ['groundnut'],
    kind: 'virus',
    organism: 'groundnut rosette virus with groundnut rosette assistor virus',
    seen: ['yellow', 'stunted'],
    urgency: 'watch',
    alerts: ['noCure'],
    rivals: ['lackOfIron', 'lateLeafSpot', 'drought'],
    pictograms: ['pull', 'soil', 'keep'],
    spraying: { pays: 'never' },
    chemistry: [],
    avoid: [],
    recheckDays: 7,
    grounds: {
      identity: excerpt('surveyGroundnut', 'kibuGroundnut', 'ruforumGroundnut'),
      signs: excerpt('naroGroundnut', 'mojaGroundnut', 'surveyGroundnut'),
      spread: excerpt('naroGroundnut', 'mojaGroundnut', 'surveyGroundnut'),
      control: excerpt('naroGroundnut', 'mojaGroundnut', 'plantwiseGroundnut'),
    },
  },
] as const satisfies readonly TroubleFacts[]

export const mango = [
  {
    id: 'mangoFruitFly',
    crops: ['mango'],
    kind: 'insect',
    organism: 'Bactrocera dorsalis, Ceratitis cosyra',
    seen: ['insects', 'spots', 'holes'],
    urgency: 'act',
    alerts: [],
    rivals: ['mangoSeedWeevil', 'anthracnose'],
    pictograms: ['gather', 'bag-bury', 'scout'],
    spraying: { pays: 'sometimes', threshold: null },
    chemistry: [],
    avoid: [],
    bait: true,
    costs: ['farmRadioFruitFly'],
    recheckDays: 4,
    grounds: {
      identity: excerpt('organicFarmerFruitFly', 'infonetFruitFly', 'nationFruitFlyTrap'),
      signs: excerpt('organicFarmerFruitFly', 'farmRadioFruitFly', 'infonetFruitFly'),
      spread: excerpt('organicFarmerFruitFly', 'nationFruitFlyTrap', 'freshPlazaFruitFly'),
      control: excerpt(
        'organicFarmerFruitFly',
        'infonetFruitFly',
        'nationFruitFlySpray',
        'nationFruitFlyTrap',
        'farmBizFruitFly',
        'farmRadioFruitFly',
      ),
    },
  },
] as const satisfies readonly TroubleFacts[]

export const onion = [
  {
    id: 'onionThrips',
    crops: ['onion'],
    kind: 'insect',
    organism: 'Thrips tabaci',
    seen: ['insects', 'spots'],
    urgency: 'watch',
    alerts: [],
    rivals: ['irisYellowSpot', 'purpleBlotch', 'downyMildew', 'drought'],
    pictograms: ['tap-paper', 'weed', 'water'],
    spraying: { pays: 'sometimes', threshold: null },
    chemistry: ['neem', 'soap', 'spinosad'],
    avoid: ['imidacloprid'],
    recheckDays: 4,
    grounds: {
      identity: excerpt('agronomistThrips', 'icowThrips', 'mweaThrips'),
      signs: excerpt('agronomistThrips', 'icowThrips'),
      spread: excerpt('agronomistThrips', 'icowThrips', 'mweaThrips'),
      control: excerpt('agronomistThrips', 'icowThrips', 'pacificPestsThrips', 'gachuThrips', 'ajolIrisSpot'),
    },
  },
] as const satisfies readonly TroubleFacts[]
