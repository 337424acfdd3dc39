import { readdirSync } from 'node:fs'
import path from 'node:path'

import i18next from 'i18next'

import { WORDS } from '~/client/i18n/i18n'

const NAMESPACES = readdirSync('src/client/i18n/sw').map((file) => path.parse(file).name)

/** No test waits for texts. */
beforeAll(() => i18next.loadNamespaces([...NAMESPACES, ...WORDS]))
