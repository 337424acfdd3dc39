import { accountCommand } from '../operator/accountCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(accountCommand, process.env)
