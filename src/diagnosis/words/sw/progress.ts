import type { ProgressWords } from '../types'

const MARKED_LEAVES = 'Majani yaliyougua hubaki na alama zake. Angalia majani mapya.'
const GO_ON = 'Vizuri. Endelea na yale ambayo jibu hili linakuambia.'
const BY_LABEL = 'Usizidishe dawa wala usirudie mapema kuliko lebo inavyosema.'
const MAY_RETURN = 'Tatizo linaweza kurudi. Kagua mimea mara kwa mara.'
const ASK_TODAY = 'Muulize afisa wa kilimo wa wadi au kaunti yako leo.'
const SHOW_PHOTOS = 'Mwonyeshe picha za jani lililougua, jani lenye afya na mmea wote.'
const DO_THE_REST = 'Hadi atakapokujibu, fanya mengine yote ambayo jibu hili linakuambia.'
const STAYS_SICK = 'Hakuna dawa inayoponya mmea uliougua. Hubaki mgonjwa hata ukionekana vizuri.'
const LOOK_AROUND = 'Angalia dalili hizo hizo kwenye mimea iliyo karibu na iliyougua.'
const NO_SPRAY = 'Usinunue dawa ya kunyunyizia kwa tatizo hili. Hatujui yoyote inayosaidia.'
const NO_GERM = 'Si ugonjwa wala wadudu. Kunyunyizia dawa hakusaidii.'
const KEEP_CLEAN = 'Endelea kukinga mimea ambayo haijaugua kama lebo inavyosema.'
const CHECK_FIRST = 'Kwanza kagua kama jibu hili linavyosema. Usinyunyizie dawa kabla ya kujua tatizo ni lipi.'
const NOT_NAMED = "Usinyunyizie dawa wala kung'oa mimea kwa sababu ya picha hii. Haionyeshi tatizo ni nini."

export const progress: ProgressWords = {
  better: {
    protect: [
      'Vizuri.',
      KEEP_CLEAN,
      'Kagua upande wa chini wa majani kila asubuhi. Mmea mmoja unaweza kuuanzisha tena.',
    ],
    germ: [GO_ON, BY_LABEL, MAY_RETURN],
    pest: [GO_ON, BY_LABEL, 'Wadudu wanaweza kurudi. Kagua upande wa chini wa majani mara kwa mara.'],
    noCure: ['Vizuri. Tafuta mimea mingine iliyougua.', STAYS_SICK, LOOK_AROUND],
    noSpray: [GO_ON, NO_SPRAY, MAY_RETURN],
    lack: [GO_ON, NO_GERM],
    healthy: ['Vizuri. Kagua majani zaidi na mmea wote.', 'Usinyunyizie dawa kwenye zao lenye afya.'],
    checks: ['Vizuri.', CHECK_FIRST, MAY_RETURN],
    unnamed: ['Vizuri. Endelea na yaliyosaidia.', NOT_NAMED],
  },
  same: {
    protect: [
      MARKED_LEAVES,
      KEEP_CLEAN,
      'Majani mapya yakiugua pia, tumia dawa ya kundi lingine, si ile iliyoshindwa.',
    ],
    germ: [
      MARKED_LEAVES,
      BY_LABEL,
      'Majani mapya yakiugua pia, muulize afisa wa kilimo wa wadi au kaunti yako kabla ya kunyunyizia dawa.',
    ],
    pest: [
      'Gonga majani machache juu ya karatasi nyeupe. Kama hakuna kinachotembea, usinyunyizie dawa tena.',
      BY_LABEL,
      'Wadudu wakiwa bado wapo, muulize afisa wa kilimo wa wadi au kaunti yako kabla ya kunyunyizia dawa.',
    ],
    noCure: [STAYS_SICK, LOOK_AROUND, 'Ukiona mingine, muulize afisa wa kilimo wa wadi au kaunti yako.'],
    noSpray: [MARKED_LEAVES, NO_SPRAY, 'Majani mapya yakiugua pia, muulize afisa wa kilimo wa wadi au kaunti yako.'],
    lack: ['Majani ya zamani huenda yakabaki yamepauka. Angalia majani mapya.', NO_GERM],
    healthy: [
      'Hatuoni ugonjwa tunaoujua kwenye jani hili. Kagua pia mizizi, mashina na matunda.',
      'Kama bado kuna tatizo, muulize afisa wa kilimo wa wadi au kaunti yako.',
    ],
    checks: [
      MARKED_LEAVES,
      CHECK_FIRST,
      'Kama huoni dalili yoyote kati ya hizo, muulize afisa wa kilimo wa wadi au kaunti yako.',
    ],
    unnamed: [NOT_NAMED, 'Muulize afisa wa kilimo wa wadi au kaunti yako tatizo ni nini.'],
  },
  worse: {
    protect: [
      'Leo endelea kukinga mimea ambayo haijaugua kama lebo inavyosema, kwa dawa ya kundi lingine, si ile iliyoshindwa.',
      'Muulize afisa wa kilimo wa wadi au kaunti yako, lakini usisubiri jibu.',
      SHOW_PHOTOS,
    ],
    germ: [ASK_TODAY, SHOW_PHOTOS, 'Acha kunyunyizia dawa ambayo haijasaidia. Huenda si dawa inayofaa.', DO_THE_REST],
    pest: [
      ASK_TODAY,
      SHOW_PHOTOS,
      'Acha kunyunyizia dawa ambayo haijasaidia. Uliza dawa ya kundi lingine.',
      DO_THE_REST,
    ],
    noCure: [ASK_TODAY, SHOW_PHOTOS, STAYS_SICK, DO_THE_REST],
    noSpray: [ASK_TODAY, SHOW_PHOTOS, NO_SPRAY, DO_THE_REST],
    lack: [ASK_TODAY, SHOW_PHOTOS, NO_GERM],
    healthy: [
      'Hatuoni ugonjwa tunaoujua kwenye jani hili, lakini mimea yako inazidi kuharibika. Huenda kuna tatizo lingine.',
      ASK_TODAY,
      SHOW_PHOTOS,
      'Usinyunyizie dawa kabla afisa hajakuambia tatizo ni nini.',
    ],
    checks: [ASK_TODAY, SHOW_PHOTOS, CHECK_FIRST],
    unnamed: [ASK_TODAY, SHOW_PHOTOS, NOT_NAMED],
  },
}
