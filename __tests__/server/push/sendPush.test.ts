import type { lookup } from 'node:dns'
import type { TLSSocket } from 'node:tls'

import { createPublicLookup, createSendPush, isPublicAddress, isPublicKey } from '~/server/push/sendPush'

import { startPushService } from '../../support/pushService'
import { browserKeys, vapidKeys } from '../../support/vapidKeys'

const vapid = {
  publicKey: vapidKeys.VAPID_PUBLIC_KEY,
  privateKey: vapidKeys.VAPID_PRIVATE_KEY,
  subject: 'mailto:help@jani.example',
}
const browser = {
  address: new URL('https://fcm.googleapis.com/fcm/send/a:b?c=d'),
  ...browserKeys(),
  language: 'sw' as const,
  news: ['due' as const],
}
const RUNNING = new AbortController().signal
const says = (text: string) => (socket: TLSSocket) => void socket.write(text)
const waitUntil = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate)
}

type Service = Awaited<ReturnType<typeof startPushService>>
let service: Service
const start = async (...options: Parameters<typeof startPushService>) => (service = await startPushService(...options))
afterEach(() => service.close())

const post = ({ network }: Service, more: Parameters<typeof createSendPush>[1] = {}, stopping = RUNNING) =>
  createSendPush(vapid, { ...network, ...more })(browser, stopping)

it('posts an encrypted message to path and query, signed for the origin', async () => {
  await start(says('HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n'))
  expect(await post(service)).toBe(201)
  const [request = ''] = service.received
  expect(request).toMatch(/^POST \/fcm\/send\/a:b\?c=d HTTP\/1.1\r\n/)
  expect(request).toMatch(/\r\nhost: fcm\.googleapis\.com(:\d+)?\r\n/i)
  expect(request).toMatch(/\r\nttl: 43200\r\n/i)
  expect(request).toMatch(/\r\ncontent-encoding: aes128gcm\r\n/i)
  const [, claims = ''] = /vapid t=[^.]+\.([^.]+)\./.exec(request) ?? []
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: vapid.subject,
  })
  expect(request).not.toMatch(/mimea/)
})

it.each([
  ['a redirect, which is not followed', 'HTTP/1.1 307 T\r\nlocation: https://fcm.googleapis.com/second\r\n\r\n', 307],
  ['a browser that is gone', 'HTTP/1.1 410 Gone\r\ncontent-length: 4\r\n\r\ngone', 410],
  ['an answer that breaks off', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx', 200],
  ['an answer with a damaged body', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nnonsense\r\n', 200],
])('resolves to the status of %s', async (_, text, status) => {
  await start((socket) => socket.end(text))
  expect(await post(service)).toBe(status)
  await waitUntil(() => service.connections() === 0)
  expect(service.received).toHaveLength(1)
})

it('reads no body, and aborts an endless one', async () => {
  const block = Buffer.alloc(1 << 16, 'x')
  let blocks = 0
  await start((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const flood = () => {
      while (!socket.destroyed && socket.write(block)) blocks++
    }
    socket.on('drain', flood)
    flood()
  })
  expect(await post(service)).toBe(200)
  await waitUntil(() => service.connections() === 0)
  expect(blocks).toBeLessThan(1000)
})

it.each([
  ['names are not found', () => undefined, { lookup: () => undefined }],
  ['the connection is not encrypted', () => undefined, { speaksTls: false }],
  ['nothing is said', () => undefined, {}],
  [
    'the head of the answer drips',
    (socket: TLSSocket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ')
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => {
        clearInterval(timer)
      })
    },
    {},
  ],
])(
  'gives up in time where %s',
  async (_, answer, { speaksTls, ...more }: { speaksTls?: boolean; lookup?: () => void }) => {
    await start(answer, speaksTls === undefined ? {} : { speaksTls })
    await expect(post(service, { ...more, timeoutMs: 300 })).rejects.toThrow(
      'A push service did not answer (ABORT_ERR).',
    )
    await waitUntil(() => service.connections() === 0)
  },
)

it('gives up soon after the server starts to stop', async () => {
  const stopping = new AbortController()
  await start(() => {
    stopping.abort()
  })
  await expect(post(service, { timeoutMs: 60_000 }, stopping.signal)).rejects.toThrow('did not answer')
})

it('reports no answer without a listener or with an invalid response', async () => {
  await start(says('SSH-2.0-OpenSSH\r\n\r\n'))
  await expect(post(service)).rejects.toThrow('did not answer (HPE_')
  await service.close()
  await expect(post(service)).rejects.toThrow('did not answer (ECONNREFUSED)')
  await start(says('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'))
  await expect(post(service)).rejects.toThrow('did not answer')
})

/** What the names of a resolver lead to. */
const resolving = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof lookup

it('connects to no machine of its own network, whatever a name leads to', async () => {
  await start(says('HTTP/1.1 201 Created\r\n\r\n'))
  const inside = { lookup: createPublicLookup(resolving('127.0.0.1', '::1')) }
  await expect(post(service, inside)).rejects.toThrow('did not answer (ENOTPUBLIC)')
  expect(service.received).toEqual([])
})

describe('names', () => {
  beforeEach(() => start(() => undefined))

  it.each([
    [['10.0.0.1', '142.250.1.1', '::1', '2a00:1450::1'], true, ['142.250.1.1', '2a00:1450::1']],
    [['142.250.1.1'], false, '142.250.1.1'],
  ])('%j lead to public addresses only', (addresses, all, expected) => {
    const callback = jest.fn()
    createPublicLookup(resolving(...addresses))('x.push.apple.com', { all }, callback)
    const [error, found] = callback.mock.calls[0] as [unknown, string | { address: string }[]]
    expect(error).toBeNull()
    expect(typeof found === 'string' ? found : found.map(({ address }) => address)).toEqual(expected)
  })

  it.each([
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.0.0.8', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
    ...[
      '255.255.255.255',
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      'fc00::1',
    ],
    ...['fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:a00:1::1'],
    ...['100::1', '5f00::1', 'localhost', '', '1', '0x7f.1'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '8.8.8.8',
    '142.250.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '223.255.255.255',
    '2a00:1450:4001::200e',
    '2620:149::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it('a key is a point of the curve', () => {
    expect(isPublicKey(browserKeys().p256dh)).toBe(true)
    for (const off of [`B${'A'.repeat(86)}`, `BA${'a'.repeat(85)}`]) expect(isPublicKey(off)).toBe(false)
  })
})
