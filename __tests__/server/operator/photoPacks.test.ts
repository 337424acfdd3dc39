import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { backUp } from '~/server/operator/backUp'
import { withRecords } from '~/server/operator/cli/runCommand'
import { photosCommand } from '~/server/operator/photosCommand'
import { restore } from '~/server/operator/restoreBackup'
import { openDatabase } from '~/server/persistence/database'

import { settingsFor } from '../../support/backups'
import { filesIn } from '../../support/givenPhotos'
import { openFile, type TestDatabase } from '../../support/databases'
import { RUST, WILT, tenPhotos } from '../../support/photoPacks'
import { TEST_SECRET, buildTestApp } from '../../support/testApp'

const WHY = ['--reason', 'the pack of May']
const TRAINING = path.join(__dirname, '../../../models/leaf/training')

let database: TestDatabase
let data: string
let folder: string
let app: FastifyInstance
beforeEach(async () => {
  database = await openFile()
  data = settingsFor(database.location)['DATA_DIR'] ?? ''
  folder = mkdtempSync(path.join(tmpdir(), 'jani-pack-'))
  app = await buildTestApp({ db: database.db, environment: { DATA_DIR: data } })
})
afterEach(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const environment = () => ({ ...settingsFor(database.location), TOKEN_SECRET: TEST_SECRET })
const exportTo = (target: string, settings: Record<string, string> = environment()) =>
  withRecords(settings, (records) => photosCommand(records, ['export', target, ...WHY]))

describe('a pack', () => {
  const run = (script: string, ...args: string[]) =>
    spawnSync('python3', ['-c', script, ...args], {
      cwd: TRAINING,
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    })
  const python = (...lines: string[]) => {
    const { status, stdout, stderr } = run(lines.join('\n'), folder)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return JSON.parse(stdout) as unknown
  }
  const itWith = (modules: string) => {
    if (run(`import ${modules}`).status === 0) return it
    process.stderr.write(`Skipped: there is no python3 with ${modules}.\n`)
    return it.skip
  }
  async function pack() {
    await tenPhotos({ app, db: database.db })
    mkdirSync(path.join(folder, 'packs'))
    await exportTo(path.join(folder, 'packs', 'may'))
  }
  const HEADER = 'domain,label,file,source,licence,group'

  itWith('csv')('is a source for the training, of labels that it knows', async () => {
    await pack()
    const { rows, sizes } = python(
      'import json, sys',
      'from leafnet.photos.packs import pack_rows',
      `[rows] = pack_rows(sys.argv[1], {"${RUST}"})`,
      'sizes = [len(open(f"{sys.argv[1]}/{row[\'file\']}", "rb").read()) for row in rows]',
      'print(json.dumps({"rows": rows, "sizes": sizes}))',
    ) as { rows: Record<string, string>[]; sizes: number[] }
    expect(rows).toHaveLength(8)
    for (const row of rows) expect(row).toMatchObject({ domain: 'field', label: RUST, licence: 'CC BY 4.0' })
    expect(new Set(rows.map(({ source }) => source)).size).toBe(3)
    expect(Math.min(...sizes)).toBeGreaterThan(300)
  })

  itWith('numpy, PIL')('goes through the whole reader, groups in one split each', async () => {
    await pack()
    for (const [name, row] of [
      ['manifest.csv', `field,${RUST},a.jpg,kenya,CC0,a`],
      ['manifest-2.csv', `field,"${WILT}",b.jpg,uganda,CC0,b`],
      ['manifest-3.csv', ''],
    ] as const)
      writeFileSync(path.join(folder, name), `${[HEADER, row].join('\n').trimEnd()}\n`)
    const read = python(
      'import json, sys',
      'from leafnet.photos import manifest',
      'photos = [photo for photo in manifest.read_manifest(sys.argv[1]) if photo.file.startswith("packs/")]',
      'squares = manifest.pack(sys.argv[1], photos, f"{sys.argv[1]}/cache")',
      'groups = {photo.group: {other.split for other in photos if other.group == photo.group} for photo in photos}',
      'print(json.dumps({"photos": len(photos), "shape": squares.shape, "splits": [len(one) for one in groups.values()]}))',
    )
    expect(read).toEqual({ photos: 10, shape: [10, 256, 256, 3], splits: [1, 1, 1, 1] })
  })
})

describe('a backup', () => {
  it('has no photo in it; after a restore no consent counts, and their files go', async () => {
    await tenPhotos({ app, db: database.db })
    const kept = path.join(folder, 'kept')
    const file = await backUp({ environment: environment(), folder: kept, now: new Date(0) })
    expect(readdirSync(kept).sort()).toEqual(
      [path.basename(file), path.basename(file).replace('.sqlite', '.json')].sort(),
    )
    const bytes = readFileSync(file)
    for (const photo of filesIn(path.join(data, 'photos')))
      expect(bytes.includes(readFileSync(photo).subarray(0, 64))).toBe(false)

    const elsewhere = { DATA_DIR: path.join(folder, 'elsewhere'), TOKEN_SECRET: TEST_SECRET }
    await restore({ environment: elsewhere, backup: file })
    const restored = await openDatabase({ sqliteFile: path.join(elsewhere.DATA_DIR, 'jani.sqlite') })
    const cases = await restored.selectFrom('farm_case').select(['shows_photos', 'teaches']).execute()
    expect(cases).toEqual(cases.map(() => ({ shows_photos: 0, teaches: 0 })))
    expect(await restored.selectFrom('case_photo').select('id').execute()).toHaveLength(12)
    await restored.destroy()
    const photos = path.join(elsewhere.DATA_DIR, 'photos')
    cpSync(path.join(data, 'photos'), photos, { recursive: true })
    const pack = path.join(folder, 'pack')
    expect(await exportTo(pack, elsewhere)).toMatch(/^There are none/)
    expect(existsSync(pack)).toBe(false)
    await withRecords(elsewhere, (records) => records.photos.sweep())
    expect(filesIn(photos)).toEqual([])
  })
})
