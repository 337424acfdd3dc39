import type { Messages } from '../en/en'

export const library: Messages['library'] = {
  name: 'Maktaba ya majani',
  lead: 'Huhitaji picha wala krediti. Ukiwa umefungua programu ya Jani mara moja, huhitaji mtandao pia.',
  search: {
    label: 'Zao, dalili au jina',
    clear: 'Futa maneno',
    found_one: 'Ukurasa {{count}}',
    found_other: 'Kurasa {{count}}',
    none: 'Hakuna kilichopatikana. Jaribu neno lingine, au futa maneno na uchague zao lako.',
  },
  byCrop: 'Chagua zao',
  bySign: 'Chagua unachoona',
  seen: {
    holes: 'Matundu',
    spots: 'Madoa',
    powder: 'Unga',
    yellow: 'Manjano',
    wilting: 'Kunyauka',
    curling: 'Kujikunja',
    insects: 'Wadudu au funza',
    stunted: 'Mimea midogo',
    mould: 'Kuvu',
  },
  place: {
    kenya: 'Ushauri kwa Kenya',
    elsewhere: 'Ushauri usiotaja dawa, sheria wala nambari za Kenya',
  },
  crop: {
    title: '{{title}} Dalili na la kufanya | Jani',
    description: '{{title}} {{names, list}}. Dalili, ukaguzi na la kufanya.',
    judged: 'Picha inaweza kutambua tatizo hili.',
    notJudged: 'Bado hatuwezi kuchunguza zao hili kwa picha.',
    first: 'Yanayotokea zaidi nchini Kenya yako juu.',
    noPage: 'Bado hakuna ukurasa',
    others: 'Pia huonekana: {{names, list}}.',
    order: 'Mpangilio umetoka wapi',
  },
  draft: 'Michoro ni rahisi: kila mmoja unaonyesha aina moja ya alama, si kila umbo lake.',
  condition: {
    title: '{{title}}. Dalili na la kufanya | Jani',
    description: '{{signs}} Swali: {{question}}',
    signs: 'Dalili',
    drawing: 'Mchoro: {{sign}}',
    typical: 'Jani la mfano {{number}}: {{name}}',
    officerName: 'Jina kwa ajili ya afisa:',
    thisPage: 'Ukurasa huu',
  },
  evidence: {
    noPhoto: 'Picha bado haiwezi kutambua tatizo hili. Wewe unaweza.',
    told: 'Programu ya Jani hutoa hili kama jibu moja la uhakika ukiiambia zao tu. Vinginevyo hutaja daima kingine kinachoweza kuwa.',
    ranked:
      'Picha peke yake haiwezi kuamua. Programu ya Jani haitoi hili kamwe kama jibu moja la uhakika: daima hutaja kingine kinachoweza kuwa.',
    laboratoryOnly:
      'Programu ya Jani inalijua hili kwa picha za maabara pekee. Shambani mwako linaweza kuonekana tofauti, na programu haitoi hili kamwe kama jibu moja la uhakika.',
  },
  sprayingGuide: 'Jinsi ya kunyunyizia dawa, na sheria',
  photoCredit: 'Picha za majani ya mfano:',
  photograph: 'Piga picha ya jani',
  readMore: 'Soma zaidi kwenye maktaba ya majani',
  readMoreOf: 'Maktaba ya majani: {{name}}',
}
