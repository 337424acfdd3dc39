import { ValidationError } from 'yup'

import { loginSchema, registerSchema } from '~/contract/credentials'
import { forgotSchema } from '~/contract/accountSchemas'
import { en } from '~/contract/errors/en'

const valid = { username: 'Wanjiru', email: 'wanjiru@example.com', password: 'maize-and-beans' }

function messages(schema: typeof loginSchema | typeof registerSchema, body: unknown): string[] {
  try {
    schema.validateSync(body, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)]
  }
}

/** The messages for each of these values of one field. */
const judge = (field: keyof typeof valid, values: string[]) =>
  Object.fromEntries(values.map((value) => [value, messages(registerSchema, { ...valid, [field]: value })]))
const all = (values: string[], answer: string[]) => Object.fromEntries(values.map((value) => [value, answer]))

it('accepts usual e-mail addresses and refuses others with one message', () => {
  const good = ['a@b.co', 'first.last@farm.co.ke', 'a_b+c-d.1@x-y.example', 'A@B.CO']
  const domains = ['a@b', 'a@b.c', 'a@b.c0', 'a@b..co', 'a@exa mple.com']
  const bad = ['', 'nobody', '@example.com', 'a b@example.com', 'ä@example.com', ...domains, `${'a'.repeat(250)}@b.co`]
  expect(judge('email', good)).toEqual(all(good, []))
  expect(judge('email', bad)).toEqual(all(bad, ['Invalid Email']))
})

it('accepts one or two names of 2 to 16 letters as a username and otherwise explains the rule', () => {
  const good = [
    'Al',
    'Wanjiru',
    'Wanjiru Kamau',
    'Wangarĩ',
    'Mũgo Ñandú',
    'a'.repeat(16),
    `${'a'.repeat(16)} ${'b'.repeat(16)}`,
  ]
  const spaces = ['Wanjiru K', 'Wanjiru  Kamau', 'Wanjiru Kamau Njeri', 'Wan\u200bjiru']
  const bad = ['A', 'a'.repeat(17), 'Wanjiru1', "O'Brien", "Ng'ang'a", 'Wanjirũ×', '\u0303\u0303', ...spaces]
  expect(judge('username', good)).toEqual(all(good, []))
  expect(judge('username', bad)).toEqual(all(bad, ['Invalid Username', en.usernameAllowed]))
  expect(judge('username', ['', ' '])).toEqual(all(['', ' '], ['Invalid Username']))
})

it('accepts passwords of 8 to 125 characters and says what is wrong with others', () => {
  const good = ['12345678', 'x'.repeat(125), 'nyanya na viazi', '🌽🌽🌽🌽🌽🌽🌽🌽']
  expect(judge('password', good)).toEqual(all(good, []))
  expect(messages(loginSchema, { ...valid, password: '' })).toContain('Password is required')
  expect(messages(loginSchema, { ...valid, password: '1234567' })).toEqual(['Password must be at least 8 characters'])
  expect(messages(loginSchema, { ...valid, password: 'x'.repeat(126) })).toEqual([
    'Password must be at most 125 characters',
  ])
})

it('normalises typed text, and leaves passwords unchanged', () => {
  const sent = {
    username: ' Wangari\u0303\u00a0Njeri\u200b',
    email: '\ufeffa@b.co\u2060 \n',
    password: ' maize\u00a0beans ',
  }
  const email = 'a@b.co'
  expect(registerSchema.validateSync(sent)).toEqual({ username: 'Wangarĩ Njeri', email, password: sent.password })
  expect(loginSchema.validateSync(sent)).toMatchObject({ email, password: sent.password })
  expect(forgotSchema.validateSync(sent)).toMatchObject({ email })
})

it('refuses a text that is far too long without normalising it', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize')
  const marks = `a${'\u0301'.repeat(3700)}${'\u0316'.repeat(3700)}`
  expect(messages(registerSchema, { username: marks, email: marks, password: marks })).toEqual([
    'Invalid Email',
    'Invalid Email',
    'Password must be at most 125 characters',
    'Invalid Username',
    en.usernameAllowed,
  ])
  expect(normalize).not.toHaveBeenCalled()
})

it('refuses anything that is no string', () => {
  for (const value of [null, 7, true, ['a@b.co'], {}])
    expect(messages(registerSchema, { username: value, email: value, password: value })).toHaveLength(3)
})
