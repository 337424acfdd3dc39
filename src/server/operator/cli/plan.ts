import { planCommand } from '../planCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(planCommand, process.env)
