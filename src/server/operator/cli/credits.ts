import { creditsCommand } from '../creditsCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(creditsCommand, process.env)
