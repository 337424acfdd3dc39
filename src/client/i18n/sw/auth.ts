import type { Messages } from '../en/en'

export const auth: Messages['auth'] = {
  login: {
    heading: 'Karibu tena',
    lead: 'Ingia ili uchunguze mazao yako.',
    submit: 'Ingia',
    success: 'Umeingia.',
    question: 'Je, wewe ni mgeni kwenye programu ya Jani?',
  },
  signUp: {
    heading: 'Fungua akaunti yako',
    lead: 'Krediti {{credits}} za bure zinakusubiri: zinatosha kuchunguza majani {{diagnoses}}.',
    submit: 'Jisajili',
    success: 'Akaunti imefunguliwa.',
    question: 'Je, tayari una akaunti?',
  },
  email: 'Anwani ya barua pepe',
  noEmail: 'Huna barua pepe, au huwezi kuisoma? Tutakusaidia:',
  username: 'Jina lako',
  usernameHint:
    'Jina moja au mawili ya herufi 2 hadi 16, bila alama nyingine. Kwa mfano: Wangarĩ, Nganga au Mary Wanjiru',
  password: 'Nenosiri',
  passwordHint: 'Herufi, nambari au alama {{min}} hadi {{max}}.',
  forgotPassword: 'Umesahau nenosiri?',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
}
