import type { ProgressWords } from '../types'

import { phrases } from './phrases'

const lookAgain = (days: number | null) => (days === null ? [] : [phrases.lookAgain(days)])

const MARKED_LEAVES = 'Majani yaliyougua hubaki na alama zake. Angalia majani mapya.'

export const progress: ProgressWords = {
  better: (days) => [
    'Vizuri. Endelea na yale ambayo jibu hili linakuambia.',
    'Usizidishe dawa wala usirudie mapema kuliko lebo inavyosema.',
    'Tatizo linaweza kurudi. Kagua mimea mara kwa mara.',
    ...lookAgain(days),
  ],
  same: (days) => [
    MARKED_LEAVES,
    'Endelea na yale ambayo jibu hili linakuambia, lakini kwa sasa usinyunyizie dawa tena.',
    'Majani mapya yakiugua pia, muulize afisa wa kilimo wa wadi au kaunti yako kabla ya kunyunyizia dawa.',
    ...lookAgain(days),
  ],
  worse: () => [
    'Muulize afisa wa kilimo wa wadi au kaunti yako leo.',
    'Mwonyeshe picha za jani lililougua, jani lenye afya na mmea wote.',
    'Acha kunyunyizia dawa ambayo haijasaidia. Huenda si dawa inayofaa.',
    'Hadi atakapokujibu, fanya yale ambayo jibu hili linakuambia, bila kunyunyizia dawa.',
  ],
}
