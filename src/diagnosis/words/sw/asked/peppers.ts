import type { peppers as facts } from '../../../catalogue/asked/peppers'
import type { AskedWordsOf } from '../../askedTypes'

export const peppers: AskedWordsOf<typeof facts> = {
  Chilli___Cercospora_leaf_spot: {
    spread: 'Ndiyo. Upepo na mvua huueneza.',
    seed: 'Kutoka matunda yenye afya tu, kwa sababu mbegu zinaweza kuubeba. Mbegu zilizoidhinishwa ni salama zaidi.',
    instead: 'Kwa miaka mitatu usipande pilipili kali wala pilipili mboga hapo. Chagua zao lingine.',
  },
  'Chilli___Leaf_curl_(mites_and_thrips)': {
    spread: 'Ndiyo, kutoka pilipili za zamani hadi mpya. Usipande kando ya mimea ya zamani iliyougua.',
  },
  Chilli___Nutrient_deficiency: {
    spread: 'Hapana. Hauenei kutoka mmea mmoja hadi mwingine.',
  },
  Chilli___Powdery_mildew: {
    spread: 'Ndiyo. Upepo hubeba unga wake.',
    instead: 'Usipande nyanya, vitunguu wala pilipili mboga hapo. Pia huugua.',
  },
  'Pepper,_bell___Bacterial_spot': {
    spread: 'Ndiyo. Mvua yenye upepo huueneza, na pia mikono na zana.',
    seed: 'Hapana. Mbegu zinaweza kuubeba. Nunua mbegu safi zilizoidhinishwa.',
    instead: 'Kwa miaka miwili usipande pilipili wala nyanya hapo. Chagua zao lingine.',
  },
}
