import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const SRC = join(__dirname, '..', '..', '..', 'src')
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(SRC, file), text: readFileSync(file, 'utf8') }))

/** `file: what was found`, in the files whose path begins so. */
const found = (pattern: RegExp, room = '') =>
  files
    .filter(({ path }) => path.startsWith(room))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`))

describe('the source', () => {
  it('is read at all', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(found(/hkdfSync\(/g)).toEqual(['server/security/deriveKey.ts: hkdfSync('])
  })

  it.each([
    ['starts no process', /child_process|process\.binding/g, ''],
    ['runs no text as code', /\beval\(|\bFunction\(['"`]|node:vm|setTimeout\(['"`]/g, ''],
    ['writes no HTML', /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/g, ''],
    ['calls no other service', /\bfetch\(|\bhttps?\.(get|request)\(|\bundici|\baxios|new WebSocket/g, 'server'],
    ['lets no other origin read', /access-control-allow|jsonp|@fastify\/cors/gi, ''],
    ['takes no messages from other windows', /addEventListener\('message'|\.onmessage\b/g, 'client'],
    ['encrypts nothing and has no key pairs', /create(Dec|C)ipher|(public|private)(En|De)crypt|KeyPair/g, 'server'],
    ['draws no secret from guessable numbers', /Math\.random/g, 'server/security'],
  ])('%s', (_, pattern, room) => {
    expect(found(pattern, room)).toEqual([])
  })

  it('hashes by SHA-256 alone, but for passwords', () => {
    const hashes = found(/(createHash|createHmac|hkdfSync|digest)\(['"][\w-]+['"]/g, 'server')
    expect(hashes.filter((hash) => !/\(['"]sha-?256['"]|digest\(['"](hex|base64url)['"]/i.test(hash))).toEqual([])
    expect(hashes.length).toBeGreaterThan(4)
  })

  it('builds a regular expression from a constant only', () => {
    expect(found(/new RegExp\(.*/g)).toEqual([expect.stringMatching(/^server\/http\/deviceCookie.ts: .*DEVICE_COOKIE/)])
  })

  it('keeps nothing in the browser but tokens', () => {
    const places = found(/localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open/g, 'client')
    expect([...new Set(places.map((place) => place.split(':')[0]))]).toEqual(['client/store/tokenStorage.ts'])
  })
})
