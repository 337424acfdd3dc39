import { randomUUID } from 'node:crypto'

import { createAccountRepository } from '~/server/persistence/accountRepository'
import { createDeviceRepository } from '~/server/persistence/deviceRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'

const NOW = 1_900_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('devices on $name', ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const devices = () => createDeviceRepository(database.db)
  const addAccount = async () => {
    const email = `${randomUUID()}@example.com`
    const users = createUserRepository(database.db, () => NOW)
    return (await users.add({ username: 'Otieno', email, passwordHash: 'h', credits: 5 }))!.id
  }
  const isKnown = (hash: string, now = NOW) => devices().isKnown({ hash, now })

  it('are known once remembered, for 180 days after the last time', async () => {
    const accountId = await addAccount()
    const hash = randomUUID()
    expect(await isKnown(hash)).toBe(false)
    await devices().remember({ hash, accountId, now: NOW })
    expect(await isKnown(hash, NOW + 180 * DAY_MS - 1)).toBe(true)
    expect(await isKnown(hash, NOW + 180 * DAY_MS)).toBe(false)
    await devices().remember({ hash, accountId, now: NOW + 100 * DAY_MS })
    expect(await isKnown(hash, NOW + 200 * DAY_MS)).toBe(true)
  })

  it('are forgotten when nobody has used them for long, and beyond the latest twenty', async () => {
    const accountId = await addAccount()
    const stranger = { hash: randomUUID(), accountId: await addAccount(), now: NOW - 200 * DAY_MS }
    await devices().remember(stranger)
    const hashes = Array.from({ length: 22 }, () => randomUUID())
    for (const [age, hash] of hashes.entries())
      await devices().remember({ hash, accountId, now: NOW - (hashes.length - age) * DAY_MS })
    const rows = await database.db
      .selectFrom('device')
      .select('token_hash')
      .where('account_id', '=', accountId)
      .execute()
    expect(rows.map(({ token_hash: hash }) => hash).sort()).toEqual(hashes.slice(2).sort())

    await devices().remember({ hash: hashes[21]!, accountId, now: NOW + 200 * DAY_MS })
    expect(await isKnown(hashes[20]!, NOW)).toBe(false)
    const others = await database.db
      .selectFrom('device')
      .select('token_hash')
      .where('token_hash', '=', stranger.hash)
      .execute()
    expect(others).toHaveLength(1)
  })
})
