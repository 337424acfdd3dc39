import type { Messages } from '../en/en'

export const shell: Messages['shell'] = {
  skipToContent: 'Ruka hadi kwenye maudhui',
  nav: { main: 'Menyu kuu', mobile: 'Menyu ya simu', pages: 'Kurasa', legal: 'Kisheria' },
  links: {
    home: 'Mwanzo',
    library: 'Maktaba',
    predict: 'Chunguza jani',
    about: 'Kutuhusu',
    blog: 'Blogu',
    contact: 'Wasiliana nasi',
    privacy: 'Sera ya Faragha',
    terms: 'Sheria na Masharti',
  },
  account: {
    label: 'Akaunti',
    yours: 'Akaunti yako',
    history: 'Majibu ya awali',
    historyDue: 'Majibu ya awali: angalia tena',
    greeting: 'Habari, {{username}}',
    getStarted: 'Anza',
    lastKnown: 'Hakuna mtandao: ni kama ulipounganishwa mara ya mwisho.',
    logout: 'Ondoka',
  },
  menu: {
    label: 'Menyu',
    open: 'Fungua menyu',
    openDue: 'Fungua menyu: kuna mimea ya kuangalia tena',
    back: 'Rudi',
    logOut: 'Ondoka',
  },
  colors: { toDark: 'Tumia rangi za giza', toLight: 'Tumia rangi za mwanga' },
  languageNote: 'Maandishi haya bado hayajakaguliwa na mtaalamu wa kilimo anayezungumza Kiswahili.',
  accountChanged: 'Akaunti imebadilishwa katika dirisha lingine.',
  updated: {
    text: 'Programu ya Jani imesasishwa. Pakia ukurasa upya ili uendelee; hakuna kitakachopotea.',
    reload: 'Pakia upya',
  },
  loggedOut: 'Umeondoka.',
  loggedOutElsewhere: 'Umeondoka katika dirisha lingine.',
  footer: {
    library: 'Maktaba ya majani',
    lead: 'AI Yakutana na Kilimo',
    contact: 'Mawasiliano',
    location: 'Nairobi, Kenya',
    copyright: '© {{year}} {{brand}}. Haki zote zimehifadhiwa.',
  },
}
