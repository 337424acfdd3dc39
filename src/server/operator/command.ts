import { hostname, userInfo } from 'node:os'

import type { AccountRecords } from '~/server/domain/accounts/accountRecords'
import type { Ledger } from '~/server/domain/accounts/ledger'
import type { Discrepancy } from '~/server/domain/accounts/ledgerAudit'
import type { Outbox } from '~/server/domain/accounts/mails'
import type { OwnAccountRecords } from '~/server/domain/accounts/ownAccountRecords'
import type { OfficerRecords } from '~/server/domain/cases/caseRecords'
import type { ConfirmationRecords } from '~/server/domain/cases/confirmations'
import type { PackRecords, TeachingPhoto } from '~/server/domain/cases/photoPack'
import type { SweepPhotos } from '~/server/domain/cases/sweepPhotos'
import type { PaidMail, PaymentRecords } from '~/server/domain/payments/paymentRecords'
import { messageOf } from '~/server/domain/errorText'
import type { Leases } from '~/server/domain/leases'
import type { OperatorActions } from '~/server/domain/operatorActions'

/** Dependencies of operator commands. */
export type Records = {
  accounts: AccountRecords
  confirmations: ConfirmationRecords
  officers: Pick<OfficerRecords, 'list' | 'end' | 'discardJudgements'>
  /** Makes the link of an invitation. */
  inviteOfficer: (name: string) => Promise<{ id: string; link: string }>
  photos: PhotoRecords
  mailsOf: Outbox['waitingFor']
  ledger: Ledger
  audit: () => Promise<Discrepancy[]>
  actions: OperatorActions
  leases: Leases
  payments: Pick<PaymentRecords, 'operator' | 'settlePayment' | 'knownReceipts'>
  paidMail: PaidMail
  /** Makes a single-use link to set a new password. */
  resetLink: (accountId: string) => Promise<string>
  sessionsOf: OwnAccountRecords['sessionsOf']
  newId: () => string
  now: () => number
}

/** Of photos that farmers have given. */
export type PhotoRecords = PackRecords & {
  /** Undefined if the file is gone. Rejects with `DamagedPhoto`. */
  open: (photo: TeachingPhoto) => Promise<Uint8Array | undefined>
  /** A code that names the farm and leads back to nobody. */
  farmOf: (photo: TeachingPhoto) => string
  /** Deletes those that no consent keeps. */
  sweep: SweepPhotos
}

/** Photos that no consent keeps are deleted here, too, because perhaps no server runs. Resolves with what is to be printed. */
export const sweepAfter = ({ photos }: Pick<Records, 'photos'>, done: string): Promise<string> =>
  photos.sweep().then(
    () => done,
    (error: unknown) =>
      `${done}\nPhotos that are not needed any more wait for the server to delete them. ${messageOf(error)}`,
  )

/** Takes the arguments after the command name, returns the text to print. Throws one sentence. */
export type Command = (records: Records, args: readonly string[]) => Promise<string>

/** Who runs the command, unless `--by` says it. */
export function operatorName(by?: string): string {
  if (by?.trim()) return by
  return `${systemUser()}@${hostname()}`
}

/** A container's user may have no name. */
function systemUser() {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}

export const PAGE_LENGTH = 100

/** Of one row more than a page has, to know whether others follow. */
export const printPage = (lines: readonly string[], next: string) =>
  [...lines.slice(0, PAGE_LENGTH), ...(lines.length > PAGE_LENGTH ? [`More: ${next}`] : [])].join('\n')

export async function findAccount({ accounts }: Pick<Records, 'accounts'>, email: string) {
  const account = await accounts.find(email)
  if (!account) throw new Error(line`There is no account with the address ${email}.`)
  return account
}

export const formatTime = (time: number) => new Date(time).toISOString()

/** Control and format characters (bidi, zero width), line and paragraph separators, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Escapes as JSON does, so that JSON stays valid. */
const escape = (character: string) =>
  Array.from({ length: character.length }, (_, index) => unitOf(character, index)).join('')

const unitOf = (text: string, index: number) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`

/** A template that escapes its values, so that user input cannot break lines or columns or control the terminal. */
export const line = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: strings }, ...values.map((value) => String(value).replace(INVISIBLE, escape)))

/** Escapes a whole output except line breaks and tabs. */
export const printable = (text: string): string =>
  text.replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : escape(character)))
