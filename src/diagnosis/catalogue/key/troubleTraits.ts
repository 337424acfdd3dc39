import type { TroubleId } from '~/contract/library'

import type { KeyTrait } from './types'

/** Of the troubles that no photo can name. */
export const troubleTraits: Readonly<Record<TroubleId, KeyTrait>> = {
  fallArmyworm: { parts: ['leaf', 'fruit'], check: { yes: 10, no: 2, isNearProof: true } },
  // Every stalk without a borer is whole inside.
  lethalNecrosis: { parts: ['leaf', 'whole', 'fruit'], check: null },
  streak: { parts: ['leaf'], check: { yes: 6, no: 3, also: ['lethalNecrosis'] } },
  // Who pulls the heart finds an armyworm in it, too.
  stemBorer: { parts: ['stem', 'leaf', 'whole'], check: { yes: 6, no: 2.5, also: ['fallArmyworm'] } },
  striga: { parts: ['whole', 'root'], check: { yes: 8, no: 2 } },
  // Salt tells how dry grain is.
  aflatoxin: { parts: ['fruit', 'store'], check: null },
  // Not near proof: mould may be in the same bag.
  grainBorers: { parts: ['store'], check: { yes: 8, no: 4 } },
  // Striga stands on poor soil, and dry soil brings the yellow V, too.
  poorSoil: { parts: ['leaf', 'whole'], check: { yes: 4, no: 2 } },

  tuta: { parts: ['leaf', 'fruit'], check: { yes: 10, no: 2, isNearProof: true } },
  tomatoBacterialWilt: { parts: ['whole', 'stem'], check: { yes: 10, no: 3, isNearProof: true } },
  // Many soils have these worms, so that knots are found beside other troubles.
  rootKnotNematodes: { parts: ['root', 'whole'], check: { yes: 6, no: 4 } },

  potatoBacterialWilt: { parts: ['whole', 'root', 'stem'], check: { yes: 10, no: 2, isNearProof: true } },
  cystNematode: { parts: ['whole', 'root'], check: { yes: 8, no: 2 } },
  potatoViruses: { parts: ['leaf', 'whole'], check: { yes: 4, no: 3 } },

  // In some varieties mosaic turns the veins black, too.
  beanAnthracnose: { parts: ['leaf', 'fruit', 'stem'], check: { yes: 5, no: 2 } },
  beanFly: { parts: ['stem', 'whole', 'leaf'], check: { yes: 10, no: 2.5, isNearProof: true } },
  beanRootRot: { parts: ['root', 'whole', 'stem'], check: { yes: 6, no: 3 } },
  beanMosaicVirus: { parts: ['leaf', 'whole'], check: { yes: 6, no: 3 } },
  // Rust bumps and halo blight have a yellow ring, too.
  commonBacterialBlight: { parts: ['leaf', 'fruit'], check: { yes: 4, no: 3 } },
  blackBeanAphid: { parts: ['leaf', 'stem'], check: { yes: 10, no: 4, isNearProof: true } },
  beanFoliageBeetle: { parts: ['leaf', 'root'], check: { yes: 6, no: 2 } },
  // Some thrips are in the flowers of sound plants.
  frenchBeanThrips: { parts: ['fruit', 'leaf'], check: { yes: 4, no: 2.5 } },

  diamondbackMoth: { parts: ['leaf'], check: { yes: 8, no: 2 } },
  cabbageAphid: { parts: ['leaf'], check: { yes: 10, no: 4, isNearProof: true } },
  blackRot: { parts: ['leaf', 'stem'], check: { yes: 8, no: 3 } },
  rootMaggots: { parts: ['root', 'whole'], check: { yes: 8, no: 3 } },

  cassavaMosaic: { parts: ['leaf', 'whole'], check: { yes: 6, no: 4 } },
  // Roots show it late.
  cassavaBrownStreak: { parts: ['root', 'leaf', 'stem'], check: { yes: 6, no: 2 } },

  bananaWilt: { parts: ['leaf', 'fruit', 'whole'], check: { yes: 10, no: 2.5, isNearProof: true } },
  bananaFusariumWilt: { parts: ['leaf', 'stem', 'whole'], check: { yes: 8, no: 3 } },
  // The worms of the same page leave no tunnels.
  bananaWeevil: { parts: ['root', 'whole'], check: { yes: 6, no: 2 } },
  bunchyTop: { parts: ['leaf', 'whole'], check: { yes: 8, no: 3 } },

  sweetPotatoVirus: { parts: ['leaf', 'whole'], check: { yes: 6, no: 3 } },
  sweetPotatoWeevil: { parts: ['root', 'stem'], check: { yes: 8, no: 3 } },

  coffeeBerryDisease: { parts: ['fruit'], check: { yes: 8, no: 3 } },
  coffeeRust: { parts: ['leaf'], check: { yes: 10, no: 4, isNearProof: true } },

  groundnutRosette: { parts: ['whole', 'leaf'], check: { yes: 6, no: 3 } },

  mangoFruitFly: { parts: ['fruit'], check: { yes: 8, no: 3 } },

  // Thrips carry iris yellow spot.
  onionThrips: { parts: ['leaf'], check: { yes: 8, no: 3, also: ['irisYellowSpot'] } },
  purpleBlotch: { parts: ['leaf', 'root'], check: { yes: 8, no: 2 } },
  irisYellowSpot: { parts: ['leaf'], check: { yes: 6, no: 3 } },

  // Smut makes thin, short stems, too, and hungry grass is yellow.
  napierStunt: { parts: ['whole', 'leaf'], check: { yes: 3, no: 3 } },
  napierHeadSmut: { parts: ['fruit', 'whole'], check: { yes: 10, no: 3, isNearProof: true } },

  passionWoodiness: { parts: ['fruit', 'leaf'], check: { yes: 6, no: 2 } },
  // Dieback of the same page leaves the stem sound.
  passionWilt: { parts: ['whole', 'stem'], check: { yes: 6, no: 2 } },

  avocadoFruitPests: { parts: ['fruit'], check: { yes: 8, no: 3 } },
  avocadoRootRot: { parts: ['whole', 'leaf', 'root'], check: { yes: 6, no: 3 } },

  falseCodlingMoth: { parts: ['fruit'], check: { yes: 8, no: 2.5 } },
  chilliLeafCurlVirus: { parts: ['leaf', 'whole'], check: { yes: 6, no: 2 } },
}
