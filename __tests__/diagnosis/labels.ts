import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { NOT_A_LEAF, OTHER_PLANT } from '~/diagnosis'

const file = join(__dirname, '../../models/leaf/labels.json')

/** The network's labels, in its order. */
export const labels = JSON.parse(readFileSync(file, 'utf8')) as readonly string[]
export const leafLabels = labels.filter((label) => label !== NOT_A_LEAF && label !== OTHER_PLANT)
