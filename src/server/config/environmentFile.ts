import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { ValidationError } from 'yup'

const FILE = '.env'

/** The settings in `.env`, with or without the byte order mark that Windows programs write. */
export function readEnvironmentFile(): NodeJS.ProcessEnv {
  if (!existsSync(FILE)) return {}
  const bytes = readFileSync(FILE)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new ValidationError('.env must be saved as UTF-8, not as UTF-16')
  return parseEnv(new TextDecoder().decode(bytes)) // without the mark
}

/** What the environment sets comes first. */
export function loadEnvironmentFile(environment: NodeJS.ProcessEnv) {
  Object.assign(environment, { ...readEnvironmentFile(), ...environment })
}
