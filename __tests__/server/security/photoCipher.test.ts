import { photoCipher } from '~/server/security/photoCipher'

const photo = Buffer.from('the bytes of a photo of a maize leaf')
const id = '0f0e2f0a-8c1d-4a7e-9d59-0a5a3f1d2c3b'

describe('photoCipher', () => {
  it('opens what it has sealed, with a key and a nonce of its own for each photo', () => {
    const [first, second] = [photoCipher.seal(photo, id), photoCipher.seal(photo, id)]
    expect(Buffer.from(photoCipher.open(first.sealed, { id, key: first.key }))).toEqual(photo)
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32)
    expect(first.key).not.toBe(second.key)
    expect(first.sealed).not.toEqual(second.sealed)
    expect(Buffer.from(first.sealed).includes('maize')).toBe(false)
  })

  it.each<[string, (sealed: Buffer, key: string) => [Buffer, { id: string; key: string }]]>([
    ['the key of another photo', (sealed) => [sealed, { id, key: photoCipher.seal(photo, id).key }]],
    ['the id of another photo', (sealed, key) => [sealed, { id: `${id.slice(0, -1)}c`, key }]],
    [
      'one altered byte',
      (sealed, key) => [Buffer.from(sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte))), { id, key }],
    ],
    ['a truncated file', (sealed, key) => [sealed.subarray(0, -1), { id, key }]],
    ['an empty file', (_sealed, key) => [Buffer.alloc(0), { id, key }]],
  ])('throws for %s', (_what, change) => {
    const { sealed, key } = photoCipher.seal(photo, id)
    expect(() => photoCipher.open(...change(Buffer.from(sealed), key))).toThrow()
  })
})
