import { ROLES, type Role } from '~/contract/roles'

import { findAccount, formatTime, line, operatorName, type Records } from './command'

const FARMER = 'farmer'

export const OFFICER_USAGE = [
  `     npm run account -- role EMAIL_OR_ID ${[...ROLES, FARMER].join('|')} [--reason "..."] [--by NAME]`,
  '     npm run account -- officers',
  '     npm run account -- invite-officer "NAME" [--reason "..."] [--by NAME]',
  '     npm run account -- end-officer ID [--discard-answers] [--reason "..."] [--by NAME]',
]

type Told = { args: readonly string[]; discards?: boolean | undefined; reason?: string; by?: string }
type Done = { result: string; command: string; accountId?: string }

/** Who may answer farmers: experts with an account, and invited officers. Undefined for any other verb. */
export function officerVerb(
  records: Records,
  verb: string,
  { args, discards = false, reason, by }: Told,
): Promise<string> | undefined {
  if (verb === 'officers' && args.length === 0) return list(records)
  const work = workOf(records, verb, args, discards)
  return work?.then(async ({ result, command, accountId }) => {
    await records.actions.record({ actor: operatorName(by), command, accountId, reason, createdAt: records.now() })
    return result
  })
}

function workOf(
  records: Records,
  verb: string,
  [first, second, ...rest]: readonly string[],
  discards: boolean,
): Promise<Done> | undefined {
  if (first === undefined || rest.length > 0) return undefined
  if (verb === 'role') return second === FARMER || isRole(second) ? giveRole(records, first, second) : undefined
  if (second !== undefined) return undefined
  if (verb === 'invite-officer') return invite(records, first)
  if (verb === 'end-officer') return end(records, first, discards)
  return undefined
}

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text)

async function giveRole(records: Records, email: string, role: Role | typeof FARMER): Promise<Done> {
  const { id } = await findAccount(records, email)
  await records.accounts.setRole({ accountId: id, role: role === FARMER ? undefined : role })
  const result = {
    expert: line`${email} is an expert: the desk is open to this account.`,
    farmer: line`${email} is no expert any more: what this account had taken can be taken by others.`,
  }[role]
  return { result, command: `account role ${role}`, accountId: id }
}

/** The farmer reads it. */
const NAME = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]{1,60}$/u

async function invite({ inviteOfficer }: Records, name: string): Promise<Done> {
  if (!NAME.test(name.trim())) throw new Error('The name needs 1 to 60 visible characters: the farmers read it.')
  const { id, link } = await inviteOfficer(name.trim())
  const result = [
    link,
    'Give it to this officer only. He opens it once on each phone that he answers with; those answers count.',
    `To end it: npm run account -- end-officer ${id}`,
  ].join('\n')
  return { result, command: `account invite-officer ${id}` }
}

/** `discards`: also of an invitation that has ended before. */
async function end({ officers, now }: Records, id: string, discards: boolean): Promise<Done> {
  const hasEnded = await officers.end(id, now())
  const discarded = discards ? await officers.discardJudgements(id) : 0
  if (!hasEnded && discarded === 0)
    throw new Error(line`There is no invited officer ${id}, or the invitation has ended before.`)
  const result = 'Ended: later answers from those phones do not count.'
  return discards
    ? {
        result: `${result} Taken out of the figures: ${discarded}.`,
        command: `account end-officer ${id} --discard-answers`,
      }
    : { result, command: `account end-officer ${id}` }
}

async function list({ officers }: Records) {
  const lines = (await officers.list()).map(({ id, name, invitedAt, endedAt }) =>
    line`${id}\t${name}\tsince ${formatTime(invitedAt)}\t${endedAt === undefined ? '' : `ended ${formatTime(endedAt)}`}`.trimEnd(),
  )
  return lines.length > 0 ? lines.join('\n') : 'No officer is invited.'
}
