import type { AskedFacts } from './types'

export const cashCrops = {
  coffeeBerryDisease: {
    spread: ['greenlifeBerry', 'criCoffee'],
    variety: ['criCoffee', 'accessCoffee'],
  },
  coffeeRust: {
    spread: ['greenlifeRust', 'metosRust'],
    variety: ['criCoffee', 'criRust'],
  },
  groundnutRosette: {
    spread: ['naroGroundnut', 'mojaGroundnut'],
    seed: ['naroGroundnut', 'mojaGroundnut'],
  },
  mangoFruitFly: {
    spread: ['organicFarmerFruitFly', 'nationFruitFlyTrap'],
  },
  onionThrips: {
    spread: ['agronomistThrips', 'icowThrips'],
    instead: ['pacificPestsThrips'],
    variety: ['jkuatOnionThrips'],
  },
} as const satisfies AskedFacts
