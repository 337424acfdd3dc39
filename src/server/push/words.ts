import type { Language } from '~/contract/languages'

/** Stands on the lock screen of a phone that others see: no crop, no name. */
export const reminderWords: Record<Language, string> = {
  en: 'Today is the day to look at your plants again.',
  sw: 'Leo ni siku ya kuangalia mimea yako tena.',
}
