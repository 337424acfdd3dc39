import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

import { withRecords } from '~/server/operator/cli/runCommand'
import type { PhotoRecords } from '~/server/operator/command'
import { photosCommand } from '~/server/operator/photosCommand'

import { settingsFor } from '../../support/backups'
import { filesIn, PLACE_IN_FILE } from '../../support/givenPhotos'
import { openFile, type TestDatabase } from '../../support/databases'
import { RUST, WILT, tenPhotos } from '../../support/photoPacks'
import { TEST_SECRET, buildTestApp, farmer } from '../../support/testApp'

const WHY = ['--reason', 'the pack of May']

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
/** `change`: what happens while the command runs. */
const photos = (args: readonly string[], change: (photos: PhotoRecords) => Partial<PhotoRecords> = () => ({})) =>
  withRecords(environment(), (records) =>
    photosCommand({ ...records, photos: { ...records.photos, ...change(records.photos) } }, args),
  )
const target = () => path.join(folder, 'pack')
const exportPack = (change?: Parameters<typeof photos>[1]) => photos(['export', target(), ...WHY], change)
const stored = () => filesIn(path.join(data, 'photos'))
const tableOf = (pack: string) => readFileSync(path.join(pack, 'manifest.csv'), 'utf8')
/** But for the groups, which are others in each pack. */
const contentOf = (pack: string) => [
  tableOf(pack).replaceAll(/[\da-f]{12}/g, ''),
  filesIn(pack)
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => [path.dirname(path.relative(pack, file)), readFileSync(file).toString('hex')].join(' '))
    .sort(),
]

describe('npm run photos -- export', () => {
  it('writes what may teach and an expert has named, in the folders and the table of docs/data.md', async () => {
    await tenPhotos({ app, db: database.db })
    expect(await exportPack()).toBe(
      `10 photos of 4 cases on 3 farms are in ${target()}. They cannot be withdrawn any more.`,
    )
    const [header, ...lines] = readFileSync(path.join(target(), 'manifest.csv'), 'utf8').trimEnd().split('\n')
    expect(header).toBe('domain,label,file,source,licence,group')
    expect(lines).toHaveLength(10)
    const wilt = lines.filter((line) => line.includes('Bacterial'))
    expect(wilt).toHaveLength(2)
    expect(wilt[0]).toMatch(
      new RegExp(
        `^field,"${WILT}","${WILT}/\\d{4}-\\d\\d-\\d\\d-([\\da-f]{12})-0\\.jpg",nakuru-[\\da-f]{6},CC BY 4\\.0,\\1$`,
      ),
    )
    const sources = new Set(
      lines.map((line) =>
        line
          .split(',')
          .at(-3)
          ?.replace(/-[\da-f]{6}$/, ''),
      ),
    )
    expect([...sources].sort()).toEqual(['murang-a', 'nakuru', 'trans-nzoia'])
    expect(filesIn(target())).toHaveLength(11)
    expect(readdirSync(target()).sort()).toEqual([RUST, WILT, 'manifest.csv'].sort())
  })

  it('writes pictures without metadata, and nothing that names a farmer', async () => {
    const [first] = await tenPhotos({ app, db: database.db })
    await exportPack()
    const jpegs = filesIn(target()).filter((file) => file.endsWith('.jpg'))
    for (const file of jpegs) {
      expect(readFileSync(file).includes(PLACE_IN_FILE)).toBe(false)
      expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 })
    }
    const table = readFileSync(path.join(target(), 'manifest.csv'), 'utf8')
    for (const name of ['@', first!.accountId, first!.diagnosisId, first!.id, farmer.username])
      expect(table).not.toContain(name)
  })

  it('deletes packed photos that are not shown to anybody any more, and records who exported them and why', async () => {
    await tenPhotos({ app, db: database.db })
    expect(stored()).toHaveLength(12)
    await photos(['export', target(), ...WHY, '--by', 'Njeri'])
    expect(stored()).toHaveLength(2)
    const [action] = await database.db.selectFrom('operator_action').selectAll().execute()
    expect(action).toMatchObject({
      command: 'photos export',
      actor: 'Njeri',
      reason: 'the pack of May',
      account_id: null,
    })
  })

  it('packs nothing twice', async () => {
    await tenPhotos({ app, db: database.db })
    await exportPack()
    const none = 'There are none: no photo that may teach waits with the answer of an expert.'
    expect(await photos(['export', path.join(folder, 'again'), ...WHY])).toBe(none)
    expect(readdirSync(folder)).toEqual(['pack'])
  })

  it('refuses a folder that is not empty, a missing reason and other words', async () => {
    mkdirSync(target())
    writeFileSync(path.join(target(), 'notes.txt'), '')
    await expect(exportPack()).rejects.toThrow(`The folder ${target()} is not empty.`)
    await expect(photos(['export', folder])).rejects.toThrow('Say why')
    for (const args of [[], ['export'], ['import', folder], ['export', folder, 'more'], ['export', folder, '--all']])
      await expect(photos([...args, ...WHY])).rejects.toThrow('Use: npm run photos -- export FOLDER')
  })

  it.each<[string, (all: PhotoRecords) => Partial<PhotoRecords>]>([
    ['while it writes', () => killedAtPhoto(4)],
    ['before the cases are marked', () => ({ pack: killed })],
    ['after the cases are marked', (all) => ({ pack: async (...cases) => (await all.pack(...cases)) && killed() })],
  ])('gives the same pack when it is repeated after a kill %s', async (_when, change) => {
    await tenPhotos({ app, db: database.db })
    const whole = path.join(folder, 'whole')
    await photos(['export', whole, ...WHY], () => ({ pack: async () => true })) // marks nothing
    await expect(exportPack(change)).rejects.toThrow('killed')
    expect(existsSync(target())).toBe(false)
    await withRecords(environment(), ({ photos: { sweep } }) => sweep()) // a server that runs meanwhile
    await exportPack()
    expect(contentOf(target())).toEqual(contentOf(whole))
    expect(tableOf(target())).not.toBe(tableOf(whole))
    expect(readdirSync(folder).sort()).toEqual(['pack', 'whole'])
    expect(stored()).toHaveLength(2)
  })

  it('is recorded, and complete, when it is repeated after a kill before the record', async () => {
    await tenPhotos({ app, db: database.db })
    const unrecorded = withRecords(environment(), (records) =>
      photosCommand({ ...records, actions: { ...records.actions, record: killed } }, ['export', target(), ...WHY]),
    )
    await expect(unrecorded).rejects.toThrow('killed')
    expect(await exportPack()).toMatch(/^10 photos of 4 cases/)
    expect(await database.db.selectFrom('operator_action').selectAll().execute()).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['pack'])
    await expect(exportPack()).rejects.toThrow(`The folder ${target()} is not empty.`)
  })

  it('waits for another export, and leaves its folder alone', async () => {
    await tenPhotos({ app, db: database.db })
    let other = Promise.resolve('')
    await exportPack((all) => ({
      async pack(...listed) {
        other = exportPack()
        other.catch(() => undefined)
        await wait(300)
        return all.pack(...listed)
      },
    }))
    await expect(other).rejects.toThrow(`The folder ${target()} is not empty.`)
    expect(filesIn(target())).toHaveLength(11)
  })

  it('says that another export goes on, and leaves its unfinished folder alone', async () => {
    const lease = { name: 'photos export', holder: 'another', expires_at: Date.now() + 3_600_000 }
    await database.db.insertInto('lease').values(lease).execute()
    mkdirSync(`${target()}.part`)
    let time = Date.now()
    const later = withRecords(environment(), (records) =>
      photosCommand({ ...records, now: () => (time += 10_000) }, ['export', target(), ...WHY]),
    )
    await expect(later).rejects.toThrow('Another command is at work: photos export. Wait until it has ended.')
    expect(readdirSync(folder)).toEqual(['pack.part'])
  })

  it('marks nothing, and leaves the folder alone, once another export has taken over', async () => {
    await tenPhotos({ app, db: database.db })
    const taken = exportPack((all) => ({
      async listTeaching(after) {
        await database.db.updateTable('lease').set({ holder: 'another' }).execute()
        return all.listTeaching(after)
      },
    }))
    await expect(taken).rejects.toThrow('Another command has taken over: photos export.')
    expect(filesIn(`${target()}.part`).length).toBeGreaterThan(0)
    const packed = database.db.selectFrom('farm_case').select('id').where('packed_at', 'is not', null)
    expect(await packed.execute()).toEqual([])
  })

  it('leaves out what a farmer withdraws while it is written', async () => {
    const [first] = await tenPhotos({ app, db: database.db })
    let isWithdrawn = false
    await exportPack((all) => ({
      async pack(...listed) {
        if (!isWithdrawn)
          await database.db.updateTable('farm_case').set({ teaches: 0 }).where('id', '=', first!.id).execute()
        isWithdrawn = true
        return all.pack(...listed)
      },
    }))
    expect(filesIn(target())).toHaveLength(8)
  })

  it('leaves no photo behind if it fails, nor after the next one what a kill has left', async () => {
    await tenPhotos({ app, db: database.db })
    await expect(exportPack(() => killedAtPhoto(4))).rejects.toThrow('killed')
    await expect(exportPack(() => ({ pack: killed }))).rejects.toThrow('killed')
    expect(readdirSync(folder)).toEqual([])
    mkdirSync(path.join(`${target()}.part`, RUST), { recursive: true })
    writeFileSync(path.join(`${target()}.part`, RUST, 'left.jpg'), 'a photo')
    await exportPack()
    expect(filesIn(folder)).toHaveLength(11)
    expect(filesIn(folder).some((file) => file.endsWith('left.jpg'))).toBe(false)
  })

  it('leaves out damaged photos, and fails with their ids once the others are packed', async () => {
    await tenPhotos({ app, db: database.db })
    const [first] = (await database.db
      .selectFrom('case_photo')
      .innerJoin('farm_case', 'farm_case.id', 'case_photo.case_id')
      .select('case_photo.id')
      .where('county', '=', 'Trans Nzoia')
      .execute()) as [{ id: string }]
    truncateSync(path.join(data, 'photos', first.id.slice(0, 2), first.id), 100)
    await expect(exportPack()).rejects.toThrow(
      `9 photos of 3 cases on 2 farms are in ${target()}. They cannot be withdrawn any more. Damaged, and left out: 1 (${first.id}).`,
    )
    expect(filesIn(target())).toHaveLength(10)
    await expect(photos(['export', path.join(folder, 'again'), ...WHY])).rejects.toThrow(
      `Damaged, and left out: 1 (${first.id}).`,
    )
    expect(readdirSync(folder)).toEqual(['pack'])
  })

  it('says what is wrong where the folder cannot be written', async () => {
    await tenPhotos({ app, db: database.db })
    writeFileSync(path.join(folder, 'file'), '')
    const inside = path.join(folder, 'file', 'pack')
    await expect(photos(['export', inside, ...WHY])).rejects.toThrow(
      `The photos cannot be written to ${inside}: there is a file in the place of a folder.`,
    )
  })
})

const killed = async (): Promise<never> => {
  throw new Error('killed')
}

function killedAtPhoto(count: number): Partial<PhotoRecords> {
  let written = 0
  return { open: async () => (++written === count ? killed() : new Uint8Array([0xff, 0xd8])) }
}
