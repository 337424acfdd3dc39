import { dictionary } from '@zxcvbn-ts/language-common'

import { whyRefused } from '~/server/domain/passwordPolicy'
import { commonPasswords } from '~/server/security/commonPasswords'

const person = { username: 'Wanjiru Kamau', email: 'w.kamau-farm@example.com' }
const why = (password: string, who = person) => whyRefused({ ...who, password }, commonPasswords)

const COMMON = 'This password is one of those that everybody tries first. Please choose another one.'
const OWN_NAME = 'This password is little more than your name or ours. Please choose another one.'

const list = dictionary['passwords-common']

it('every common password that is long enough is refused, in any case: more than ten thousand', () => {
  const long = list.filter((password) => password.length >= 8)
  expect(list.length).toBeGreaterThan(40_000)
  expect(long.length).toBeGreaterThan(10_000)
  expect(long.filter((password) => why(password) !== COMMON)).toEqual([])
  expect(long.filter((password) => why(password.toUpperCase()) !== COMMON)).toEqual([])
})

it.each(['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', '12345678', 'Qwertyuiop', 'iloveyou'])(
  'refuses %s as one of those that everybody tries',
  (password) => {
    expect(why(password)).toBe(COMMON)
  },
)

it.each([
  'wanjirukamau',
  'Wanjiru-2026',
  'WANJIRU KAMAU!',
  'kamau123456',
  '12-Kamau-34',
  'jani1234567',
  'Jani.Jani.Jani',
  'jani-wanjiru',
  'w.kamau-farm@example.com',
  'W.KAMAU-FARM',
  'farm@20262026',
])('refuses %s as little more than a name', (password) => {
  expect(why(password)).toBe(OWN_NAME)
})

it.each([
  'maize-and-beans',
  'wanjiru hupanda mahindi',
  'jani-k9x-rafiki',
  '83920174655',
  '密码密码密码密码',
  '🌽🌽🌽🌽🌽🌽🌽🌽',
  'x'.repeat(125),
])('takes %s', (password) => {
  expect(why(password)).toBeUndefined()
})

it('takes the pieces of an address for names only where they are long enough to mean something', () => {
  expect(why('93847561-a', { username: 'Otieno', email: 'a.b@example.com' })).toBeUndefined()
  expect(why('9384756100', { username: 'Otieno', email: '7@example.com' })).toBeUndefined()
})
