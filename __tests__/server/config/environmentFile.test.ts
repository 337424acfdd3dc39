import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadEnvironmentFile } from '~/server/config/environmentFile'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jani-environment-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

describe('.env', () => {
  it('may be missing', () => {
    expect(loadEnvironmentFile({})).toEqual([])
  })

  it('is refused in one sentence if it cannot be read', () => {
    mkdirSync('.env')
    expect(() => loadEnvironmentFile({})).toThrow('The file .env cannot be read: it is a folder.')
  })

  it('yields to the environment, and reports names that are no setting', () => {
    const environment: NodeJS.ProcessEnv = { PORT: '2' }
    writeFileSync('.env', 'PORT=1\nHOST=0.0.0.0\nLOG_LEVL=info\nNODE_ENV=production\nTZ=UTC\n')
    expect(loadEnvironmentFile(environment)).toEqual(['LOG_LEVL'])
    expect(environment).toMatchObject({ PORT: '2', HOST: '0.0.0.0' })
  })
})
