import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runSource } from '../support/runSource'

it('the server reads .env, and exits with code 1 and one sentence when it cannot start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jani-main-'))
  writeFileSync(join(folder, '.env'), 'PORT=eighty\nLOG_LEVEL=loud\n')
  expect(await runSource('main.ts', folder)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Jani cannot run: The settings are not valid: PORT must be a whole number from 0 to 65535; ' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  })
  expect(readdirSync(folder)).toEqual(['.env'])
  rmSync(folder, { recursive: true })
})
