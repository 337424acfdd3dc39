import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(__dirname, '..', '..')
/** Babel resolves `~/` from the project's folder and the program finds `.env` in its own, so the modules are loaded before moving. */
const scriptIn = (folder: string) => `
  require('@babel/register')({ extensions: ['.ts', '.js'], cache: false })
  require('./src/server/start')
  require('./src/server/inference/classifier')
  process.chdir(${JSON.stringify(folder)})
  require(${JSON.stringify(join(ROOT, 'src', 'server', 'main'))})
`

/** Runs the program in a folder with this `.env` until it exits. */
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
  it('reads .env, and exits with code 1 and one sentence when it cannot start', () => {
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
