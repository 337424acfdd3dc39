import type { OfficerWords } from './en'

export const sw: OfficerWords = {
  other: { language: 'en', name: 'English' },
  title: 'Ukaguzi wa jani: kwa afisa wa kilimo',
  question: 'Mkulima anauliza maoni yako',
  seen: (day) =>
    `Yeyote aliye na kiungo hiki anaona ukurasa huu hadi ${day}. Mkulima ataona utakachojibu. Programu ya Jani haikuonyeshi jina wala nambari ya mkulima.`,
  answersAs: (name) =>
    `Unajibu kama ${name}. Mkulima ataona jina hilo, na jibu lako litahesabiwa katika takwimu za mara ngapi programu ya Jani hujibu kwa usahihi.`,
  given: {
    heading: 'Jibu la programu ya Jani',
    day: (day) => `Tarehe ${day}`,
    somethingElse: 'Kitu kingine',
    inTen: (tenths) => `takriban mara ${tenths} kati ya 10`,
    certain: 'uwezekano mkubwa zaidi',
    unlikely: 'si kawaida nchini Kenya',
  },
  told: {
    heading: 'Alichosema mkulima',
    crop: (crop) => `Zao: ${crop}`,
    otherCrop: 'zao lingine',
    noCrop: 'Mkulima hakusema ni zao gani.',
    note: 'Mkulima anaandika:',
    progress: {
      better: 'Tangu jibu la kwanza: afadhali',
      same: 'Tangu jibu la kwanza: vilevile',
      worse: 'Tangu jibu la kwanza: vibaya zaidi',
    },
  },
  photos: {
    heading: 'Picha za mkulima',
    given: 'Mkulima ametoa picha hizi kwa swali hili pekee. Tafadhali usizitume kwa wengine.',
    person: 'Je, unaweza kumtambua mtu? Basi chagua “Siwezi kujua”.',
    photo: (number) => `Picha ${number}`,
  },
  checks: 'Mkulima anaweza kukagua nini shambani',
  actions: 'Mkulima ameambiwa na programu ya Jani afanye nini',
  form: {
    legend: 'Ni nini?',
    right: 'Jibu la programu ni sahihi',
    rightOfSeveral: 'Jibu la programu ni sahihi: ni mojawapo ya haya',
    something: 'Kitu kingine',
    cannotSay: 'Siwezi kujua',
    which: 'Ni kipi?',
    none: 'Chagua',
    text: 'Hakipo kwenye orodha? Andika kwa maneno yako',
    line: 'Sentensi moja kwa mkulima, ukipenda',
    send: 'Tuma',
    incomplete:
      'Chagua moja. Ukichagua “Kitu kingine”, chagua kwenye orodha au andika ni nini, si vyote viwili, kwa herufi zisizozidi 300.',
    changed: 'Jibu limebadilika tangu ulipofungua ukurasa huu. Tafadhali angalia tena.',
  },
  thanks: {
    heading: 'Asante. Mkulima anaweza kuona jibu hili:',
    late: 'Swali hili lilijibiwa tayari. Jibu lako halikuhifadhiwa. Mkulima anaona jibu hili:',
    stands: 'Jibu la kwanza linabaki: hakuna anayeweza kulibadilisha hapa.',
  },
  origin: 'Imeandikwa na Jani, programu ya kompyuta inayoangalia picha ya jani. Picha inaweza kukosea.',
  gone: {
    heading: 'Kiungo hiki hakifanyi kazi tena',
    text: 'Muda wake umekwisha, au mkulima amekiondoa. Mwombe mkulima kiungo kipya.',
  },
  busy: {
    heading: 'Tafadhali subiri',
    text: (seconds) => `Umejaribu mara nyingi mno. Jaribu tena baada ya sekunde ${seconds}.`,
  },
  invitation: {
    heading: 'Majibu yako kwa wakulima',
    text: 'Umealikwa kujibu kama afisa wa kilimo. Wakulima wataona jina lako pamoja na majibu yako, na majibu hayo yatahesabiwa katika takwimu za mara ngapi programu ya Jani hujibu kwa usahihi.',
    keep: 'Simu itakumbuka hili kwa mwaka mmoja. Fungua kiungo hiki tena kwenye simu yako nyingine. Usimpe mtu yeyote.',
    accept: (name) => `Mimi ni ${name}. Tumia simu hii kwa majibu yangu.`,
    accepted: (name) => `Simu hii sasa inajibu kama ${name}.`,
    next: 'Fungua viungo ambavyo wakulima wanakutumia. Hakuna kingine cha kufanya.',
  },
}
