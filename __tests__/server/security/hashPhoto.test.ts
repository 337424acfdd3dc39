import { createHash } from 'node:crypto'

import { hashPhoto } from '~/server/security/hashPhoto'

const HERE = 256 * 1024

it.each([0, 1, HERE - 1, HERE, HERE + 1, 5_000_000])('is the SHA-256 of a photo of %d bytes', async (size) => {
  const photo = Buffer.alloc(size, 'leaf')
  expect(await hashPhoto(photo)).toBe(createHash('sha256').update(photo).digest('base64url'))
})
