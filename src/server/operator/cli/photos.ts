import { photosCommand } from '../photosCommand'

import { runRecordsCommand } from './runCommand'

runRecordsCommand(photosCommand, process.env)
