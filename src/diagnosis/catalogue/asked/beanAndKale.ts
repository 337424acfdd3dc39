import type { AskedFacts } from './types'

export const beanAndKale = {
  Bean___Angular_leaf_spot: {
    spread: ['pacificPestsBeanAngularLeafSpot'],
    seed: ['pacificPestsBeanAngularLeafSpot'],
    instead: ['pacificPestsBeanAngularLeafSpot'],
    variety: ['farmBizKenyaMali'],
  },
  Bean___Rust: {
    spread: ['coloradoStateBeanRust', 'ndsuBeanRustTiming'],
    seed: ['agrobaseBeanRust'],
    variety: ['farmBizKenyaMali'],
  },
  beanAnthracnose: {
    spread: ['farmersWeeklyAnthracnose', 'organicFarmerAnthracnose'],
    seed: ['organicFarmerAnthracnose', 'farmersWeeklyAnthracnose', 'walshAnthracnose'],
    instead: ['organicFarmerAnthracnose', 'farmersWeeklyAnthracnose'],
    variety: ['seedSaversBeans', 'racesAnthracnose'],
  },
  beanFly: {
    spread: ['bioprotectionBeanFly', 'infonetBeanFly'],
    instead: ['bioprotectionBeanFly', 'infonetBeanFly'],
  },
  diamondbackMoth: {
    spread: ['kalroDiamondback', 'plantwiseDiamondback'],
    instead: ['kalroDiamondback'],
    variety: ['farmBizChairman'],
  },
  cabbageAphid: {
    spread: ['infonetAphids'],
  },
  blackRot: {
    spread: ['icowBlackRot', 'kariBlackRot'],
    seed: ['icowBlackRot', 'farmBizKaleSeed'],
    instead: ['icowBlackRot', 'kariBlackRot'],
    variety: ['farmBizChairman'],
  },
} as const satisfies AskedFacts
