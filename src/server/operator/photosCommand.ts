import { parseArgs } from 'node:util'

import { line, operatorName, type Command } from './command'
import { damagedText, packPhotos } from './packPhotos'

const USAGE = 'Use: npm run photos -- export FOLDER --reason "..." [--by NAME]'

/** `npm run photos -- export` */
export const photosCommand: Command = async (records, args) => {
  const { folder, reason, by } = parse(args)
  if (!reason?.trim()) throw new Error('Say why: --reason "...". It is kept in the list of actions.')
  const packed = await packPhotos(records, folder)
  if (!packed) return 'There are none: no photo that may teach waits with the answer of an expert.'
  const action = { actor: operatorName(by), command: 'photos export', accountId: undefined, reason }
  await records.actions.record({ ...action, createdAt: records.now() })
  await records.photos.sweep()
  const text = line`${packed.photos} photos of ${packed.caseIds.length} cases on ${packed.farms} farms are in ${folder}. They cannot be withdrawn any more.`
  if (packed.damaged.length > 0) throw new Error(`${text} ${damagedText(packed.damaged)}`)
  return text
}

function parse(args: readonly string[]) {
  const options = { reason: { type: 'string' }, by: { type: 'string' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [verb, folder, ...rest] = positionals
    if (verb === 'export' && folder !== undefined && rest.length === 0) return { folder, ...values }
  } catch {
    // an unknown option
  }
  throw new Error(USAGE)
}
