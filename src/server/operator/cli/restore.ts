import { keepSessions, restore } from '../restoreBackup'

import { recordCommand, requireArgument, runCommand } from './runCommand'

const USAGE = [
  'Say where from: npm run restore -- FILE_OR_FOLDER [--by NAME]',
  'Or, after a restore by other means: npm run restore -- --sessions-only',
].join('\n')

runCommand(async ([first, ...rest]) => {
  if (first === '--sessions-only' && rest.length === 0) return keepSessions({ environment: process.env })
  const { argument: backup, ...who } = requireArgument(first === undefined ? [] : [first, ...rest], USAGE)
  const { database, takenAt, sessions } = await restore({ environment: process.env, backup })
  await recordCommand(process.env, { command: 'restore', ...who })
  return `Restored ${database}: as it was at ${takenAt}. ${sessions}`
})
