import type { Messages } from '../en/en'

export const waiting: Messages['waiting'] = {
  cropNotTold: 'Zao halikutajwa',
  remove: 'Ondoa: {{name}}',
  removed: 'Imeondolewa: {{name}}',
  undo: 'Rudisha',
  credits: 'Gharama: {{credits}}, ukipata jibu tu. Una {{balance, number}}.',
  choose: 'Tuma: {{name}}',
  chooseLater: 'Mtandao ukipatikana, utachagua picha za kutuma.',
  question: 'Ungependa kutuma picha zipi?',
  none: 'Hujachagua yoyote.',
  sum_one: 'Picha {{count}}, {{credits}}, KB {{kilobytes, number}}. Una {{balance, number}}.',
  sum_other: 'Picha {{count}}, {{credits}}, KB {{kilobytes, number}}. Una {{balance, number}}.',
  send_zero: 'Tuma picha',
  send_one: 'Tuma picha {{count}}',
  send_other: 'Tuma picha {{count}}',
  full: 'Simu hii haiwezi kuhifadhi picha zaidi. Ondoa baadhi, au subiri hadi zitumwe.',
  noRoom: 'Simu hii haikuweza kuhifadhi picha: imejaa, au dirisha ni la faragha. Usifunge ukurasa huu hadi upate jibu.',
  inHistory: 'Picha hizi zilifika mara ya kwanza. Jibu liko kwenye “Picha zangu”.',
  paused: 'Seva imeomba tusubiri. Programu ya Jani itajaribu tena yenyewe.',
  plotNotKept: 'Shamba “{{plot}}” halijahifadhiwa na jibu hili. Unaweza kuchagua moja chini yake.',
  logOut: {
    question_one: 'Picha {{count}} inasubiri hapa. Ukiondoka itafutwa.',
    question_other: 'Picha {{count}} zinasubiri hapa. Ukiondoka zitafutwa.',
    keep: 'Zihifadhi',
    confirm: 'Ondoka na uzifute',
  },
  photo: {
    fault: {
      tooDark: { title: 'Picha ina giza sana', advice: 'Toka nje mchana, kwenye kivuli chenye mwanga.' },
      tooBlurred: { title: 'Picha haiko wazi', advice: 'Pangusa lenzi kwa kitambaa laini.' },
      falseColours: { title: 'Rangi si halisi', advice: 'Piga picha ya rangi, mchana.' },
    },
    retake: 'Piga tena',
    sendAnyway: 'Tuma tu',
  },
}
