import { ValidationError } from 'yup'

import { PAGE_SETTINGS, SHOWN_SETTINGS } from '../src/contract/contact'
import type { PageSettings } from '../src/contract/contact'
import { readEnvironmentFile } from '../src/server/config/environmentFile'
import { environmentSchema } from '../src/server/config/environmentSchema'

/**
 * The operator's contact details, the address of the app and whether the plan is sold, from the environment or `.env`: the build writes them into the pages. From here on the
 * environment holds what is set, and no empty line. Throws a `ValidationError` with one sentence for each wrong one.
 */
export function applyPageSettings(environment: NodeJS.ProcessEnv = process.env): PageSettings {
  const file = readEnvironmentFile()
  const valueOf = (name: string) => (environment[name] ?? file[name])?.trim()
  const given = SHOWN_SETTINGS.flatMap((name) => {
    const value = valueOf(name)
    return value ? [[name, value] as const] : []
  })
  const shown = environmentSchema
    .pick([...SHOWN_SETTINGS])
    .validateSync(Object.fromEntries(given), { abortEarly: false }) as PageSettings
  const settings: PageSettings = { ...shown, ...(valueOf('MPESA_SHORT_CODE') && { PLAN_ON_SALE: 'yes' }) }
  for (const name of PAGE_SETTINGS) Reflect.deleteProperty(environment, name)
  Object.assign(environment, settings)
  return settings
}

/** For `catch` of a build: a line for each wrong setting; the stack of anything else. */
export function endBuild(error: unknown) {
  const wrong = ValidationError.isError(error)
    ? error.errors.map((sentence) => `${sentence}: correct it, or leave it empty.`)
    : []
  console.error(wrong.length > 0 ? wrong.join('\n') : error)
  process.exitCode = 1
}
