import type { FastifyInstance } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { limitsOf } from '~/server/domain/limits'

import { register } from '../../support/calls'
import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { fakeDate } from '../../support/fakeDate'
import { buildTestApp, farmer } from '../../support/testApp'

const limits = limitsOf({ signUpsPerHour: 120, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 })
const VILLAGE = '192.0.2.1'

describe.each(databases)('fair logins on $name', ({ open }) => {
  let database: TestDatabase
  let app: FastifyInstance
  let clock: ReturnType<typeof fakeDate>
  beforeEach(async () => {
    clock = fakeDate()
    database = await open()
    app = await buildTestApp({ db: database.db, limits })
    await register(app)
  })
  afterEach(async () => {
    await app.close()
    await database.close()
    jest.useRealTimers()
  })

  const login = (address: string, email: string = farmer.email, password: string = farmer.password) =>
    app.inject({ ...endpoints.login, payload: { email, password }, remoteAddress: address })

  /** Seconds until the owner is in, on a new phone, waiting as told; the attacker asks four times a second. */
  async function secondsToGetIn(address: string, attack: (time: number) => Promise<unknown>) {
    let time = 0
    for (; time < 60; time++) await attack(time)
    for (let waited = 0; waited < 200;) {
      const answer = await login(address)
      if (answer.statusCode === 200) return waited
      const wait = Number(answer.headers['retry-after'])
      for (let quarter = 0; quarter < wait * 4; quarter++) {
        clock.pass(250)
        await attack(time++)
      }
      waited += wait
    }
    return Infinity
  }

  it.each<[string, (time: number) => Promise<unknown>]>([
    ['from the same address at many accounts', (time) => login(VILLAGE, `f${time}@example.com`, 'wrong-guess')],
    ['at this account from one address', () => login('198.51.100.1', farmer.email, 'wrong-guess')],
    [
      'at this account from many addresses',
      (time) => login(`198.51.${time % 250}.${Math.floor(time / 250)}`, farmer.email, 'wrong-guess'),
    ],
  ])('let the owner in on a new phone within a minute while somebody guesses %s', async (_, attack) => {
    expect(await secondsToGetIn(VILLAGE, attack)).toBeLessThanOrEqual(60)
  })

  it('let sixty people behind one address sign up and log in within ten minutes', async () => {
    const codes: number[] = []
    for (let person = 0; person < 60; person++) {
      const payload = { ...farmer, email: `farmer${person}@example.com` }
      codes.push((await app.inject({ ...endpoints.register, payload, remoteAddress: VILLAGE })).statusCode)
      codes.push((await login(VILLAGE, payload.email)).statusCode)
      clock.pass(10_000)
    }
    expect(codes.filter((code) => code !== 200 && code !== 201)).toEqual([])
  })

  it('count right logins, and keep at most twenty sessions of an account', async () => {
    const codes: number[] = []
    for (let time = 0; time < 33; time++) codes.push((await login(`192.0.2.${Math.floor(time / 11)}`)).statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(30)
    const sessions = await database.db.selectFrom('session').select('id').execute()
    expect(sessions).toHaveLength(20)
  })

  it('tell ten times an hour that an e-mail address is taken, however many networks ask', async () => {
    const codes: number[] = []
    for (let time = 0; time < 12; time++)
      codes.push(
        (await app.inject({ ...endpoints.register, payload: farmer, remoteAddress: `198.51.100.${time}` })).statusCode,
      )
    expect(codes).toEqual([...Array<number>(10).fill(409), 429, 429])
  })
})
