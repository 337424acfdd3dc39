import { CONFIRMATION_LINK_DAYS, OBJECTION_DAYS, RESET_LINK_MINUTES } from '~/contract/limits'
import type { MailWords, News } from '~/server/domain/accounts/mails'

const NOT_ME = `It was not me: if you did not do this, open this link within ${OBJECTION_DAYS} days:`
const UNDONE =
  'It asks for a new password. Then every phone is logged out, and recovery words and links that others have stop working.'

const NEWS: Record<News, string> = {
  due: 'Today is the day to look at your plants again.',
  advice: 'Advice that Jani gave you has changed.',
  confirmed: 'An expert has confirmed a crop problem in your county. See what to look for.',
  answered: 'A person has written to you about your plants.',
}

const sentencesOn = (news: readonly News[]) => news.map((kind) => NEWS[kind]).join(' ')

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
  emailChanged: ({ username, email, link }) => ({
    subject: 'The e-mail address of your Jani account was changed',
    text: [
      `Hello ${username},`,
      `Your Jani account now has another e-mail address: ${email}. If you changed it, do nothing: nothing more will be sent to this address.`,
      NOT_ME,
      link,
      'It asks for a new password. Then your account has this address again, every phone is logged out, and recovery words and links that others have stop working.',
    ].join('\n\n'),
  }),
  emailPutBack: ({ username, email }) => ({
    subject: 'Your Jani account has its earlier e-mail address again',
    text: [
      `Hello ${username},`,
      `A Jani account that had this e-mail address has its earlier one again: ${email}. Nothing more will be sent to this address.`,
      'If you do not know why, tell us soon.',
    ].join('\n\n'),
  }),
  passwordChanged: ({ username, link }) => ({
    subject: 'Your Jani password was changed',
    text: [
      `Hello ${username},`,
      'The password of your Jani account was changed just now. If it was you, do nothing.',
      NOT_ME,
      link,
      UNDONE,
    ].join('\n\n'),
  }),
  recoveryCodeMade: ({ username, link }) => ({
    subject: 'New recovery words for your Jani account',
    text: [
      `Hello ${username},`,
      'Four recovery words were made for your Jani account just now. Whoever has them can choose a new password. If it was you, do nothing.',
      NOT_ME,
      link,
      UNDONE,
    ].join('\n\n'),
  }),
  paid: ({ username, amount, until, reference }) => ({
    subject: 'Your payment for Pro Crop Care has arrived',
    text: [
      `Hello ${username},`,
      `Your payment of Ksh ${amount} has arrived. Pro Crop Care is yours until ${until}.`,
      `Order ${reference}. The receipt of M-Pesa is in its message on the phone that paid, and in your account.`,
    ].join('\n\n'),
  }),
  alert: ({ username, news, link, choose }) => ({
    subject: sentencesOn(news),
    text: [
      `Hello ${username},`,
      sentencesOn(news),
      link,
      `Choose what Jani tells you, or stop these mails: ${choose}`,
    ].join('\n\n'),
  }),
}
