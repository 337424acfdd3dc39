import type { OfficerWords } from './en'

export const sw: OfficerWords = {
  other: { language: 'en', name: 'English' },
  title: 'Ukaguzi wa jani: kwa afisa wa kilimo',
  question: 'Mkulima anauliza maoni yako',
  seen: (day) =>
    `Yeyote aliye na kiungo hiki anaona ukurasa huu hadi ${day}. Mkulima ataona jibu lako, na pia wataalamu wa programu ya Jani mkulima akiwauliza. Programu ya Jani haikuonyeshi jina wala nambari ya mkulima.`,
  answersAs: (name) =>
    `Unajibu kama ${name}. Mkulima ataona jina hilo, na jibu lako litahesabiwa katika takwimu zinazoonyesha programu ya Jani iko sahihi mara ngapi.`,
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
    person: 'Je, mtu anaweza kutambuliwa kwenye picha? Basi chagua “Siwezi kujua”.',
    photo: (number) => `Picha ${number}`,
  },
  checks: 'Mkulima anaweza kukagua nini shambani',
  actions: 'Ushauri ambao mkulima alipewa na programu ya Jani',
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
  answered: {
    heading: 'Swali hili limejibiwa. Mkulima anaweza kuona jibu hili:',
    late: 'Swali hili lilijibiwa tayari. Jibu lako halikuhifadhiwa. Mkulima anaona jibu hili:',
    stands: 'Haliwezi kubadilishwa hapa.',
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
    text: 'Umealikwa kujibu kama afisa wa kilimo. Wakulima wataona jina lako pamoja na majibu yako, na majibu hayo yatahesabiwa katika takwimu zinazoonyesha programu ya Jani iko sahihi mara ngapi.',
    keep: 'Simu hii itakukumbuka kwa mwaka mmoja. Ukitaka kujibu kwa simu yako nyingine, fungua kiungo hiki kwenye simu hiyo. Usimpe mtu mwingine kiungo hiki.',
    accept: (name) => `Mimi ni ${name}. Tumia simu hii kwa majibu yangu.`,
    accepted: (name) => `Simu hii sasa inajibu kama ${name}.`,
    next: 'Fungua viungo ambavyo wakulima wanakutumia. Hakuna kingine cha kufanya.',
  },
}
