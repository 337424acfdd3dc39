import { once } from 'node:events'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { createSmallProject } from '../support/smallProject'

const INPUTS = [
  ...['src/new.ts', 'public/icon.svg', 'scripts/html.ts', 'models/leaf/model.onnx', '.env'],
  ...['webpack.config.ts', 'babel.config.js', 'tsconfig.json', 'tsconfig.client.json', 'package-lock.json'],
]

describe('npm run build', () => {
  let project: ReturnType<typeof createSmallProject>
  beforeEach(() => {
    project = createSmallProject()
  })
  afterEach(() => {
    project.remove()
  })

  const filesIn = (folder: string) => readdirSync(path.join(project.folder, folder)).sort()
  const current = () => realpathSync(path.join(project.folder, 'dist'))
  const builds = () => project.read('builds.log').trim().split(' ').length

  it('builds once, and again after a change of any file that goes in', async () => {
    await project.build()
    await project.build()
    expect(builds()).toBe(1)
    for (const [at, file] of INPUTS.entries()) {
      project.write(file, file === '.env' ? 'CONTACT_PHONE=0712 345 678' : '{ "changed": true }')
      await project.build()
      expect([file, builds()]).toEqual([file, at + 2])
    }
  })

  it('builds again after a change of a contact setting, and not for training runs or other settings', async () => {
    await project.build()
    project.write('models/leaf/training/runs/1/model.onnx', 'trained')
    await project.build({ PORT: '4000', CONTACT_EMAIL: ' ' })
    expect(builds()).toBe(1)
    await project.build({ CONTACT_EMAIL: 'help@example.com' })
    expect(builds()).toBe(2)
  })

  it('links an earlier build instead of building it again', async () => {
    await project.build()
    const first = current()
    for (const release of ['2', '1']) {
      project.write('src/release', release)
      await project.build()
    }
    expect([builds(), current()]).toEqual([2, first])
    expect(filesIn('dist/previous/assets')).toEqual(['later.2.js', 'main.2.js'])
  })

  it('keeps the assets of the build before and of no earlier one', async () => {
    for (const release of ['1', '2', '3']) {
      project.write('src/release', release)
      await project.build()
    }
    expect(filesIn('dist/public/assets')).toEqual(['later.3.js', 'main.3.js', 'same.js'])
    expect(filesIn('dist/previous/assets')).toEqual(['later.2.js', 'main.2.js'])
    expect(filesIn('builds')).toHaveLength(3)
  })

  it('keeps the last five builds, which running servers may be using', async () => {
    const made: string[] = []
    for (const release of ['1', '2', '3', '4', '5', '6', '7']) {
      project.write('src/release', release)
      await project.build()
      made.push(path.basename(current()))
    }
    expect(filesIn('builds').sort()).toEqual(made.slice(-5).sort())
  })

  it('keeps the assets of a build that was copied here, as in an image', async () => {
    project.write('dist/public/assets/main.0.js')
    await project.build()
    expect(filesIn('dist/previous/assets')).toEqual(['main.0.js'])
  })

  it('leaves the build before as it was, and nothing else, if it fails', async () => {
    await project.build()
    const before = current()
    project.write('src/broken')
    expect(await project.build()).toMatchObject({ code: 1 })
    expect([current(), filesIn('builds')]).toEqual([before, [path.basename(before)]])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends what it runs on %s and leaves the build before', async (signal) => {
    await project.build()
    const before = current()
    project.write('src/slow')
    const building = project.startBuild()
    while (builds() < 2) await wait(50)
    building.kill(signal)
    const [code] = (await once(building, 'exit')) as [number]
    expect(code).toBe(signal === 'SIGTERM' ? 143 : 130)
    expect([current(), filesIn('builds')]).toEqual([before, [path.basename(before)]])
    expect(processesIn(project.folder)).toEqual([])
  })

  it('completes each of four builds at once', async () => {
    await project.build()
    const before = current()
    project.write('src/release', '2')
    const results = await Promise.all([1, 2, 3, 4].map(() => project.build()))
    expect(results.map(({ code, stderr }) => [code, code === 0 ? '' : stderr])).toEqual([1, 2, 3, 4].map(() => [0, '']))
    expect(filesIn('dist/public/assets')).toEqual(['later.2.js', 'main.2.js', 'same.js'])
    expect(filesIn('builds')).toEqual([path.basename(before), path.basename(current())].sort())
    expect(existsSync(path.join(project.folder, 'dist/stamp'))).toBe(true)
  })
})

/** By their working folder, on Linux. */
const processesIn = (folder: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && realpathSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false // it has ended, or is not ours
    }
  })
