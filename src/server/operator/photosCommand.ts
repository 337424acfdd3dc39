import { parseArgs } from 'node:util'

import { line, operatorName, sweepAfter, type Command } from './command'
import { onlyOne } from './onlyOne'
import { damagedText, packPhotos, type PackNote } from './packPhotos'

const USAGE = 'Use: npm run photos -- export FOLDER --reason "..." [--by NAME]'

/** `npm run photos -- export` */
export const photosCommand: Command = async (records, args) => {
  const { folder, reason, by } = parse(args)
  if (!reason?.trim()) throw new Error('Say why: --reason "...". It is kept in the list of actions.')
  const record = async () => {
    const action = { actor: operatorName(by), command: 'photos export', accountId: undefined, reason }
    await records.actions.record({ ...action, createdAt: records.now() })
  }
  const packed = await onlyOne(records, 'photos export', (renew) =>
    packPhotos({ photos: records.photos, now: records.now, renew, record }, folder),
  )
  if (!packed) return 'There are none: no photo that may teach waits with the answer of an expert.'
  const text = await sweepAfter(records, textOf(packed, folder))
  if (packed.damaged.length > 0) throw new Error(`${text} ${damagedText(packed.damaged)}`)
  return text
}

const textOf = ({ photos, caseIds, farms }: PackNote, folder: string) =>
  line`${photos} photos of ${caseIds.length} cases on ${farms} farms are in ${folder}. They cannot be withdrawn any more.`

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
