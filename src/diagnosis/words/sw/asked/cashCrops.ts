import type { cashCrops as facts } from '../../../catalogue/asked/cashCrops'
import type { AskedWordsOf } from '../../askedTypes'
import type { At } from '../../place'

import { varietiesAt } from './varieties'

const COFFEE = 'Ruiru 11 na Batian zinastahimili ugonjwa huu.'

export const cashCrops = (at: At): AskedWordsOf<typeof facts> => {
  const named = varietiesAt(at)
  return {
    coffeeBerryDisease: {
      spread: 'Matone ya mvua huueneza kutoka matunda na magome yaliyougua. Ondoa matunda meusi na uyafukie.',
      variety: named(COFFEE),
    },
    coffeeRust: {
      spread: 'Ndiyo. Upepo, mvua na mikono hubeba unga wake.',
      variety: named(COFFEE),
    },
    groundnutRosette: {
      spread: 'Ndiyo. Vidukari vyeusi hueneza virusi hivi mmea hadi mmea.',
      seed: 'Ndiyo. Virusi hivi vya mimea haviji na mbegu.',
    },
    mangoFruitFly: {
      spread: 'Ndiyo. Nzi hutoka kwenye matunda yaliyoanguka. Yaokote pamoja na majirani zako.',
    },
    onionThrips: {
      spread: 'Ndiyo. Hutoka kwenye vitunguu vya zamani na magugu.',
      instead: 'Kwa miaka miwili hadi mitatu panda zao lingine hapo. Panda vitunguu mbali na vya zamani.',
      variety: at(
        'Kwenye jaribio la Kenya hakuna aina iliyokosa vithiripi. Red Comet ilikuwa na vichache, lakini iliumia zaidi.',
        'Kwenye jaribio hakuna aina iliyokosa vithiripi.',
      ),
    },
  }
}
