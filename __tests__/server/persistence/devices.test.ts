import { randomUUID } from 'node:crypto'

import { createDeviceRepository } from '~/server/persistence/deviceRepository'
import { createUserRepository } from '~/server/persistence/userRepository'

import { databases } from '../../support/databases'

const NOW = 1_900_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000

it.each(databases)('devices on $name are known for 180 days after the last use, the latest twenty of an account', async ({ open }) => {
  const { db, close } = await open()
  const devices = createDeviceRepository(db)
  const addAccount = async () => {
    const person = { username: 'Otieno', email: `${randomUUID()}@example.com`, passwordHash: 'h', credits: 5 }
    return (await createUserRepository(db, () => NOW).add(person))!.id
  }
  const hashesOf = async (accountId: string) =>
    (await db.selectFrom('device').select('token_hash').where('account_id', '=', accountId).execute())
      .map(({ token_hash }) => token_hash)
      .sort()
  const [accountId, otherId] = [await addAccount(), await addAccount()]
  const [hash, others] = [randomUUID(), randomUUID()]
  expect(await devices.isKnown({ hash, now: NOW })).toBe(false)
  await devices.remember({ hash, accountId, now: NOW })
  expect(await devices.isKnown({ hash, now: NOW + 180 * DAY_MS - 1 })).toBe(true)
  expect(await devices.isKnown({ hash, now: NOW + 180 * DAY_MS })).toBe(false)
  await devices.remember({ hash, accountId, now: NOW + 100 * DAY_MS })
  expect(await devices.isKnown({ hash, now: NOW + 200 * DAY_MS })).toBe(true)

  await devices.remember({ hash: others, accountId: otherId, now: NOW - 200 * DAY_MS })
  const hashes = Array.from({ length: 22 }, () => randomUUID())
  for (const [age, one] of hashes.entries())
    await devices.remember({ hash: one, accountId, now: NOW + (101 + age) * DAY_MS })
  expect(await hashesOf(accountId)).toEqual(hashes.slice(2).sort())
  await devices.remember({ hash: hashes[21]!, accountId, now: NOW + 400 * DAY_MS })
  expect(await hashesOf(accountId)).toEqual([hashes[21]])
  expect(await hashesOf(otherId)).toEqual([others])
  await close()
}) // prettier-ignore
