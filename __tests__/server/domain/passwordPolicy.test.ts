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

it('refuses what everybody tries, however it is written', () => {
  for (const password of ['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', '12345678', 'Qwertyuiop', 'iloveyou'])
    expect([password, why(password)]).toEqual([password, COMMON])
})

it('refuses little more than a name, and takes anything else', () => {
  const names =
    'wanjirukamau Wanjiru-2026 kamau123456 12-Kamau-34 jani1234567 Jani.Jani.Jani jani-wanjiru farm@20262026'
  for (const password of [...names.split(' '), 'WANJIRU KAMAU!', person.email, 'W.KAMAU-FARM'])
    expect([password, why(password)]).toEqual([password, OWN_NAME])
  const good = ['maize-and-beans', 'wanjiru hupanda mahindi', 'jani-k9x-rafiki', '83920174655', '密码密码密码密码']
  for (const password of [...good, '🌽🌽🌽🌽🌽🌽🌽🌽', 'x'.repeat(125)])
    expect([password, why(password)]).toEqual([password, undefined])
})

it('takes the pieces of an address for names only where they are long enough to mean something', () => {
  expect(why('93847561-a', { username: 'Otieno', email: 'a.b@example.com' })).toBeUndefined()
  expect(why('9384756100', { username: 'Otieno', email: '7@example.com' })).toBeUndefined()
})
