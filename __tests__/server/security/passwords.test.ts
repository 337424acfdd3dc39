import { createHash } from 'node:crypto'

import { hashPhoto } from '~/server/security/keyedHash'
import { PASSWORD_COST, createPasswords } from '~/server/security/passwords'

describe('password hashes', () => {
  describe('passwords', () => {
    it('are hashed by argon2id with 64 MiB, three passes and one lane', async () => {
      const passwords = await createPasswords(PASSWORD_COST)
      const hash = await passwords.hash('maize-and-beans')
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
      expect(await passwords.matches('maize-and-beans', hash)).toBe(true)
      expect(await passwords.matches('maize-and-peas!', hash)).toBe(false)
    })

    it('match nothing where there is no account', async () => {
      const passwords = await createPasswords({ memoryCost: 64, timeCost: 1 })
      expect(await passwords.matches('', undefined)).toBe(false)
      expect(await passwords.matches('maize-and-beans', undefined)).toBe(false)
    })

    it('are salted', async () => {
      const passwords = await createPasswords({ memoryCost: 64, timeCost: 1 })
      expect(await passwords.hash('maize-and-beans')).not.toBe(await passwords.hash('maize-and-beans'))
    })

    it('wait in a short queue, and are refused beyond', async () => {
      const passwords = await createPasswords({ memoryCost: 64, timeCost: 1 })
      const hashes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('maize-and-beans')))
      expect(hashes.filter(({ status }) => status === 'fulfilled')).toHaveLength(34)
      for (const hash of hashes)
        if (hash.status === 'rejected') expect(hash.reason).toMatchObject({ reason: 'unavailable' })
      expect(await passwords.hash('maize-and-beans')).toMatch(/^\$argon2id/)
    })
  })
})

describe('photo hashes', () => {
  const HERE = 256 * 1024

  it.each([0, 1, HERE - 1, HERE, HERE + 1, 5_000_000])('is the SHA-256 of a photo of %d bytes', async (size) => {
    const photo = Buffer.alloc(size, 'leaf')
    expect(await hashPhoto(photo)).toBe(createHash('sha256').update(photo).digest('base64url'))
  })
})
