import { CONFIRMATION_LINK_DAYS, RESET_LINK_MINUTES } from '~/contract/account'
import type { Language } from '~/contract/languages'
import type { MailWords } from '~/server/domain/accounts/mails'

const en: MailWords = {
  reset: ({ username, link }) => ({
    subject: 'Choose a new password for Jani',
    text: [
      `Hello ${username},`,
      `Somebody asked for a new password for your Jani account. If it was you, open this link within ${RESET_LINK_MINUTES} minutes:`,
      link,
      'The link works once. Then you are logged out on every phone and can log in with the new password.',
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  }),
  confirmation: ({ username, link }) => ({
    subject: 'Is this your e-mail address?',
    text: [
      `Hello ${username},`,
      `An account was opened at Jani with this e-mail address. If it is yours, open this link within ${CONFIRMATION_LINK_DAYS} days:`,
      link,
      'We then know where to send a link if you forget your password.',
      'If you did not open an account, do nothing.',
    ].join('\n\n'),
  }),
  passwordChanged: ({ username }) => ({
    subject: 'Your Jani password was changed',
    text: [
      `Hello ${username},`,
      'The password of your Jani account was changed just now.',
      'If it was not you, choose a new one: tap "Forgot Password?" where you log in.',
    ].join('\n\n'),
  }),
}

const sw: MailWords = {
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
      `Akaunti imefunguliwa kwenye Jani kwa anwani hii ya barua pepe. Kama ni yako, fungua kiungo hiki ndani ya siku ${CONFIRMATION_LINK_DAYS}:`,
      link,
      'Hivyo tutajua pa kukutumia kiungo ukisahau nenosiri lako.',
      'Kama hukufungua akaunti, usifanye chochote.',
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

/** The mails, in every language. */
export const mailWords: Record<Language, MailWords> = { en, sw }
