import { ValidationError } from 'yup'

import { loginSchema, registerSchema } from '~/contract/credentials'

const good = { username: 'Wanjiru', email: 'wanjiru@example.com', password: 'maize-and-beans' }

function messages(schema: typeof loginSchema | typeof registerSchema, body: unknown): string[] {
  try {
    schema.validateSync(body, { abortEarly: false })
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)]
  }
}

describe('an e-mail address', () => {
  it.each(['a@b.co', 'first.last@farm.co.ke', 'a_b+c-d.1@x-y.example', 'A@B.CO'])('may be %s', (email) => {
    expect(messages(loginSchema, { ...good, email })).toEqual([])
  })

  it.each([
    '',
    'nobody',
    '@example.com',
    'a@b',
    'a@b.c',
    'a b@example.com',
    'a@exa mple.com',
    'a@b.c0',
    'ä@example.com',
    'a@b..co',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %j, and is refused in one sentence', (email) => {
    expect(messages(loginSchema, { ...good, email })).toEqual(['Invalid Email'])
  })
})

describe('a username', () => {
  it.each(['Al', 'Wanjiru', 'Wanjiru Kamau', 'a'.repeat(16), `${'a'.repeat(16)} ${'b'.repeat(16)}`])(
    'may be %s',
    (username) => {
      expect(messages(registerSchema, { ...good, username })).toEqual([])
    },
  )

  it.each([
    '',
    'A',
    'a'.repeat(17),
    'Wanjiru K',
    'Wanjiru  Kamau',
    'Wanjiru Kamau Njeri',
    ' Wanjiru',
    'Wanjiru1',
    "O'Brien",
  ])('may not be %j, and is refused in one sentence', (username) => {
    expect(messages(registerSchema, { ...good, username })).toEqual(['Invalid Username'])
  })
})

describe('a password', () => {
  it.each(['12345678', 'x'.repeat(125), 'nyanya na viazi', '🌽🌽🌽🌽🌽🌽🌽🌽'])('may be %s', (password) => {
    expect(messages(loginSchema, { ...good, password })).toEqual([])
  })

  it.each([
    ['', 'Password is required'],
    ['1234567', 'Password must be at least 8 characters'],
    ['x'.repeat(126), 'Password must be at most 125 characters'],
  ])('may not be %j', (password, sentence) => {
    expect(messages(loginSchema, { ...good, password })).toContain(sentence)
  })
})

it.each([null, 7, true, ['a@b.co'], {}])('takes no %j for a text', (value) => {
  expect(messages(registerSchema, { username: value, email: value, password: value })).toHaveLength(3)
})
