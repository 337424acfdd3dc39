import type { Messages } from '../en/en'

import { account } from './account'
import { auth } from './auth'
import { diagnosis } from './diagnosis'
import { errors } from './errors'
import { history } from './history'
import { landing } from './landing'
import { library } from './library'
import { notices } from './notices'
import { pages } from './pages'
import { share } from './share'
import { shell } from './shell'
import { waiting } from './waiting'

export const sw: Messages = {
  account,
  auth,
  diagnosis,
  errors,
  history,
  landing,
  library,
  notices,
  pages,
  share,
  shell,
  waiting,
}
