import type { At } from '../place'
import type { ProgressWords } from '../types'

import { phrases } from './phrases'

const recheck = (days: number | null, at: At) => (days === null ? [] : [phrases(at).recheck(days)])

const MARKED_LEAVES = 'Majani yaliyougua hubaki na alama zake. Angalia majani mapya.'

export const progress = (at: At): ProgressWords => ({
  better: (days) => [
    'Vizuri. Endelea na yale ambayo jibu hili linakuambia.',
    'Usizidishe dawa wala usirudie mapema kuliko lebo inavyosema.',
    'Tatizo linaweza kurudi. Kagua mimea mara kwa mara.',
    ...recheck(days, at),
  ],
  same: (days) => [
    MARKED_LEAVES,
    'Endelea na yale ambayo jibu hili linakuambia, lakini kwa sasa usinyunyizie dawa tena.',
    at(
      'Majani mapya yakiugua pia, muulize afisa wa kilimo wa wadi au kaunti yako kabla ya kunyunyizia dawa.',
      'Majani mapya yakiugua pia, uliza mamlaka ya afya ya mimea ya nchi yako kabla ya kunyunyizia dawa.',
    ),
    ...recheck(days, at),
  ],
  worse: () => [
    at('Muulize afisa wa kilimo wa wadi au kaunti yako leo.', 'Uliza mamlaka ya afya ya mimea ya nchi yako leo.'),
    'Mwonyeshe picha za jani lililougua, jani lenye afya na mmea wote.',
    'Acha kunyunyizia dawa ambayo haijasaidia. Huenda si dawa inayofaa.',
    'Hadi atakapokujibu, fanya yale ambayo jibu hili linakuambia, bila kunyunyizia dawa.',
  ],
})
