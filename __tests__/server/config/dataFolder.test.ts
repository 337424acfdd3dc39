import fs, { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findLooseModes, loadTokenSecret, prepareDataFolder } from '~/server/config/dataFolder'

const { writeFileSync } = fs

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-folder-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('gives two servers that start at the same time one secret, and leaves nothing else', () => {
  let other = ''
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((...written) => {
    writeFileSync(...written)
    other = loadTokenSecret(folder)
  })
  const own = loadTokenSecret(folder)
  expect(other).toMatch(/^[\w-]{64}$/)
  expect([own, loadTokenSecret(folder), readFileSync(join(folder, 'token-secret'), 'utf8')]) //
    .toEqual([other, other, other])
  expect(readdirSync(folder)).toEqual(['token-secret'])
})

it('keeps the secret where the file system has no hard links', () => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
  })
  const secret = loadTokenSecret(folder)
  expect([loadTokenSecret(folder), readdirSync(folder)]).toEqual([secret, ['token-secret']])
})

it('says that the secret cannot be written where its name leads nowhere', () => {
  symlinkSync(join(folder, 'away', 'token-secret'), join(folder, 'token-secret'))
  expect(() => loadTokenSecret(folder)).toThrow('cannot be written: there is a file of this name.')
  expect(readdirSync(folder)).toEqual(['token-secret'])
})

it('is prepared by two servers at the same time', () => {
  const { rmdirSync } = fs
  jest.spyOn(fs, 'rmdirSync').mockImplementationOnce((path) => {
    prepareDataFolder(folder)
    rmdirSync(path)
  })
  expect(() => {
    prepareDataFolder(folder)
  }).not.toThrow()
  expect(readdirSync(folder)).toEqual([])
})

it('is examined while another process removes folders in it', () => {
  const { readdirSync: list } = fs
  for (const name of ['going', 'open']) mkdirSync(join(folder, name))
  chmodSync(join(folder, 'open'), 0o755)
  jest.spyOn(fs, 'readdirSync').mockImplementationOnce((...called) => {
    const names = list(...called)
    rmSync(join(folder, 'going'), { recursive: true })
    return names
  })
  const path = join(folder, 'open')
  expect(findLooseModes(folder)).toEqual([`${path} is open to other users: chmod 700 ${path}`])
})
