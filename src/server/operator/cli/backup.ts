import { messageOf } from '~/server/domain/errorText'
import { BACKUP } from '~/server/domain/operatorActions'

import { backUp } from '../backUp'

import { recordCommand, requireArgument, runCommand } from './runCommand'

runCommand(async (args) => {
  const { argument: folder, ...who } = requireArgument(args, 'Say where to: npm run backup -- FOLDER [--by NAME]')
  const path = await backUp({ environment: process.env, folder, now: new Date() })
  await recordCommand(process.env, { command: BACKUP, ...who }).catch((cause: unknown) => {
    throw new Error(`The backup ${path} is complete, but could not be recorded: ${messageOf(cause)}`, { cause })
  })
  return path
})
