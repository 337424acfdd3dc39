import type { ProgressWords } from '../types'

import { phrases } from './phrases'

const recheck = (days: number | null) => (days === null ? [] : [phrases.recheck(days)])

const MARKED_LEAVES = 'Majani yaliyougua hubaki na alama zake. Angalia majani mapya.'

export const progress: ProgressWords = {
  better: (days) => [
    'Vizuri. Endelea na yale ambayo jibu hili linakuambia.',
    'Usinyunyizie dawa zaidi, wala mapema, kuliko lebo inavyosema.',
    'Tatizo linaweza kurudi. Kagua mimea mara kwa mara.',
    ...recheck(days),
  ],
  same: (days) => [
    MARKED_LEAVES,
    'Endelea na yale ambayo jibu hili linakuambia, lakini kwa sasa usinyunyizie dawa tena.',
    'Majani mapya yakiugua pia, muulize afisa wa kilimo wa wadi au kaunti yako kabla ya kunyunyizia dawa.',
    ...recheck(days),
  ],
  worse: () => [
    'Muulize afisa wa kilimo wa wadi au kaunti yako leo.',
    'Mwonyeshe picha za jani gonjwa, jani lenye afya na mmea wote.',
    'Acha kunyunyizia dawa ambayo haijasaidia. Huenda si dawa inayofaa.',
    'Kabla ya hapo, fanya yale ambayo jibu hili linakuambia, bila kunyunyizia dawa.',
  ],
}
