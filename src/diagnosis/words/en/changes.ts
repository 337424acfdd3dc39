import type { ChangeWords } from '../types'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export const changes: ChangeWords = {
  barred: (names) =>
    `Do not use ${or.format(names)}: when we last read the rules of Kenya, it was not allowed on food crops, or under review.`,
  dropped: (names) => `We no longer suggest ${or.format(names)}.`,
  added: (names) => `You can also ask the agrovet for ${or.format(names)} now.`,
  renumbered: (name, numbers) => `New number of ${name}: ${and.format(numbers)}.`,
  actions: 'What to do today has changed. Read the answer again.',
}
