import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { CONTACT_SETTINGS } from '~/contract/contact'
import type { ContactSettings } from '~/contract/contact'
import { loadConfig } from '~/server/config/config'

const ENVIRONMENT_FILE = '.env'

/**
 * The operator's contact details, from the environment or `.env`: the build writes them into the pages. From here on the
 * environment holds what is set, and no empty line. Throws one message that names every wrong one.
 */
export function applyContactSettings(environment: NodeJS.ProcessEnv = process.env): ContactSettings {
  const file = existsSync(ENVIRONMENT_FILE) ? parseEnv(readFileSync(ENVIRONMENT_FILE, 'utf8')) : {}
  const given = CONTACT_SETTINGS.map((name) => [name, environment[name] ?? file[name]] as const)
  const { contact } = loadConfig(Object.fromEntries(given))
  for (const name of CONTACT_SETTINGS) Reflect.deleteProperty(environment, name)
  Object.assign(environment, contact)
  return contact
}
