import { CONFIRMATION_LINK_DAYS, OBJECTION_DAYS, RESET_LINK_MINUTES } from '~/contract/limits'
import type { MailWords, News } from '~/server/domain/accounts/mails'

const NOT_ME = `Si mimi: kama si wewe uliyefanya hivi, fungua kiungo hiki ndani ya siku ${OBJECTION_DAYS}:`
const UNDONE =
  'Utaombwa nenosiri jipya. Kisha simu zote zitaondolewa, na maneno manne na viungo ambavyo wengine wanavyo havitafanya kazi tena.'

const NEWS: Record<News, string> = {
  due: 'Leo ni siku ya kuangalia mimea yako tena.',
  advice: 'Ushauri ambao Jani ilikupa umebadilika.',
  confirmed: 'Mtaalamu amethibitisha tatizo la mazao kwenye kaunti yako. Soma dalili za kutafuta.',
  answered: 'Mtu amekuandikia kuhusu mimea yako.',
}

const sentencesOn = (news: readonly News[]) => news.map((kind) => NEWS[kind]).join(' ')

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
  emailChanged: ({ username, email, link }) => ({
    subject: 'Anwani ya barua pepe ya akaunti yako ya Jani imebadilishwa',
    text: [
      `Habari ${username},`,
      `Akaunti yako ya Jani sasa ina anwani nyingine ya barua pepe: ${email}. Kama ni wewe uliyeibadilisha, usifanye chochote: hakuna kitakachotumwa tena kwa anwani hii.`,
      NOT_ME,
      link,
      'Utaombwa nenosiri jipya. Kisha akaunti yako itakuwa tena na anwani hii, simu zote zitaondolewa, na maneno manne na viungo ambavyo wengine wanavyo havitafanya kazi tena.',
    ].join('\n\n'),
  }),
  emailPutBack: ({ username, email }) => ({
    subject: 'Akaunti yako ya Jani ina tena anwani yake ya awali ya barua pepe',
    text: [
      `Habari ${username},`,
      `Akaunti ya Jani iliyokuwa na anwani hii ya barua pepe ina tena anwani yake ya awali: ${email}. Hakuna kitakachotumwa tena kwa anwani hii.`,
      'Kama hujui sababu, tuambie haraka.',
    ].join('\n\n'),
  }),
  passwordChanged: ({ username, link }) => ({
    subject: 'Nenosiri lako la Jani limebadilishwa',
    text: [
      `Habari ${username},`,
      'Nenosiri la akaunti yako ya Jani limebadilishwa sasa hivi. Kama ni wewe, usifanye chochote.',
      NOT_ME,
      link,
      UNDONE,
    ].join('\n\n'),
  }),
  recoveryCodeMade: ({ username, link }) => ({
    subject: 'Maneno manne mapya ya akaunti yako ya Jani',
    text: [
      `Habari ${username},`,
      'Maneno manne ya kurudi kwenye akaunti yako ya Jani yametengenezwa sasa hivi. Aliye nayo anaweza kuchagua nenosiri jipya. Kama ni wewe, usifanye chochote.',
      NOT_ME,
      link,
      UNDONE,
    ].join('\n\n'),
  }),
  paid: ({ username, amount, until, reference }) => ({
    subject: 'Malipo yako ya Pro Crop Care yamefika',
    text: [
      `Habari ${username},`,
      `Malipo yako ya Ksh ${amount} yamefika. Pro Crop Care ni yako hadi ${until}.`,
      `Oda ${reference}. Risiti ya M-Pesa iko kwenye ujumbe wa simu iliyolipa, na kwenye akaunti yako.`,
    ].join('\n\n'),
  }),
  alert: ({ username, news, link, choose }) => ({
    subject: sentencesOn(news),
    text: [
      `Habari ${username},`,
      sentencesOn(news),
      link,
      `Chagua Jani ikuambie nini, au simamisha barua hizi: ${choose}`,
    ].join('\n\n'),
  }),
}
