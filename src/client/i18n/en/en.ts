import type { account } from './account'
import type { accuracy } from './accuracy'
import type { auth } from './auth'
import type { count } from './count'
import type { desk } from './desk'
import type { diagnosis } from './diagnosis'
import { errors } from './errors'
import type { history } from './history'
import type { key } from './key'
import type { landing } from './landing'
import type { library } from './library'
import type { look } from './look'
import type { notes } from './notes'
import type { notices } from './notices'
import type { order } from './order'
import { pages } from './pages'
import type { person } from './person'
import type { refusals } from './refusals'
import type { report } from './report'
import type { share } from './share'
import { shell } from './shell'
import type { waiting } from './waiting'

/** The texts that any page may show, by namespace. */
export const en = { errors, pages, shell }

/** Those of some pages only, each loaded with its page. */
type PageMessages = {
  account: typeof account
  accuracy: typeof accuracy
  auth: typeof auth
  count: typeof count
  desk: typeof desk
  diagnosis: typeof diagnosis
  history: typeof history
  key: typeof key
  landing: typeof landing
  library: typeof library
  look: typeof look
  notes: typeof notes
  notices: typeof notices
  order: typeof order
  person: typeof person
  refusals: typeof refusals
  report: typeof report
  share: typeof share
  waiting: typeof waiting
}

/** Every other language has exactly these keys. */
export type Messages = typeof en & PageMessages
