import { accountCommand } from '../accountCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(accountCommand, process.env)
