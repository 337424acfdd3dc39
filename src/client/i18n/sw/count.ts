import type { Messages } from '../en/en'

export const count: Messages['count'] = {
  choose: 'Kanuni iliyochapishwa huuliza ni mimea mingapi inayougua. Chagua ulichokiona.',
  unpublished:
    'Pale ambapo hatujui kanuni ya kuhesabu, ukurasa unasema kama dawa inaweza kulipa. Hesabu hata hivyo: wiki ijayo utaona kama tatizo linaongezeka.',
  actAtOnce: 'Usihesabu. Mmea mmoja unaougua unatosha: chukua hatua leo.',
  whatToDo: 'La kufanya',
  walk: {
    plants:
      'Tembea shambani kwa umbo la W. Simama kwenye mimea kumi, si ukingoni. Gusa kila mmea unaougua au ulioliwa karibuni.',
    leaves:
      'Tembea shambani kwa umbo la W. Angalia majani kumi ya kila mti, miti kumi. Gusa mara moja kwa kila jani linalougua.',
  },
  sick: 'Unaugua',
  healthy: 'Hauugui',
  ofLeaves: '{{count}} kati ya {{of}}',
  done: {
    plants: 'Nimeangalia yote: {{count}} kati ya {{of}} inaugua',
    leaves: 'Nimeangalia yote: majani {{count}} kati ya {{of}}',
  },
  counted: { plants: 'Mimea {{count}} kati ya {{of}} inaugua.', leaves: 'Majani {{count}} kati ya {{of}} yanaugua.' },
  stage: 'Mahindi yamefika wapi?',
  stages: {
    youngFunnel: 'Machanga, chini ya goti',
    lateFunnel: 'Juu ya goti, viwavi bado wadogo',
    beforeTassel: 'Bado hayajatoa mbelewele',
    tassel: 'Mbelewele au ndevu zinaonekana',
    cob: 'Magunzi yanajaa',
    leaves: 'Kahawa yenye majani',
  },
  leaf: 'Madoa yamefika juu kiasi gani kwenye mimea mingi inayougua?',
  leaves: {
    low: 'Majani ya chini tu',
    thirdBelowCob: 'Jani la tatu chini ya gunzi',
    cobOrAbove: 'Jani la gunzi au juu zaidi',
  },
  area: 'Ni lipi linafanana na majani mengi yanayougua?',
  answerFirst: 'Jibu maswali ya hapo juu.',
  outcome: {
    nothing: 'Hakuna haja ya kufanya kitu',
    watch: 'Endelea kuangalia',
    act: 'Chukua hatua leo',
    tooLate: 'Muda wa kunyunyizia dawa umepita',
  },
  interval: {
    plants:
      'Katika shamba zima, kati ya {{low, number(style: percent)}} na {{high, number(style: percent)}} ya mimea huenda inaugua.',
    leaves:
      'Katika shamba zima, kati ya {{low, number(style: percent)}} na {{high, number(style: percent)}} ya majani huenda yanaugua.',
  },
  again_one: 'Hesabu tena kesho.',
  again_other: 'Hesabu tena baada ya siku {{count}}.',
  close: 'Ni karibu sana: mmea mmoja zaidi au pungufu ungebadilisha jibu.',
  more: 'Hesabu mingine kumi',
  before: 'Mara iliyopita, tarehe {{day}}: {{count}} kati ya {{of}}.',
  keep: 'Hifadhi hesabu hii',
  kept: 'Imehifadhiwa kwenye kumbukumbu zako.',
  full: 'Simu hii haikuweza kuhifadhi. Ongeza nafasi, kisha ujaribu tena.',
}
