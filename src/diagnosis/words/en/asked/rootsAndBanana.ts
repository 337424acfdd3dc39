import type { rootsAndBanana as facts } from '../../../catalogue/asked/rootsAndBanana'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const COAST = 'For the coast KALRO bred Tajirika, Shibe, Karembo, Karibuni, Nzalauka and Siri.'
const WEST = 'For the west it named TME 14, NASE 13 and NASE 14 in 2019.'

export const rootsAndBanana = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    cassavaMosaic: {
      spread: 'Yes. Cuttings carry it first, then whiteflies. Do not give cuttings away.',
      seed: 'Only from plants without any sign. If there are none, cut from the upper branches.',
      variety: named(`${COAST} ${WEST} They can stand it. They can still fall sick.`),
    },
    cassavaBrownStreak: {
      spread: 'Yes. Cuttings and whiteflies carry it. Do not give cuttings away.',
      seed: 'No. The sticks look well and carry it. Plant clean cuttings.',
      variety: named(`${COAST} KALRO says that they can stand it. In the west ask KALRO first.`),
    },
    bananaWilt: {
      spread: 'Yes. Insects, knives, suckers, animals and sold bunches carry it. Tell your neighbours.',
      seed: 'No. A sucker from a sick mat can look well for 11 months or more.',
      variety: 'So far no banana is known to resist it.',
    },
    sweetPotatoVirus: {
      spread: 'Yes. Vines, aphids and whiteflies carry it. Do not give vines away.',
      seed: 'Only from plants without any sign. One page says to renew vines after three seasons.',
      variety: named('CIP and KALRO say that KC-Sweet Purple can stand it.'),
    },
    sweetPotatoWeevil: {
      spread: 'Yes, from old roots and vines. Plant away from old plots for two years.',
      seed: 'Plant clean tips of vines only.',
      variety: named('CIP and KALRO say that KC-Sweet Purple resists it.'),
    },
  }
}
