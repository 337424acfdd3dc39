import { creditsCommand } from '../operator/creditsCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(creditsCommand, process.env)
