import type { AskedFacts } from './types'

export const tomatoAndPotato = {
  Tomato___Bacterial_spot: {
    spread: ['aces', 'clemson'],
    seed: ['aces', 'clemson'],
    instead: ['clemson', 'aces'],
    variety: ['clemson'],
  },
  Tomato___Early_blight: {
    spread: ['pacificPestsTomatoEarlyBlight'],
    instead: ['pacificPestsTomatoEarlyBlight', 'iowaStateSeptoriaEarlyBlight'],
    variety: ['pacificPestsTomatoEarlyBlight'],
  },
  Tomato___Late_blight: {
    spread: ['cornellLateBlight', 'ucIpmTomatoLateBlight'],
    seed: ['massachusettsBlightSeed'],
    instead: ['cabiTomatoLateBlight', 'usaBlightGardeners'],
  },
  Tomato___Leaf_Mold: {
    spread: ['pacificPestsTomatoLeafMould'],
    seed: ['pacificPestsTomatoLeafMould'],
    instead: ['pacificPestsTomatoLeafMould'],
  },
  Tomato___Septoria_leaf_spot: {
    spread: ['iowaStateTomatoSeptoria', 'umaineTomatoSeptoria'],
    instead: ['iowaStateSeptoriaEarlyBlight', 'umdAskTomatoEarlyBlight'],
  },
  'Tomato___Spider_mites Two-spotted_spider_mite': {
    spread: ['plantwiseMitesMalawi', 'wsuTomatoSpiderMites'],
  },
  Tomato___Target_Spot: {
    spread: ['pacificPestsTomatoTargetSpot'],
    instead: ['pacificPestsTomatoTargetSpot'],
  },
  Tomato___Tomato_Yellow_Leaf_Curl_Virus: {
    spread: ['ufIfas', 'salatiTomatoYellowLeafCurl'],
    seed: ['begomovirusSeedReview'],
    variety: ['farmBizTomatoHybrids'],
  },
  Tomato___Tomato_mosaic_virus: {
    spread: ['kStateTomatoTobaccoMosaic', 'ucIpmTomatoTobamoviruses'],
    seed: ['infonetTomatoMosaic', 'kStateTomatoTobaccoMosaic'],
    variety: ['standardAnsal2019'],
  },
  tuta: {
    spread: ['plantwiseTuta', 'farmspediaTuta'],
    instead: ['plantwiseTuta', 'nightshadeUse'],
  },
  tomatoBacterialWilt: {
    spread: ['zasTomatoWilt', 'mFarmTomatoWilt'],
    seed: ['zasTomatoWilt'],
    instead: ['zasTomatoWilt', 'standardTomatoWilt', 'nightshadeWilt'],
    variety: ['starAnsal2019', 'egertonGrafting'],
  },
  Potato___Early_blight: {
    instead: ['infonetPotatoEarlyBlight'],
  },
  Potato___Late_blight: {
    spread: ['cornellLateBlight', 'ucIpmPotatoLateBlight'],
    seed: ['umainePotatoTuberLateBlight', 'massachusettsBlightSeed'],
    instead: ['usaBlightGardeners'],
    variety: ['farmBizPotatoVarieties', 'plantVillageNjabini'],
  },
  potatoBacterialWilt: {
    spread: ['westernAustraliaPotatoWilt', 'kinyuaSeedPlot', 'muthoniWilt'],
    seed: ['muthoniWilt', 'kinyuaSeedPlot', 'seedRules'],
    instead: ['plantwisePotatoWilt'],
    variety: ['nairobiPotatoWilt'],
  },
  cystNematode: {
    spread: ['organicFarmerCyst', 'ucDavisCyst'],
    seed: ['organicFarmerCyst', 'seedRules'],
    instead: ['organicFarmerCyst'],
    variety: ['cgiarCyst2025', 'thesisCyst'],
  },
} as const satisfies AskedFacts
