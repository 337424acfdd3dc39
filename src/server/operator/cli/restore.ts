import { restore } from '../restoreBackup'

import { requireArgument, runCommand } from './runCommand'

runCommand(async (args) => {
  const backup = requireArgument(args, 'Say where from: npm run restore -- FILE_OR_FOLDER')
  const { database, takenAt } = await restore({ environment: process.env, backup })
  return `Restored ${database}: as it was at ${takenAt}`
})
