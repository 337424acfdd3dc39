import type { Messages } from '../en/en'

export const person: Messages['person'] = {
  ask: {
    title: 'Muulize mtaalamu',
    fact: 'Mtaalamu atasoma jibu hili na kukujibu hapa.',
    sees: 'Mtaalamu ataona pia uliyoiambia programu ya Jani, na kumbukumbu na majibu ya awali ya shamba hili, lakini si jina lako, barua pepe wala nambari yako ya simu.',
    note: 'Swali lako (si lazima)',
    hint: 'Herufi zisizozidi {{max}}. Usiandike majina wala nambari za simu.',
    county: 'Kaunti ya shamba',
    noCounty: 'Haijatajwa',
    send: 'Uliza',
    offline: 'Unahitaji mtandao. Jaribu tena ukiupata.',
    planNeeded: 'Ukiwa na Mpango wa Pro unaweza kumuuliza mtaalamu kuhusu jibu hili.',
    plan: 'Angalia Mpango wa Pro',
    usedUp: 'Umetumia maswali yako ya bure. Unaweza kuuliza tena ndani ya siku 30.',
    asked: 'Umeuliza. Jibu la mtaalamu litakuja hapa.',
  },
  photos: {
    heading: 'Picha zangu',
    shows: {
      label: 'Mtaalamu, na yeyote aliye na kiungo changu, waone picha zangu',
      text: 'Tunazihifadhi zikiwa zimefungwa (encrypted) hadi siku {{days}} baada ya jibu, au siku {{unanswered}} jibu lisipokuja. Kisha zinafutwa, isipokuwa umeruhusu pia programu ya Jani ijifunze. Hazimo kwenye nakala zetu za akiba.',
    },
    teaches: {
      label: 'Programu ya Jani ijifunze kutoka kwa picha zangu',
      text: 'Mtaalamu anaziona, nasi tunazihifadhi hadi siku {{days}}. Akitaja tatizo, tunaweza kuzichapisha ili mtu yeyote azitumie bure (CC BY 4.0), pamoja na jibu la mtaalamu, msimbo wa shamba lako, siku, zao na kaunti, bila jina lako. Unaweza kuziondoa kabla hazijachapishwa.',
    },
    people: 'Je, mtu anaweza kutambuliwa kwenye picha? Basi usiwashe hata kimoja.',
    gone: 'Picha za jibu hili hazipo tena kwenye simu hii. Unaweza kuuliza bila picha.',
    kept_one: 'Seva yetu inahifadhi picha {{count}} ya jibu hili.',
    kept_other: 'Seva yetu inahifadhi picha {{count}} za jibu hili.',
    withdraw: 'Zima usichokitaka tena. Ukizima vyote viwili, seva yetu inafuta picha zako ndani ya dakika moja.',
    packed: 'Zimeshachapishwa, na haziwezi kuondolewa tena.',
  },
  heading: 'Jibu la mtaalamu au afisa',
  states: {
    asked: 'Swali lako linamsubiri mtaalamu.',
    taken: 'Mtaalamu anasoma sasa.',
    questioned: 'Mtaalamu anahitaji jibu lako.',
    replied: 'Jibu lako limetumwa. Mtaalamu atalisoma.',
    answered: 'Mtaalamu amejibu.',
  },
  said: { note: 'Uliuliza', question: 'Mtaalamu anakuuliza', reply: 'Ulijibu' },
  reply: { label: 'Jibu lako', send: 'Tuma jibu' },
  by: {
    expert: '{{name}}, mtaalamu',
    invited: '{{name}}, afisa wa kilimo',
    anExpert: 'Mtaalamu',
    anOfficer: 'Afisa wa kilimo',
    link: 'Mtu aliye na kiungo chako (hatujui ni nani)',
  },
  judged: {
    right: 'Jibu la programu ya Jani ni sahihi.',
    earlierRight: 'Jibu la awali la programu ya Jani, kabla hujabadilisha zao au jibu lako, ni sahihi.',
    other: 'Ni kitu kingine:',
    cannotSay: 'Hawezi kujua kwa yale aliyoonyeshwa.',
  },
  action: 'La kufanya',
  line: 'Kwa maneno yake',
  manage: 'Picha zako na kiungo',
  link: {
    until:
      'Yeyote aliye na kiungo chako anaweza kusoma jibu hili na kusema kama ni sahihi, hadi {{date}}. Ukikiondoa, waliyosema yanafutwa pia.',
    withdraw: 'Ondoa kiungo',
    withdrawn: 'Kiungo hakifanyi kazi tena.',
  },
}
