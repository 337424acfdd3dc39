import type { Messages } from '../en/en'

export const pages: Messages['pages'] = {
  home: {
    title: 'Jani: uchunguzi wa magonjwa ya mazao kwa picha ya jani',
    description: 'Piga picha ya jani, usome huenda ni nini, tuna uhakika kiasi gani, la kukagua na la kufanya leo.',
  },
  login: {
    title: 'Ingia au Jisajili | Jani',
    description: 'Jisajili upate majibu {{diagnoses}} bila malipo, au ingia kwenye akaunti yako.',
  },
  predict: {
    title: 'Chunguza jani | Jani',
    description: 'Tuma picha ya jani na usome kinachosumbua zao lako.',
  },
  account: {
    title: 'Akaunti yako | Jani',
    description: 'Badilisha nenosiri, ona ulipoingia, pakua au ufute data yako.',
  },
  history: {
    title: 'Picha zangu | Jani',
    description: 'Soma tena majibu yako ya mwisho, uone picha zinazosubiri na mimea ya kuangalia tena.',
  },
  library: {
    title: 'Maktaba ya majani: magonjwa ya mazao na dalili zake | Jani',
    description:
      'Kinachoweza kusumbua mahindi, maharagwe, viazi, nyanya, sukuma wiki, muhogo, ndizi na mazao mengine 20: dalili, yanayofanana, la kufanya na vyanzo.',
  },
  key: {
    title: 'Huna picha? Jibu maswali | Jani',
    description:
      'Chagua zao, sehemu na dalili, kisha fanya jaribio moja moja: huenda ni nini, bila picha na bila malipo.',
  },
  count: {
    title: 'Hesabu mimea kumi | Jani',
    description: 'Hesabu mimea inayougua shambani, usome kama kanuni iliyochapishwa inasema dawa inafaa.',
  },
  desk: {
    title: 'Dawati la mtaalamu | Jani',
    description: 'Kwa wataalamu: majibu ya programu ya Jani ambayo wakulima wameyaombea maoni ya mtaalamu.',
  },
  accuracy: {
    title: 'Programu ya Jani ilikuwa sahihi mara ngapi? | Jani',
    description:
      'Majibu ya programu ya Jani yaliyokaguliwa na wataalamu na maafisa wa kilimo, kwa kila zao na kwa kiasi cha uhakika, pamoja na maana ya nambari hizo.',
  },
  recovery: {
    title: 'Viungo kwa barua pepe | Jani',
    description: 'Chagua nenosiri jipya au thibitisha anwani yako ya barua pepe kwa kiungo tunachokutumia.',
  },
  blank: {
    title: '{{name}} | Jani',
    description: '{{name}}: Jani, uchunguzi wa magonjwa ya mazao kwa picha ya jani.',
  },
  error: {
    title: 'Hitilafu imetokea | Jani',
    description: 'Ukurasa huu haukuweza kuonyeshwa.',
    heading: 'Hitilafu imetokea',
    text: 'Ukurasa huu haukuweza kuonyeshwa. Angalia mtandao wako na ujaribu tena; akaunti yako na krediti zako ziko salama.',
    oldBrowser:
      'Jani inahitaji kivinjari kipya zaidi. Tafadhali sasisha chako; akaunti yako na krediti zako ziko salama.',
    tryAgain: 'Jaribu tena',
  },
  notFound: {
    title: 'Ukurasa haupo | Jani',
    description: 'Hakuna ukurasa kwenye anwani hii.',
    heading: 'Hapa hakuna kilichoota',
    text: 'Hakuna ukurasa kwenye anwani hii. Huenda umehamishwa, au kiungo kimeandikwa vibaya.',
  },
  backHome: 'Rudi mwanzo',
}
