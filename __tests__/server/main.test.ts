import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runSource } from '../support/runSource'

const NOT_VALID =
  'The settings are not valid: PORT must be a whole number from 0 to 65535; ' +
  'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'
const SETTINGS = 'PORT=eighty\nLOG_LEVEL=loud\n'

describe('.env', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-main-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['as it is on Linux', SETTINGS, NOT_VALID],
    ['with a byte order mark and Windows ends of lines', `\uFEFF${SETTINGS.replaceAll('\n', '\r\n')}`, NOT_VALID],
    ['in UTF-16', Buffer.from(`\uFEFF${SETTINGS}`, 'utf16le'), '.env must be saved as UTF-8, not as UTF-16'],
    ['in UTF-16 without a mark', Buffer.from(SETTINGS, 'utf16le'), '.env must be saved as UTF-8, not as UTF-16'],
  ])('%s is read by server and commands, or refused in one sentence', async (_, content, sentence) => {
    writeFileSync(join(folder, '.env'), content)
    const server = await runSource('main.ts', folder)
    expect([server.code, server.stdout]).toEqual([1, ''])
    expect(JSON.parse(server.stderr)).toEqual({
      level: 60,
      time: expect.any(Number),
      msg: `Jani cannot run: ${sentence}`,
    })
    const command = await runSource('operator/cli/credits.ts', folder, ['audit'])
    expect(command).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    expect(readdirSync(folder)).toEqual(['.env'])
  })
})
