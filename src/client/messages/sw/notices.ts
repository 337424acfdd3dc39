import type { Messages } from '../en/en'

export const notices: Messages['notices'] = {
  signIn: {
    title: 'Unahitaji akaunti ili upate jibu',
    text: 'Andika jina, anwani ya barua pepe na nenosiri, na utapata krediti {{credits}} za bure. Hakuna kinachotumwa kabla hujapata akaunti.',
    kept: 'Simu hii inahifadhi picha yako kwa sasa, kwa siku {{days}} tu.',
    signUp: 'Pata krediti {{credits}} za bure',
    logIn: 'Ingia',
  },
  noCredits: {
    title: 'Huna krediti zilizobaki za uchunguzi.',
    used: 'Kila jibu lililotaja ugonjwa, au lililosema hakuna ugonjwa ulioonekana, lilitumia {{credits}}. Ukihitaji zaidi, tupigie simu au tuandikie.',
    free: 'Hatuna uhakika, picha ina giza, si jani: majibu hayo hayakugharimu chochote.',
    notSent: 'Bila krediti hakuna picha mpya inayotumwa, kwa hiyo hutumii bando.',
    urgent: 'Je, ni haraka? Muulize afisa wa kilimo wa wadi au kaunti yako.',
    call: 'Tupigie simu: {{phone}}',
    write: 'Tuandikie',
    whatsApp: 'Tuandikie WhatsApp',
  },
  failure: {
    photoTitle: 'Programu ya Jani haiwezi kutumia picha hii',
    photoNext: 'Kisha gusa Chunguza tena. Hii haikukugharimu chochote.',
    another: 'Piga au chagua picha nyingine. Hii haikutumwa.',
    title: 'Bado hakuna jibu',
    notCharged: 'Picha yako bado iko hapa.',
    sendAgain: 'Jaribu tena',
  },
  retake: 'Mkono umeshika jani kwenye mwanga. Simu iko umbali wa kiganja kimoja, na jua liko nyuma yake.',
  signedOut: {
    text: 'Ukishaingia utarudi hapa.',
    next: 'Ingia',
  },
  loading: 'Subiri kidogo',
  offline: {
    title: 'Hakuna mtandao',
    text: 'Taarifa zako zimehifadhiwa kwenye seva, na sasa haipatikani. Ziko salama. Jaribu tena ukipata mtandao.',
  },
  failed: {
    title: 'Hitilafu imetokea upande wetu',
    text: 'Taarifa zako ziko salama. Jaribu tena baada ya muda mfupi.',
  },
  gone: {
    title: 'Jibu hili halipo',
    text: 'Lilifutwa, au ni la akaunti nyingine.',
    next: 'Majibu yote',
  },
  tryAgain: 'Jaribu tena',
  waiting_one: 'Seti ya picha za majani inasubiri kwenye simu hii.',
  waiting_other: 'Seti {{count}} za picha za majani zinasubiri kwenye simu hii.',
  seeWaiting: 'Ona zinazosubiri',
  left_one: 'Picha {{count}} inasubiri: ingia ili uitume.',
  left_other: 'Picha {{count}} zinasubiri: ingia ili uzitume.',
  shared: {
    question_one: 'Picha {{count}} imeshirikiwa: uiongeze?',
    question_other: 'Picha {{count}} zimeshirikiwa: uziongeze?',
    text: 'Kutoka programu au ukurasa mwingine. Zinatumika zile tu unazoongeza.',
    add: 'Ongeza',
    leaveOut: 'Acha',
    failed: 'Si picha zote zilizoshirikiwa zimefika. Zishiriki tena, au zichague hapa.',
  },
  lastKnown: 'Hakuna mtandao: ni za ulipounganishwa mara ya mwisho.',
}
