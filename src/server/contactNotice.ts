import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PAGE_SETTINGS, missingContact, type PageSettings } from '~/contract/contact'

/** Written by the build: the contact on its pages. */
const BUILT_CONTACT = 'contact.json'

/** Warns the operator while the pages show no contact, or another than the settings; undefined otherwise. */
export function contactNotice(settings: PageSettings, publicDir: string | undefined): string | undefined {
  const missing = missingContact(settings)
  if (missing.length > 0)
    return `The pages show placeholders, which reach nobody, for ${missing.join(', ')}: set them, then run npm run build.`
  const file = publicDir === undefined ? undefined : join(publicDir, BUILT_CONTACT)
  const shown = file === undefined ? settings : readBuilt(file)
  if (!shown) return `${file} is damaged, so that the pages may be, too: run npm run build.`
  const differing = PAGE_SETTINGS.filter((name) => shown[name] !== settings[name])
  if (differing.length === 0) return undefined
  return `The pages were built with other values of ${differing.join(', ')} than the settings have: run npm run build.`
}

/** Null if it is not JSON. */
function readBuilt(file: string) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageSettings | null
  } catch {
    return null
  }
}
