import { backUp } from '../backUp'

import { requireArgument, runCommand } from './runCommand'

runCommand(async (args) => {
  const folder = requireArgument(args, 'Say where to: npm run backup -- FOLDER')
  return backUp({ environment: process.env, folder, now: new Date() })
})
