import { closeSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { accountCommand } from '~/server/operator/accountCommand'
import type { Command } from '~/server/operator/command'
import { creditsCommand } from '~/server/operator/creditsCommand'
import { printable } from '~/server/operator/command'
import { withRecords } from '~/server/operator/cli/runCommand'

import { settingsFor } from '../../support/backups'
import { signUp } from '../../support/calls'
import { openFile } from '../../support/databases'
import type { TestDatabase } from '../../support/databases'
import { hostileTexts, terminalTexts } from '../../support/hostileTexts'
import { newDataDir } from '../../support/product'
import { runSource } from '../../support/runSource'
import { buildTestApp, farmer } from '../../support/testApp'

/** Besides ends of lines and columns, which are the commands' own. */
const COMMANDS_TERMINAL = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/u

describe('what an operator reads', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openFile()
    const app = await buildTestApp({ db: database.db })
    await signUp(app)
    await app.close()
  })
  afterEach(() => database.close())

  const run = (command: Command, ...args: string[]) =>
    withRecords(settingsFor(database.location), (records) => command(records, args)).catch(String)
  const columnsOf = (text: string) => text.split('\n').map((row) => row.split('\t').length)
  const becomes = (username: string) => database.db.updateTable('account').set({ username }).execute()

  it('is never lost without a word: a full disk ends the command with 1', async () => {
    const folder = await newDataDir()
    const settings = Object.entries(settingsFor(database.location)).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(path.join(folder.folder, '.env'), settings.join(''))
    const full = openSync('/dev/full', 'w')
    const lost = await runSource('operator/cli/account.ts', folder.folder, ['show', farmer.email], full)
    expect(lost).toEqual({ code: 1, stdout: '', stderr: 'The result cannot be written: the disk is full.\n' })
    closeSync(full)
    await folder.remove()
  })

  it('stays on its line and in its column, whatever the username', async () => {
    for (const text of [...terminalTexts, ...hostileTexts]) {
      await becomes(text)
      const [list, shown] = [await run(accountCommand, 'list'), await run(accountCommand, 'show', farmer.email)]
      expect([text, columnsOf(list), shown.split('\n').length]).toEqual([text, [4], 7])
      expect([list, shown].join('')).not.toMatch(COMMANDS_TERMINAL)
    }
  })

  it('stays on its line and in its column, whatever an operator has written', async () => {
    for (const text of [...terminalTexts, ...hostileTexts]) {
      const grant = ['grant', farmer.email, '1', '--reason', `a ${text}`, '--reference', `b ${text}`]
      expect(await run(creditsCommand, ...grant)).toMatch(/^Granted 1\. \S+ has \d+ credits\.$/)
      const unknown = await run(accountCommand, 'show', text)
      expect(unknown).toMatch(/^Error: There is no account with the address .+\.$/)
      expect(unknown).not.toMatch(COMMANDS_TERMINAL)
    }
    const listed = await run(creditsCommand, 'list', farmer.email)
    const count = terminalTexts.length + hostileTexts.length
    const [heading, ...entries] = columnsOf(listed)
    expect([heading, entries.sort()]).toEqual([1, [4, ...Array<number>(count).fill(5)]])
    expect(listed).not.toMatch(COMMANDS_TERMINAL)
    expect(listed).toContain('a x\\u000a2026-11-26T10:00:00.000Z\\u0009grant')
  })

  it('is the same JSON when an account is exported', async () => {
    for (const text of terminalTexts) {
      await becomes(text)
      const exported = printable(await run(accountCommand, 'export', farmer.email, '--reason', 'x'))
      expect(exported).not.toMatch(COMMANDS_TERMINAL)
      expect((JSON.parse(exported) as { account: { username: string } }).account.username).toBe(text)
    }
  })
})

it('half of a character is escaped', () => {
  expect(printable('x\ud800y')).toBe('x\\ud800y')
})

it('a command escapes what it prints and what it refuses', async () => {
  const database = await openFile()
  const app = await buildTestApp({ db: database.db })
  await signUp(app)
  const folder = settingsFor(database.location)['DATA_DIR']!
  writeFileSync(path.join(folder, '.env'), 'DATA_DIR=.')
  const shown = await runSource('operator/cli/account.ts', folder, ['show', 'x\u001b[2J'])
  expect(shown.stderr).toBe('There is no account with the address x\\u001b[2J.\n')
  const args = ['reverse', farmer.email, 'x\n\u202e', '--reason', 'x']
  const refused = await runSource('operator/cli/credits.ts', folder, args)
  expect(refused.stderr).toBe('There is no grant with the reference x\\u000a\\u202e.\n')
  const missing = await runSource('operator/cli/restore.ts', folder, ['x\u001b[2J'])
  expect(missing.stderr).toBe('There is no backup at x\\u001b[2J.\n')
  await database.db.updateTable('account').set({ username: 'x\u202e' }).execute()
  const exported = await runSource('operator/cli/account.ts', folder, ['export', farmer.email, '--reason', 'x'])
  expect(exported.stdout).toContain('"username": "x\\u202e"')
  await app.close()
  await database.close()
})
