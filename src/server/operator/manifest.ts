import { readFileSync } from 'node:fs'

import { number, object, string, type InferType } from 'yup'

import { codeOf } from '../domain/errorText'
import { throwExplained } from '../domain/fileErrors'

/** Stored next to each backup, under the same name. */
const manifestSchema = object({
  file: string().required(),
  bytes: number().required(),
  sha256: string().required(),
  database: string().oneOf(['SQLite', 'PostgreSQL']).required(),
  /** The newest migration. */
  schema: string().required(),
  takenAt: string().required(),
})

export type Manifest = InferType<typeof manifestSchema>

const BACKUP = /\.(sqlite|dump)$/

export const manifestPath = (backup: string) => backup.replace(BACKUP, '.json')

export function readManifest(backup: string): Manifest {
  if (!BACKUP.test(backup)) throw new Error(`${backup} is not a backup: npm run backup makes .sqlite and .dump files.`)
  const path = manifestPath(backup)
  const text = read(path)
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true })
  } catch (cause) {
    throw new Error(`The description ${path} of the backup is damaged; use another backup.`, { cause })
  }
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') throw new Error(`The description of the backup is missing: ${path}.`, { cause })
    return throwExplained(`The description ${path} of the backup cannot be read`)(cause)
  }
}
