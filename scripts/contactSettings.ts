import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { ValidationError } from 'yup'

import { CONTACT_SETTINGS } from '../src/contract/contact'
import type { ContactSettings } from '../src/contract/contact'
import { environmentSchema } from '../src/server/config/environmentSchema'

const ENVIRONMENT_FILE = '.env'

/**
 * The operator's contact details, from the environment or `.env`: the build writes them into the pages. From here on the
 * environment holds what is set, and no empty line. Throws a `ValidationError` with one sentence for each wrong one.
 */
export function applyContactSettings(environment: NodeJS.ProcessEnv = process.env): ContactSettings {
  const file = existsSync(ENVIRONMENT_FILE) ? parseEnv(readFileSync(ENVIRONMENT_FILE, 'utf8')) : {}
  const given = CONTACT_SETTINGS.flatMap((name) => {
    const value = (environment[name] ?? file[name])?.trim()
    return value ? [[name, value] as const] : []
  })
  const contact = environmentSchema
    .pick([...CONTACT_SETTINGS])
    .validateSync(Object.fromEntries(given), { abortEarly: false }) as ContactSettings
  for (const name of CONTACT_SETTINGS) Reflect.deleteProperty(environment, name)
  Object.assign(environment, contact)
  return contact
}

/** For `catch` of a build: a line for each wrong setting; the stack of anything else. */
export function endBuild(error: unknown) {
  const wrong = ValidationError.isError(error)
    ? error.errors.map((sentence) => `${sentence}: correct it, or leave it empty.`)
    : []
  console.error(wrong.length > 0 ? wrong.join('\n') : error)
  process.exitCode = 1
}
