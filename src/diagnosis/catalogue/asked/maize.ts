import type { AskedFacts } from './types'

export const maize = {
  'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': {
    spread: ['kalroMaizeGreyLeafSpot'],
    instead: ['kalroMaizeGreyLeafSpot'],
    variety: ['kalroMaizeGreyLeafSpot'],
  },
  'Corn_(maize)___Common_rust_': {
    spread: ['umnMaizeCommonRust', 'cornellMaizeCommonRust'],
    variety: ['cerealGrowersMaize2019'],
  },
  'Corn_(maize)___Northern_Leaf_Blight': {
    spread: ['pacificPestsMaizeNorthernLeafBlight'],
    seed: ['pacificPestsMaizeNorthernLeafBlight'],
    instead: ['pacificPestsMaizeNorthernLeafBlight'],
    variety: ['cerealGrowersMaize2019'],
  },
  fallArmyworm: {
    spread: ['moaArmywormBrief', 'moaArmywormBrief2019'],
    instead: ['moaArmywormBrief2019'],
    variety: ['scienceAfricaMaize'],
  },
  lethalNecrosis: {
    spread: ['farmspediaNecrosis', 'harvestMoneyNecrosis'],
    seed: ['farmspediaNecrosis', 'harvestMoneyNecrosis'],
    instead: ['farmspediaNecrosis', 'harvestMoneyNecrosis'],
    variety: ['scienceAfricaMaize', 'starNecrosis2016'],
  },
  streak: {
    spread: ['phytodatabaseStreak', 'researcherStreak'],
    seed: ['phytodatabaseStreak'],
  },
  stemBorer: {
    spread: ['plantwiseBorer', 'pushPullNet'],
    instead: ['plantwiseBorer'],
  },
  striga: {
    spread: ['farmBizStriga', 'standardStrigaSeed'],
    seed: ['farmBizStriga', 'standardStrigaSeed'],
    instead: ['farmBizStriga', 'harvestersStriga2017'],
    variety: ['farmBizKstp94', 'westernSeedStriga'],
  },
} as const satisfies AskedFacts
