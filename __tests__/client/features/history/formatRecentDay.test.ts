import { formatRecentDay } from '~/client/i18n/i18n'

it.each([
  ['en', '2026-11-23', '23 November'],
  ['sw', '2026-11-23', '23 Novemba'],
  ['en', '2025-11-23', '23 November 2025'],
] as const)('in %s the day %s is written as %s at the end of 2026', (language, day, written) => {
  expect(formatRecentDay(day, language, new Date('2026-12-31T12:00:00Z'))).toBe(written)
})
