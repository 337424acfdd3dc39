import type { FastifyInstance } from 'fastify'

import { loginSchema } from '~/contract/credentials'
import { PASSWORD_COST, createPasswords } from '~/server/security/passwords'

import { login, register, said } from '../../support/calls'
import { databases } from '../../support/databases'
import { buildTestApp, farmer } from '../../support/testApp'

describe('a password', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.close())
  let people = 0
  const signUp = (password: string) => register(app, { ...farmer, email: `farmer${++people}@example.com`, password })
  const statusOf = async (password: string) =>
    (await login(app, { email: `farmer${people}@example.com`, password })).statusCode

  it.each(['password', 'PASSWORD', 'iloveyou', 'Football', 'wanjiru-2026', 'farmer1234', 'Jani12345'])(
    'may not be %s: said in a sentence, and the address is still free',
    async (password) => {
      const answer = await signUp(password)
      const sentence = expect.stringMatching(/^This password .+\. Please choose another one\.$/)
      expect([answer.statusCode, said(answer)]).toEqual([400, { password: [sentence] }])
      expect((await register(app, { ...farmer, email: `farmer${people}@example.com` })).statusCode).toBe(201)
    },
  )

  it.each([
    ['eight characters', '8 chars!', '8 chars?'],
    ['emoji', '🌽'.repeat(125), '🌽'.repeat(124) + '🍅'],
    ['letters with accents', 'ñ'.repeat(124) + 'a', 'ñ'.repeat(124) + 'b'],
    ['accents as characters of their own', 'n\u0303'.repeat(124) + 'a', 'n\u0303'.repeat(124) + 'b'],
    ['families of emoji', '👩‍🌾'.repeat(41) + 'ab', '👩‍🌾'.repeat(41) + 'ac'],
    ['Chinese', '密'.repeat(125), '密'.repeat(124) + '码'],
    ['Arabic', 'ش'.repeat(125), 'ش'.repeat(124) + 'س'],
    ['NUL in the middle', 'a\0'.repeat(62) + 'b', 'a\0'.repeat(62) + 'c'],
    ['line ends and tabs', '\r\n\t'.repeat(41) + 'ab', '\r\n\t'.repeat(41) + 'ac'],
    ['spaces around', '  maize and beans  ', '  maize and beans '],
    ['signs that only look like others', 'm² ya shamba ﬁrst', 'm2 ya shamba first'],
  ])('may be of %s, up to 125 characters, and the last one counts', async (_name, password, almost) => {
    expect((await signUp(password)).statusCode).toBe(201)
    expect([await statusOf(password), await statusOf(almost)]).toEqual([200, 401])
  })

  it('is the same composed and decomposed, and counts the same', async () => {
    const [composed, decomposed] = ['ñ'.repeat(125), 'n\u0303'.repeat(125)]
    expect((await signUp(decomposed)).statusCode).toBe(201)
    expect(await statusOf(composed)).toBe(200)
  })

  it.each([
    ['too short in characters, though not in bytes', '🌽'.repeat(7), 'Password must be at least 8 characters'],
    ['too long', '🌽'.repeat(126), 'Password must be at most 125 characters'],
    ['half a character', 'maize-and-\ud83c', 'Password contains half a character'],
    ['the other half', '\udf3d-maize-and', 'Password contains half a character'],
  ])('is refused alike by client and server: %s', async (_name, password, sentence) => {
    const answer = await signUp(password)
    expect([answer.statusCode, said(answer)]).toEqual([400, { password: [sentence] }])
    expect(() => loginSchema.validateSync({ email: 'a@b.co', password }, { abortEarly: false })).toThrow(sentence)
  })
})

it.each(databases)('is hashed anew on $name at the first login after the cost was raised, and only then', async ({ open }) => {
  const database = await open()
  const app = await buildTestApp({ db: database.db })
  const weak = await (await createPasswords({ memoryCost: 32, timeCost: 1 })).hash(farmer.password)
  await register(app)
  await database.db.updateTable('account').set({ password_hash: weak }).execute()
  const storedAfter = async (password: string) => {
    await login(app, { ...farmer, password })
    return (await database.db.selectFrom('account').select('password_hash').executeTakeFirst())!.password_hash
  }
  expect(await storedAfter('wrong-guess')).toBe(weak)
  const stronger = await storedAfter(farmer.password)
  expect(stronger).toMatch(/^\$argon2id\$v=19\$m=64,t=1,/)
  expect(await storedAfter(farmer.password)).toBe(stronger)
  await app.close()
  await database.close()
}) // prettier-ignore

it('a hash is outdated when memory or passes were fewer, and not when they were more', async () => {
  const passwords = await createPasswords(PASSWORD_COST)
  const costs = ['m=19456,t=3', 'm=65536,t=2', 'm=65536,t=3', 'm=131072,t=4', 'x']
  const outdated = costs.filter((cost) => passwords.isOutdated(`$argon2id$v=19$${cost},p=1$c2FsdA$aGFzaA`))
  expect(outdated).toEqual(['m=19456,t=3', 'm=65536,t=2', 'x'])
})
