import type { CoreMessages } from '../en/en'

import { errors } from './errors'
import { pages } from './pages'
import { shell } from './shell'

export const sw: CoreMessages = { errors, pages, shell }
