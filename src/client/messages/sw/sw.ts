import type { Messages } from '../en/en'

import { account } from './account'
import { auth } from './auth'
import { diagnosis } from './diagnosis'
import { errors } from './errors'
import { history } from './history'
import { landing } from './landing'
import { library } from './library'
import { pages } from './pages'
import { shell } from './shell'

export const sw: Messages = { account, auth, diagnosis, errors, history, landing, library, pages, shell }
