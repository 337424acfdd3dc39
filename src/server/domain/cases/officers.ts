import { OFFICER_PREFIX } from '~/contract/paths'

import type { Clock, OneTimeTokens } from '../security'
import type { OfficerRecords } from './caseRecords'

type InvitationDeps = {
  officers: Pick<OfficerRecords, 'invite'>
  tokens: OneTimeTokens
  publicUrl: string
  newId: () => string
  now: Clock
}

/** Makes a link that turns a phone into that of an invited officer. The secret in it is the token that the phone keeps. */
export const createOfficerInvitation =
  ({ officers, tokens, publicUrl, newId, now }: InvitationDeps) =>
  async (name: string): Promise<{ id: string; link: string }> => {
    const token = tokens.create()
    const id = newId()
    await officers.invite({ id, name, tokenHash: tokens.hash(token), now: now() })
    return { id, link: `${publicUrl}${OFFICER_PREFIX}invite/${token}` }
  }
