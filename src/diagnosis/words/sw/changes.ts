import type { ChangeWords } from '../types'

const na = new Intl.ListFormat('sw-KE', { type: 'conjunction' })
const au = new Intl.ListFormat('sw-KE', { type: 'disjunction' })

export const changes: ChangeWords = {
  barred: (names) =>
    `Usitumie ${au.format(names)}: tuliposoma sheria za Kenya mara ya mwisho, haikuruhusiwa kwenye mazao ya chakula, au ilikuwa inachunguzwa.`,
  dropped: (names) => `Hatupendekezi tena ${au.format(names)}.`,
  added: (names) => `Sasa unaweza pia kumwomba muuzaji wa agrovet ${au.format(names)}.`,
  renumbered: (name, numbers) => `Namba mpya ya ${name}: ${na.format(numbers)}.`,
  actions: 'Mambo ya kufanya leo yamebadilika. Soma jibu tena.',
}
