import type { Messages } from '../en/en'

export const account: Messages['account'] = {
  heading: 'Akaunti yako',
  signedOut: 'Ingia ili uone akaunti yako',
  owner: '{{username}}, {{email}}',
  unconfirmed: {
    text: 'Anwani yako ya barua pepe haijathibitishwa bado. Anwani iliyothibitishwa ndiyo itakayokusaidia ukisahau nenosiri.',
    send: 'Nitumie kiungo',
    sent: 'Tumetuma kiungo kwa {{email}}. Kifungue ndani ya siku {{days}}.',
  },
  password: {
    heading: 'Badilisha nenosiri',
    current: 'Nenosiri la sasa',
    next: 'Nenosiri jipya',
    submit: 'Badilisha nenosiri',
    success: 'Nenosiri limebadilishwa. Simu nyingine zote zimeondolewa.',
  },
  sessions: {
    heading: 'Ulipoingia',
    current: 'Hapa',
    elsewhere: 'Simu au kompyuta nyingine',
    times: 'Tangu {{since}}, ilitumika mwisho {{lastUsed}}',
    end: 'Ondoa huko',
    ended: 'Umeondolewa huko.',
  },
  data: {
    heading: 'Data yako',
    text: 'Yote tunayoyahifadhi kukuhusu, katika faili moja. Picha zako hazihifadhiwi.',
    submit: 'Pakua data yangu',
  },
  deletion: {
    heading: 'Futa akaunti',
    text: 'Uchunguzi wako, krediti zako na anwani yako ya barua pepe vitafutwa kabisa. Malipo yatabaki kwenye hesabu zetu bila jina lako.',
    submit: 'Futa akaunti yangu',
    success: 'Akaunti yako imefutwa.',
  },
  forgot: {
    heading: 'Umesahau nenosiri?',
    text: 'Andika anwani ya barua pepe ya akaunti yako. Tutakutumia kiungo cha kuchagua nenosiri jipya.',
    submit: 'Nitumie kiungo',
    sent: 'Kama kuna akaunti yenye {{email}}, kiungo kiko njiani. Hufanya kazi mara moja, ndani ya dakika {{minutes}}. Angalia pia kwenye barua taka.',
    back: 'Rudi kuingia',
  },
  reset: {
    heading: 'Chagua nenosiri jipya',
    text: 'Kisha utaondolewa kwenye simu zote, na utaingia kwa nenosiri jipya.',
    submit: 'Hifadhi nenosiri',
    success: 'Nenosiri limebadilishwa. Tafadhali ingia.',
    incomplete: 'Kiungo hiki hakijakamilika.',
    askAgain: 'Omba kiungo kipya',
  },
  confirm: {
    heading: 'Thibitisha anwani yako ya barua pepe',
    text: 'Hivyo tutajua pa kukutumia kiungo ukisahau nenosiri.',
    submit: 'Thibitisha anwani yangu',
    success: 'Asante. Anwani yako ya barua pepe imethibitishwa.',
    next: 'Piga picha ya jani',
    askAgain: 'Omba kiungo kipya kwenye akaunti yako',
  },
}
