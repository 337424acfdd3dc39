import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { photos } from '../support/photos'

const run = promisify(execFile)
const RUST = 'Corn_(maize)___Common_rust_'

describe('npm run evaluate', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jani-evaluate-'))
    for (const [label, photo] of [
      [RUST, photos.maizeRust],
      ['unsupported_crop', photos.cutting],
    ] as const) {
      mkdirSync(path.join(folder, 'photos', label), { recursive: true })
      writeFileSync(path.join(folder, 'photos', label, 'leaf'), photo)
    }
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const evaluate = (...args: string[]) =>
    run(process.execPath, [path.resolve('dist/server/evaluate.js'), ...args], {
      env: { ...process.env, INIT_CWD: folder },
    })

  it('prints the figures of the shipped network or another one, and the same for given crops with refusals apart', async () => {
    const shipped = JSON.parse((await evaluate('photos')).stdout) as Record<string, unknown>
    expect(shipped).toMatchObject({ photos: 2, top1: 1, perClass: { [RUST]: { photos: 1, top1: 1 } } })
    expect(shipped['rejected']).toMatchObject({ unsupported_crop: expect.any(Number) })
    cpSync('models/leaf', path.join(folder, 'network'), { recursive: true })
    const { stdout } = await evaluate('photos', 'network', '--told-crop', '--seed', '2')
    const told = JSON.parse(stdout) as Record<string, unknown>
    expect(told).toMatchObject({ photos: 1, top1: 1, rejected: { unsupported_crop: null }, toldOther: 1 })
    expect(Object.keys(told)).toEqual([...Object.keys(shipped), 'toldOther'])
  })

  it('says in one sentence which folder is missing', async () => {
    for (const [args, sentence] of [
      [['nowhere'], /The folder .*nowhere cannot be read\./],
      [['photos', 'nowhere'], /The leaf model is incomplete: .*nowhere/],
      [[], /Say which folder/],
    ] as const)
      await expect(evaluate(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) })
  })
})
