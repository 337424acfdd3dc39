import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { array, number, object, string, type InferType } from 'yup'

import { makeFolder } from '~/server/config/dataFolder'
import { DamagedPhoto } from '~/server/domain/cases/casePhotos'
import type { TeachingPhoto } from '~/server/domain/cases/photoPack'
import { throwExplained } from '~/server/domain/fileErrors'
import { NAIROBI_MS } from '~/server/domain/nairobi'

import type { PhotoRecords } from './command'

type PackDeps = {
  photos: PhotoRecords
  now: () => number
  /** Rejects if another process may write to the folder. */
  renew: () => Promise<void>
  /** Notes who has exported the photos, before a repeat of the export does something else. */
  record: () => Promise<void>
}

/** Beside an unfinished pack: what is in it, and when its cases are marked as packed. */
const noteSchema = object({
  at: number().required(),
  caseIds: array(string().required()).required(),
  photos: number().required(),
  farms: number().required(),
  /** Ids of photos that cannot be read. */
  damaged: array(string().required()).required(),
})
export type PackNote = InferType<typeof noteSchema>

const COLUMNS = ['domain', 'label', 'file', 'source', 'licence', 'group'] as const
type Row = Record<(typeof COLUMNS)[number], string>

const MANIFEST = 'manifest.csv'
const GROUP_DIGITS = 12
const SALT_BYTES = 32
const LICENCE = 'CC BY 4.0'
const DURABLE = { flush: true } as const

/**
 * Writes all photos that may teach into a new folder, as docs/data.md describes it, and marks their cases as packed. The
 * folder gets its name last: a repeat after a kill completes it, or writes it again. Undefined if no photo waits. What
 * fails leaves no photo, unless the cases are marked.
 */
export async function packPhotos(deps: PackDeps, target: string): Promise<PackNote | undefined> {
  const folder = resolve(target)
  const unfinished = partOf(folder)
  const failed = throwExplained(`The photos cannot be written to ${target}`)
  const marked = await readMarked(deps, folder)
  const isNamed = marked && !existsSync(unfinished) && existsSync(join(folder, MANIFEST))
  if (!isNamed && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${target} is not empty.`)
  const packed = marked ?? (await writeOrRemove(deps, folder).catch(failed))
  if (!packed) return undefined
  if (!isNamed) await rename(unfinished, folder).catch(failed)
  await flushFolder(dirname(folder))
  await deps.record()
  await rm(noteOf(unfinished))
  return packed
}

export const damagedText = (ids: readonly string[]) => `Damaged, and left out: ${ids.length} (${ids.join(', ')}).`

const partOf = (folder: string) => `${folder}.part`
const noteOf = (unfinished: string) => `${unfinished}.json`

/** Undefined unless the cases were marked before a kill. */
async function readMarked({ photos }: PackDeps, folder: string) {
  const unfinished = partOf(folder)
  const text = await readFile(noteOf(unfinished), 'utf8').catch(() => '')
  const note = noteIn(text)
  const isThere = existsSync(unfinished) || existsSync(join(folder, MANIFEST))
  return note && isThere && (await photos.werePacked(note.caseIds, note.at)) ? note : undefined
}

/** It was cut off by a kill: nothing is marked before it is complete. */
function noteIn(text: string): PackNote | undefined {
  try {
    return noteSchema.validateSync(JSON.parse(text), { strict: true })
  } catch {
    return undefined
  }
}

const remove = async (unfinished: string) => {
  for (const left of [noteOf(unfinished), unfinished]) await rm(left, { recursive: true, force: true })
}

const writeOrRemove = (deps: PackDeps, folder: string) =>
  writeAndMark(deps, partOf(folder)).catch(async (error: unknown) => {
    await deps.renew()
    if (!(await readMarked(deps, folder))) await remove(partOf(folder))
    throw error
  })

/** Again where a farmer has withdrawn meanwhile. */
async function writeAndMark(deps: PackDeps, unfinished: string): Promise<PackNote | undefined> {
  for (;;) {
    await remove(unfinished)
    const { written, rows, damaged } = await writePhotos(deps.photos, unfinished)
    if (written.length === 0) {
      if (damaged.length > 0) throw new Error(damagedText(damaged))
      return undefined
    }
    const note = {
      at: deps.now(),
      caseIds: [...new Set(written.map(({ caseId }) => caseId))],
      photos: written.length,
      farms: new Set(rows.map(({ source }) => source)).size,
      damaged,
    }
    await writeFile(join(unfinished, MANIFEST), csvOf(rows), DURABLE)
    await writeFile(noteOf(unfinished), JSON.stringify(note), DURABLE)
    const folders = [...new Set(rows.map(({ label }) => join(unfinished, label))), unfinished, dirname(unfinished)]
    for (const folder of folders) await flushFolder(folder)
    await deps.renew()
    if (await deps.photos.pack(written, note.at)) return note
  }
}

async function writePhotos(photos: PhotoRecords, unfinished: string) {
  const written: TeachingPhoto[] = []
  const rows: Row[] = []
  const damaged: string[] = []
  const salt = randomBytes(SALT_BYTES)
  for await (const photo of allOf(photos)) {
    const content = await photos.open(photo).catch((error: unknown) => {
      if (!(error instanceof DamagedPhoto)) throw error
      damaged.push(photo.id)
    })
    if (!content) continue
    const row = rowOf(photo, photos.farmOf(photo), salt)
    const path = join(unfinished, row.file)
    await makeFolder(dirname(path))
    await writeFile(path, content, DURABLE)
    written.push(photo)
    rows.push(row)
  }
  return { written, rows, damaged }
}

async function* allOf(photos: PhotoRecords) {
  let last = { caseId: '', position: 0 }
  for (;;) {
    const page = await photos.listTeaching(last)
    yield* page
    const next = page.at(-1)
    if (!next) return
    last = next
  }
}

/** The salt is not kept: a group leads back to no case. */
function rowOf({ caseId, position, label, diagnosedAt }: TeachingPhoto, farm: string, salt: Uint8Array): Row {
  const group = createHmac('sha256', salt).update(caseId).digest('hex').slice(0, GROUP_DIGITS)
  const file = `${label}/${dateOf(diagnosedAt)}-${group}-${position}.jpg`
  return { domain: 'field', label, file, source: farm, licence: LICENCE, group }
}

const dateOf = (time: number) => new Date(time + NAIROBI_MS).toISOString().slice(0, 10)

const csvOf = (rows: readonly Row[]) =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cellOf(row[column])).join(',')), ''].join('\n')

const cellOf = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

async function flushFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
