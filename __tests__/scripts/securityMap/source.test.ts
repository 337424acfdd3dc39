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
    ['runs no text as code', /\beval\(|\bFunction\(['"`]|node:vm|setTimeout\(['"`]/g, ''],
    ['writes no HTML', /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/g, ''],
    ['calls no other service', /\bfetch\(|\bhttps?\.(get|request)\(|\bundici|\baxios|new WebSocket/g, 'server'],
    ['lets no other origin read', /access-control-allow|jsonp|@fastify\/cors/gi, ''],
    ['encrypts nothing and has no key pairs', /create(Dec|C)ipher|(public|private)(En|De)crypt|KeyPair/g, 'server'],
    ['draws no secret from guessable numbers', /Math\.random/g, 'server/security'],
  ])('%s', (_, pattern, room) => {
    expect(found(pattern, room)).toEqual([])
  })

  it('takes no messages from other windows: only a worker and the page that made it talk', () => {
    const places = found(/addEventListener\('message'|\.onmessage\b/g)
    expect(places).toEqual([
      'client/features/diagnosis/copyInWorker.ts: .onmessage',
      'client/features/diagnosis/copyWorker.ts: .onmessage',
    ])
  })

  it('starts no process but, for the operator who backs up, pg_dump', () => {
    expect(found(/child_process|process\.binding/g)).toEqual(['server/persistence/dumpPostgres.ts: child_process'])
    expect(found(/dumpPostgres'/g).map((found) => found.split(':')[0])).toEqual(['server/backUp.ts'])
  })

  it('hashes by SHA-256 alone, but for passwords', () => {
    const hashes = found(/(createHash|createHmac|hkdfSync|digest)\(['"][\w-]+['"]/g, 'server')
    expect(hashes.filter((hash) => !/\(['"]sha-?256['"]|digest\(['"](hex|base64url)['"]/i.test(hash))).toEqual([])
    expect(hashes.length).toBeGreaterThan(4)
  })

  it('builds a regular expression from a constant only', () => {
    expect(found(/new RegExp\(.*/g)).toEqual([expect.stringMatching(/^server\/http\/deviceCookie.ts: .*DEVICE_COOKIE/)])
  })

  it('keeps nothing in the browser but tokens, a photo that waits for a network, and the files of the app', () => {
    const places = found(/localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open/g)
    expect([...new Set(places.map((place) => place.split(':')[0]))].sort()).toEqual([
      'client/app/showWhoIsExpected.ts', // reads the colour scheme
      'client/store/browserDatabase.ts',
      'client/store/heldTokens.ts',
      'client/store/tokenStorage.ts',
      'serviceWorker/serviceWorker.ts',
    ])
    expect(found(/\.setItem\(/g)).toEqual(['client/store/tokenStorage.ts: .setItem('])
    expect(found(/browserDatabase'/g).map((found) => found.split(':')[0])).toEqual(['client/store/waitingPhoto.ts'])
    expect(found(/\.addAll\(|cache\.(put|add)\(/g)).toEqual(['serviceWorker/serviceWorker.ts: .addAll('])
  })
})
