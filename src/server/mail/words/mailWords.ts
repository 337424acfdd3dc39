import type { ContactSettings } from '~/contract/contact'
import type { Language } from '~/contract/languages'
import type { MailWords, Written } from '~/server/domain/accounts/mails'

import { en } from './en'
import { sw } from './sw'

const QUESTIONS: Record<Language, string> = { en: 'Questions? Ask us:', sw: 'Una swali? Tuulize:' }

/** The mails, in every language. They end with the operator's contact, never with a placeholder. */
export const mailWords = (contact: ContactSettings = {}): Record<Language, MailWords> => {
  const ways = [contact.CONTACT_PHONE, whatsApp(contact), contact.CONTACT_EMAIL].filter((way) => way !== undefined)
  const signed = (words: MailWords, question: string): MailWords => {
    const sign =
      <Values>(write: Written<Values>): Written<Values> =>
      (values) => {
        const { subject, text } = write(values)
        return { subject, text: ways.length === 0 ? text : `${text}\n\n${question} ${ways.join(', ')}` }
      }
    return {
      reset: sign(words.reset),
      confirmation: sign(words.confirmation),
      passwordChanged: sign(words.passwordChanged),
      recoveryCodeMade: sign(words.recoveryCodeMade),
      emailChanged: sign(words.emailChanged),
      emailPutBack: sign(words.emailPutBack),
      paid: sign(words.paid),
      alert: sign(words.alert),
    }
  }
  return { en: signed(en, QUESTIONS.en), sw: signed(sw, QUESTIONS.sw) }
}

const whatsApp = ({ CONTACT_WHATSAPP: number }: ContactSettings) =>
  number === undefined ? number : `WhatsApp ${number}`
