import { decodeNamedCharacterReference } from '~/client/features/diagnosis/decodeNamedCharacterReference'

it.each([
  ['amp', '&'],
  ['lt', '<'],
  ['nbsp', '\u00a0'],
  ['colon', false],
  ['constructor', false],
  ['', false],
])('decodes %s to %s', (name, character) => {
  expect(decodeNamedCharacterReference(name)).toBe(character)
})
