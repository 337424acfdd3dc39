import type { AskedFacts } from './types'

export const rootsAndBanana = {
  cassavaMosaic: {
    spread: ['organicFarmerMosaic', 'farmRadioMosaic'],
    seed: ['organicFarmerMosaic', 'starCassava'],
    variety: ['farmBizCoastCassava', 'nationCassava2019', 'virusesCassava'],
  },
  cassavaBrownStreak: {
    spread: ['frontiersBrownStreak'],
    seed: ['farmBizBrownStreak', 'frontiersBrownStreak', 'starCassava'],
    variety: ['farmBizCoastCassava'],
  },
  bananaWilt: {
    spread: ['kenaffWilt', 'farmersReviewWilt'],
    seed: ['timingWilt', 'kenaffWilt'],
    variety: ['promusaWilt'],
  },
  sweetPotatoVirus: {
    spread: ['pacificPestsSweetPotato', 'sekuSweetPotato'],
    seed: ['ruforumSweetPotato', 'webarazaSweetPotato'],
    variety: ['foodSafetySweetPurple'],
  },
  sweetPotatoWeevil: {
    spread: ['cabiWeevil', 'naroWeevil'],
    seed: ['cabiWeevil'],
    variety: ['foodSafetySweetPurple'],
  },
} as const satisfies AskedFacts
