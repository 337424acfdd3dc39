import type { Messages } from '../en/en'

export const history: Messages['history'] = {
  today: 'Jibu lako la mwisho, na mimea ya kuangalia tena, vitaonekana hapa.',
  heading: 'Majibu ya awali',
  back: 'Majibu yote',
  last: 'Jibu lako la mwisho',
  lastOn: 'Jibu la mwisho, {{date}}',
  paid: {
    title: 'Zilitumika kwa majibu haya',
    all: 'Tazama majibu yote',
  },
  asOf: 'Hali ya tarehe {{day}}. Hakuna mtandao.',
  earlier: 'Ya awali',
  withoutTitle: 'Jibu la toleo la awali la programu ya Jani',
  note: 'Majibu {{count}} ya mwisho. Picha ndogo zinabaki kwenye simu hii.',
  resultOf: 'Jibu la tarehe {{date}}',
  due: {
    today: 'Angalia tena leo',
    since: 'Angalia tena',
    more: '{{names}}, na {{count}} zaidi',
    text: 'Ilionekana tarehe {{date}}. Hali ni afadhali au ni mbaya zaidi?',
    newPhotos: 'Piga picha mpya',
  },
  followed: { text: 'Unaangalia tena: {{names}}, {{date}}', remove: 'Ondoa' },
  recheck: {
    title: 'Angalia tena tarehe {{date}}',
    text: 'Piga picha za mimea ileile tena, kisha ulinganishe.',
    remind: 'Weka kwenye kalenda yangu',
  },
  reminder: {
    summary: 'Angalia tena: {{names}}',
    text: 'Piga picha za mimea ileile tena, kisha ulinganishe: {{address}}',
  },
  progress: {
    question: 'Mimea iko vipi tangu jibu la awali?',
    better: 'Afadhali',
    same: 'Vilevile',
    worse: 'Vibaya zaidi',
    waiting: 'Ni afadhali au ni vibaya zaidi? Gusa useme.',
  },
  deletion: {
    open: 'Futa jibu hili',
    question: 'Ufute jibu hili?',
    text: 'Litafutwa kwenye simu hii na kwenye seva, na haliwezi kurudishwa. Krediti zilizotumika hazirudi.',
    confirm: 'Futa',
    cancel: 'Usifute',
    success: 'Jibu limefutwa.',
  },
  empty: {
    title: 'Bado hakuna majibu',
    text: 'Piga picha ya jani. Kila jibu linahifadhiwa hapa ili uweze kulisoma tena.',
    next: 'Piga picha ya jani',
  },
  signedOut: 'Ingia ili uone majibu yako',
}
