import fs, { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadTokenSecret, prepareDataFolder } from '~/server/config/dataFolder'

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
