import { paymentsCommand } from '../paymentsCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(paymentsCommand, process.env)
