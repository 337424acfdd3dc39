import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const SQLITE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'

describe('operator commands', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-run-'))
    for (const script of ['run.mjs', 'prepare.mjs']) cpSync(`scripts/${script}`, join(folder, 'scripts', script))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  function write(file: string, content = '') {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const runDoctor = () => runCommand('doctor')
  const runCommand = (name: string) =>
    new Promise((resolve) => {
      const env = { ...process.env, CONTACT_PHONE: '0712 345 678' }
      execFile(process.execPath, ['scripts/run.mjs', name], { cwd: folder, env }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr })
      })
    })

  it.each(['account', 'backup', 'credits', 'restore'])('%s uses the existing build and never builds', async (name) => {
    for (const file of ['node_modules/.package-lock.json', SQLITE, 'dist/server/main.js', 'dist/public/index.html'])
      write(file)
    write(`dist/server/${name}.js`, 'console.log(process.argv.slice(2).join())')
    write('src/changed.ts')
    write('package-lock.json')
    expect(await runCommand(name)).toEqual({ code: 0, stdout: '\n', stderr: '' })
  })

  it('the doctor examines the existing build even if sources and contact have changed', async () => {
    for (const file of ['node_modules/.package-lock.json', SQLITE, 'dist/server/main.js', 'dist/public/index.html'])
      write(file)
    write('dist/server/doctor.js', 'console.log("examined")')
    write('dist/public/contact.json', '{"CONTACT_PHONE":"0700 000 000"}')
    write('src/changed.ts')
    write('package-lock.json')
    expect(await runDoctor()).toEqual({ code: 0, stdout: 'examined\n', stderr: '' })
    expect(readFileSync(join(folder, 'dist/public/contact.json'), 'utf8')).toContain('0700 000 000')
  })

  it.each(['account', 'backup', 'credits', 'doctor', 'restore'])(
    '%s says in one line that nothing is built',
    async (name) => {
      const stderr = expect.stringMatching(/^Not built: .+ Run npm start.+\n$/) as string
      expect(await runCommand(name)).toEqual({ code: 1, stdout: '', stderr })
    },
  )
})
