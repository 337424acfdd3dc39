import { CONFIRMATION_LINK_DAYS, RESET_LINK_MINUTES } from '~/contract/limits'
import type { MailWords } from '~/server/domain/accounts/mails'

export const en: MailWords = {
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
  emailChanged: ({ username }) => ({
    subject: 'The e-mail address of your Jani account was changed',
    text: [
      `Hello ${username},`,
      'Your Jani account now has another e-mail address. Nothing will be sent to this one any more.',
      'If it was not you, somebody knows your password: tell us soon.',
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
