import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '..', '..')
/** Babel finds `~/` from the project's folder, the program its `.env` from where it is started: the parts are loaded before moving there. */
const scriptIn = (folder: string) => `
  require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })
  require('./src/server/start')
  require('./src/server/inference/classifier')
  process.chdir(${JSON.stringify(folder)})
  require(${JSON.stringify(join(ROOT, 'src', 'server', 'main'))})
`

/** The program itself, in a folder of its own, as long as it takes to refuse its settings. */
function runMain(environmentFile: string) {
  const folder = mkdtempSync(join(tmpdir(), 'jani-main-'))
  writeFileSync(join(folder, '.env'), environmentFile)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', scriptIn(folder)], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1' },
  })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true })
  return { status, stdout, stderr, left }
}

describe('the program', () => {
  it('reads .env, and ends with one sentence and code 1 when it cannot start', () => {
    const { status, stdout, stderr, left } = runMain('PORT=eighty\nLOG_LEVEL=loud\n')
    expect(stderr).toBe(
      'Jani cannot run: The settings are not valid: PORT must be a whole number from 0 to 65535; ' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
    )
    expect(stdout).toBe('')
    expect(status).toBe(1)
    expect(left).toEqual(['.env'])
  })
})
