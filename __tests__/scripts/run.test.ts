import { cpSync } from 'node:fs'
import path from 'node:path'

import { createSmallProject } from '../support/smallProject'

const SQLITE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'

describe('operator commands', () => {
  let project: ReturnType<typeof createSmallProject>
  beforeEach(() => {
    project = createSmallProject()
  })
  afterEach(() => {
    project.remove()
  })

  const run = (name: string) => project.runScript(['scripts/run.mjs', name], { CONTACT_PHONE: '0712 345 678' })
  function pretendBuilt() {
    for (const file of ['node_modules/.package-lock.json', 'dist/server/main.js', 'dist/public/index.html'])
      project.write(file)
    cpSync(SQLITE, path.join(project.folder, SQLITE))
  }

  it.each(['account', 'backup', 'credits', 'restore'])('%s uses the existing build and never builds', async (name) => {
    pretendBuilt()
    project.write(`dist/server/${name}.js`, 'console.log(process.argv.slice(2).join())')
    project.write('src/changed.ts')
    project.write('package-lock.json')
    expect(await run(name)).toEqual({ code: 0, stdout: '\n', stderr: '' })
  })

  it('the doctor examines the existing build even if sources and contact have changed', async () => {
    pretendBuilt()
    project.write('dist/server/doctor.js', 'console.log("examined")')
    project.write('dist/public/contact.json', '{"CONTACT_PHONE":"0700 000 000"}')
    project.write('src/changed.ts')
    project.write('package-lock.json')
    expect(await run('doctor')).toEqual({ code: 0, stdout: 'examined\n', stderr: '' })
    expect(project.read('dist/public/contact.json')).toContain('0700 000 000')
  })

  it.each(['account', 'backup', 'credits', 'doctor', 'restore'])(
    '%s says in one line that nothing is built',
    async (name) => {
      const stderr = expect.stringMatching(/^Not built: .+ Run npm start.+\n$/) as string
      expect(await run(name)).toEqual({ code: 1, stdout: '', stderr })
    },
  )

  it('say in one line that SQLite was compiled for another Node.js', async () => {
    pretendBuilt()
    project.write(SQLITE, 'of another version')
    const stderr = expect.stringMatching(/^better-sqlite3 is not compiled for Node\.js .+ Run npm start.+\n$/) as string
    expect(await run('backup')).toEqual({ code: 1, stdout: '', stderr })
  })
})
