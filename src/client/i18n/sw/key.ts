import type { Messages } from '../en/en'

export const key: Messages['key'] = {
  lead: 'Ni bure, bila picha na bila mtandao. Utagusa si zaidi ya mara nane.',
  crop: 'Ni zao gani?',
  part: 'Unaona tatizo wapi kwanza?',
  parts: {
    leaf: 'Majani',
    stem: 'Shina au tawi',
    root: 'Mizizi, viazi au kitunguu',
    fruit: 'Matunda, maganda au magunzi',
    whole: 'Mmea wote',
    store: 'Ghalani',
  },
  noPart: 'Sina uhakika',
  sign: 'Unaona nini?',
  noSign: 'Hakuna hata moja',
  check: 'Jaribio la {{number}}, yasizidi {{most}}. Lifanye kwenye mmea, kisha gusa.',
  probably: 'Huenda ni la kwanza kati ya haya',
  maybe: 'Linaweza kuwa mojawapo ya haya',
  cannotTell: 'Siwezi kujua',
  whatNow:
    'Ulichoona hakilingani na chochote tunachokijua vya kutosha. Mwonyeshe afisa wa kilimo au mwenye duka la pembejeo picha yake.',
  addPhoto: 'Ongeza picha ya jani',
  allOf: 'Matatizo yote ya zao hili',
  again: 'Anza upya',
  askPerson: 'Tuulize',
  estimates:
    'Uzito wa kila dalili ni makadirio yetu wenyewe. Dalili zimetoka kwenye vyanzo vya kila ukurasa. Kipimo cha shambani au mtaalamu anaweza kusema tofauti.',
}
