import { endOf, pageOf, runsSince, type StoredConfirmation } from '~/server/domain/cases/confirmations'

import { PAGE_LENGTH, formatTime, line, operatorName, type Records } from './command'
import { requireReason } from './paymentsCommand'

export const CONFIRMATION_USAGE = [
  '     npm run account -- confirmations',
  '     npm run account -- release|end-confirmation ID --reason "..." [--by NAME]',
]

type Told = { id: string | undefined; reason?: string; by?: string }

/** What experts have confirmed, and the operator's word on quarantine diseases. Undefined for any other verb. */
export function confirmationVerb(records: Records, verb: string, { id, reason, by }: Told) {
  if (verb === 'confirmations' && id === undefined) return list(records)
  const decision = Object.hasOwn(decisions, verb) ? decisions[verb] : undefined
  if (!decision || id === undefined) return undefined
  return decide(records, decision, { id, command: line`account ${verb} ${id}`, reason: requireReason(reason), by })
}

type Decision = (records: Records, id: string) => Promise<string | undefined>

const decisions: Record<string, Decision> = {
  async release({ confirmations, now }, id) {
    const isReleased = await confirmations.release({ id, since: runsSince(now()), now: now() })
    return isReleased ? 'Released: the accounts of its county are told, for 21 days.' : undefined
  },

  async 'end-confirmation'({ confirmations, now }, id) {
    const hasEnded = await confirmations.end({ id, now: now() })
    return hasEnded ? 'Ended: nobody sees it any more.' : undefined
  },
}

type Recorded = { id: string; command: string; reason: string; by: string | undefined }

async function decide(records: Records, decision: Decision, { id, command, reason, by }: Recorded) {
  const result = await decision(records, id)
  if (result === undefined)
    throw new Error(line`There is no such confirmation any more, it does not wait, or it is older than 21 days: ${id}.`)
  const action = { actor: operatorName(by), command, accountId: undefined, reason }
  await records.actions.record({ ...action, createdAt: records.now() })
  return result
}

async function list({ confirmations, now }: Records) {
  const open = await confirmations.listOpen({ since: runsSince(now()), limit: PAGE_LENGTH })
  if (open.length === 0) return 'Nothing is confirmed now, and nothing waits.'
  const [kephis] = open.filter(isWaiting).flatMap(({ label }) => pageOf(label)?.contacts ?? [])
  const call = kephis ? [`Call first: ${kephis.name}, ${kephis.numbers.join(', ')}. Then release it, or end it.`] : []
  return [...call, ...open.map(describe)].join('\n')
}

const isWaiting = ({ startsAt }: StoredConfirmation) => startsAt === undefined

function describe({ id, county, label, confirmedBy, createdAt, startsAt }: StoredConfirmation) {
  const state = startsAt === undefined ? 'waits' : `until ${formatTime(endOf({ startsAt }))}`
  const name = pageOf(label)?.title ?? label
  return line`${state}\t${id}\t${county}\t${name}\t${confirmedBy}\t${formatTime(createdAt)}`
}
