import { CONFIRMATION_LINK_DAYS, RESET_LINK_MINUTES } from '~/contract/limits'
import type { MailWords } from '~/server/domain/accounts/mails'

export const sw: MailWords = {
  reset: ({ username, link }) => ({
    subject: 'Chagua nenosiri jipya la Jani',
    text: [
      `Habari ${username},`,
      `Kuna mtu ameomba nenosiri jipya la akaunti yako ya Jani. Kama ni wewe, fungua kiungo hiki ndani ya dakika ${RESET_LINK_MINUTES}:`,
      link,
      'Kiungo hufanya kazi mara moja tu. Kisha utaondolewa kwenye simu zote, na utaingia kwa nenosiri jipya.',
      'Kama si wewe, usifanye chochote: nenosiri lako halitabadilika.',
    ].join('\n\n'),
  }),
  confirmation: ({ username, link }) => ({
    subject: 'Je, hii ni anwani yako ya barua pepe?',
    text: [
      `Habari ${username},`,
      `Akaunti imefunguliwa kwenye programu ya Jani kwa anwani hii ya barua pepe. Kama ni yako, fungua kiungo hiki ndani ya siku ${CONFIRMATION_LINK_DAYS}:`,
      link,
      'Hivyo tutajua pa kukutumia kiungo ukisahau nenosiri lako.',
      'Kama hukufungua akaunti, usifanye chochote.',
    ].join('\n\n'),
  }),
  emailChanged: ({ username }) => ({
    subject: 'Anwani ya barua pepe ya akaunti yako ya Jani imebadilishwa',
    text: [
      `Habari ${username},`,
      'Akaunti yako ya Jani sasa ina anwani nyingine ya barua pepe. Hakuna kitakachotumwa tena kwa anwani hii.',
      'Kama si wewe, kuna mtu anayejua nenosiri lako: tuambie haraka.',
    ].join('\n\n'),
  }),
  passwordChanged: ({ username }) => ({
    subject: 'Nenosiri lako la Jani limebadilishwa',
    text: [
      `Habari ${username},`,
      'Nenosiri la akaunti yako ya Jani limebadilishwa sasa hivi.',
      'Kama si wewe, chagua jipya: gusa "Umesahau nenosiri?" pale unapoingia.',
    ].join('\n\n'),
  }),
}
