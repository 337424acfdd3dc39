import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { photos } from '../support/photos'

const run = promisify(execFile)

const RUST = 'Corn_(maize)___Common_rust_'

describe('the figures of a network on photos in folders', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jani-evaluate-'))
    for (const [label, photo] of [
      [RUST, photos.maizeRust],
      ['unsupported_crop', photos.cutting],
    ] as const) {
      mkdirSync(join(folder, 'photos', label), { recursive: true })
      writeFileSync(join(folder, 'photos', label, 'leaf'), photo)
    }
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const evaluate = (...names: string[]) =>
    run(process.execPath, [resolve('dist/server/evaluate.js'), ...names], { env: { ...process.env, INIT_CWD: folder } })

  it('are of the shipped one, unless another is named', async () => {
    const shipped = JSON.parse((await evaluate('photos')).stdout) as Record<string, unknown>
    expect(shipped).toMatchObject({ photos: 2, top1: 1, perClass: { [RUST]: { photos: 1, top1: 1 } } })
    expect(shipped['rejected']).toMatchObject({ unsupported_crop: expect.any(Number) })

    cpSync('models/leaf', join(folder, 'network'), { recursive: true })
    expect(JSON.parse((await evaluate('photos', 'network')).stdout)).toMatchObject({ photos: 2, top1: 1 })
  })

  it.each([
    [['nowhere'], /The folder .*nowhere cannot be read\./],
    [['photos', 'nowhere'], /The leaf model is incomplete: .*nowhere/],
    [[], /Say which folder/],
  ])('are not given for %j, in one sentence', async (names, sentence) => {
    await expect(evaluate(...names)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) })
  })
})
