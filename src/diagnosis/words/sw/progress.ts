import type { At } from '../place'
import type { ProgressWords } from '../types'

const MARKED_LEAVES = 'Majani yaliyougua hubaki na alama zake. Angalia majani mapya.'
const GO_ON = 'Vizuri. Endelea na yale ambayo jibu hili linakuambia.'
const BY_LABEL = 'Usizidishe dawa wala usirudie mapema kuliko lebo inavyosema.'
const MAY_RETURN = 'Tatizo linaweza kurudi. Kagua mimea mara kwa mara.'
const STAYS_SICK = 'Hakuna dawa inayoponya mmea uliougua. Hubaki mgonjwa hata ukionekana vizuri.'
const LOOK_AROUND = 'Angalia dalili hizo hizo kwenye mimea iliyo karibu na iliyougua.'
const NO_SPRAY = 'Usinunue dawa ya kunyunyizia kwa tatizo hili. Hatujui yoyote inayosaidia.'
const NO_GERM = 'Si ugonjwa wala wadudu. Kunyunyizia dawa hakusaidii.'
const KEEP_CLEAN = 'Endelea kukinga mimea ambayo haijaugua kama lebo inavyosema.'
const PROTECT_IF_SEEN =
  'Ukungu mweupe alfajiri, au baridi na mvua? Endelea kukinga mimea isiyougua kama lebo inavyosema.'
const NOTHING_SEEN =
  'Hatuoni ugonjwa tunaoujua kwenye jani hili, lakini mimea yako inazidi kuharibika. Huenda kuna tatizo lingine.'
const CHECK_FIRST = 'Kwanza kagua kama jibu hili linavyosema. Usinyunyizie dawa kabla ya kujua tatizo ni lipi.'
const NOT_NAMED = "Usinyunyizie dawa wala kung'oa mimea kwa sababu ya picha hii. Haionyeshi tatizo ni nini."

export const progress = (at: At): ProgressWords => {
  const ask = at('muulize afisa wa kilimo wa wadi au kaunti yako', 'uliza mamlaka ya afya ya mimea ya nchi yako')
  const askFirst = at('Muulize afisa wa kilimo wa wadi au kaunti yako', 'Uliza mamlaka ya afya ya mimea ya nchi yako')
  const askToday = `${askFirst} leo.`
  const showPhotos = at(
    'Mwonyeshe picha za jani lililougua, jani lenye afya na mmea wote.',
    'Onyesha picha za jani lililougua, jani lenye afya na mmea wote.',
  )
  const doTheRest = at(
    'Hadi atakapokujibu, fanya mengine yote ambayo jibu hili linakuambia.',
    'Hadi utakapojibiwa, fanya mengine yote ambayo jibu hili linakuambia.',
  )
  const stillHealthy = [
    'Hatuoni ugonjwa tunaoujua kwenye jani hili. Kagua pia mizizi, mashina na matunda.',
    `Kama bado kuna tatizo, ${ask}.`,
  ]
  return {
    better: {
      protect: [
        `Vizuri. ${KEEP_CLEAN}`,
        'Kagua upande wa chini wa majani kila asubuhi. Mmea mmoja uliougua unaweza kuuanzisha tena.',
      ],
      protectIfSeen: [`Vizuri. ${PROTECT_IF_SEEN}`, 'Kagua upande wa chini wa majani kila asubuhi.'],
      germ: [GO_ON, BY_LABEL, MAY_RETURN],
      pest: [GO_ON, BY_LABEL, 'Wadudu wanaweza kurudi. Kagua upande wa chini wa majani mara kwa mara.'],
      noCure: ['Vizuri. Tafuta mimea mingine iliyougua.', STAYS_SICK, LOOK_AROUND],
      noSpray: [GO_ON, NO_SPRAY, MAY_RETURN],
      lack: [GO_ON, NO_GERM],
      healthy: ['Vizuri. Kagua majani zaidi na mmea wote.', 'Usinyunyizie dawa kwenye zao lenye afya.'],
      healthyButOpen: [
        'Vizuri. Kagua majani zaidi na mmea wote.',
        'Usinyunyizie zao lenye afya bila sababu. Kwenye baridi na mvua, uliza jinsi ya kukinga viazi na nyanya.',
      ],
      checks: [`Vizuri. ${CHECK_FIRST}`, MAY_RETURN],
      unnamed: ['Vizuri. Endelea na yaliyosaidia.', NOT_NAMED],
    },
    same: {
      protect: [
        KEEP_CLEAN,
        'Majani mapya yakiugua pia, tumia dawa ya kundi lingine, si ile iliyoshindwa.',
        MARKED_LEAVES,
      ],
      protectIfSeen: [
        PROTECT_IF_SEEN,
        `Kama huoni dalili yoyote kati ya hizo, ${ask} kabla ya kunyunyizia dawa.`,
        MARKED_LEAVES,
      ],
      germ: [MARKED_LEAVES, `Majani mapya yakiugua pia, ${ask} kabla ya kunyunyizia dawa.`, BY_LABEL],
      pest: [
        'Angalia majani mapya. Yakiwa safi, usinyunyizie dawa tena.',
        `Wadudu wakiwa bado wapo, ${ask} kabla ya kunyunyizia dawa.`,
        BY_LABEL,
      ],
      noCure: [LOOK_AROUND, `Ukiona mingine iliyougua, ${ask}.`, STAYS_SICK],
      noSpray: [NO_SPRAY, MARKED_LEAVES, `Majani mapya yakiugua pia, ${ask}.`],
      lack: ['Majani ya zamani huenda yakabaki yamepauka. Angalia majani mapya.', NO_GERM],
      healthy: stillHealthy,
      healthyButOpen: stillHealthy,
      checks: [CHECK_FIRST, `Kama huoni dalili yoyote kati ya hizo, ${ask}.`, MARKED_LEAVES],
      unnamed: [NOT_NAMED, `${askFirst} tatizo ni nini.`],
    },
    worse: {
      protect: [
        'Leo endelea kukinga mimea ambayo haijaugua kama lebo inavyosema, kwa dawa ya kundi lingine, si ile iliyoshindwa.',
        `${askFirst}, lakini usisubiri jibu.`,
        showPhotos,
      ],
      protectIfSeen: [
        'Ukungu mweupe alfajiri, au baridi na mvua? Kinga leo mimea isiyougua kama lebo inavyosema. Ikiwa dawa imeshindwa, tumia ya kundi lingine.',
        `${askFirst}, lakini usisubiri jibu.`,
        showPhotos,
      ],
      germ: [askToday, 'Acha kunyunyizia dawa ambayo haijasaidia. Huenda si dawa inayofaa.', showPhotos, doTheRest],
      pest: [askToday, 'Acha kunyunyizia dawa ambayo haijasaidia. Omba dawa ya kundi lingine.', showPhotos, doTheRest],
      noCure: [askToday, STAYS_SICK, showPhotos, doTheRest],
      noSpray: [askToday, NO_SPRAY, showPhotos, doTheRest],
      lack: [askToday, NO_GERM, showPhotos],
      healthy: [
        askToday,
        at(
          'Usinyunyizie dawa kabla afisa hajakuambia tatizo ni nini.',
          'Usinyunyizie dawa kabla ya kujua tatizo ni nini.',
        ),
        NOTHING_SEEN,
        showPhotos,
      ],
      healthyButOpen: [
        askToday,
        'Usinyunyizie dawa kabla ya kujua tatizo ni nini. Ukungu mweupe upande wa chini wa majani ya viazi au nyanya alfajiri? Kinga leo mimea isiyougua.',
        NOTHING_SEEN,
        showPhotos,
      ],
      checks: [askToday, CHECK_FIRST, showPhotos],
      unnamed: [askToday, NOT_NAMED, showPhotos],
    },
  }
}
