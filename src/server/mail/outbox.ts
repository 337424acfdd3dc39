import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Mail } from '~/server/domain/accounts/mails'
import { codeOf } from '~/server/domain/errors'
import type { Clock, KeyedHash } from '~/server/domain/security'

type OutboxDeps = { folder: string; keyedHash: KeyedHash; now: Clock }

export type Outbox = ReturnType<typeof createOutbox>

/** When the mail expires, a hash of its address, and a random part. `.part`: it is being written. */
const NAME = /^(\d{4}-\d\d-\d\dT[\d.]{12}Z)-([\w-]{43})-[\da-f-]{36}\.eml(\.part)?$/

/** A folder with one file for each mail, which mail programs can open. */
export function createOutbox({ folder, keyedHash, now }: OutboxDeps) {
  const pathOf = (name: string) => join(folder, name)
  const remove = (name: string) => rm(pathOf(name), { force: true })
  const textOf = (name: string) => orMissing(readFile(pathOf(name), 'utf8'))
  const files = async () => ((await orMissing(readdir(folder))) ?? []).filter((name) => /\.eml(\.part)?$/.test(name))
  const hashOf = (address: string) => keyedHash('outbox', address.toLowerCase())
  const isExpired = (name: string) => (NAME.exec(name)?.[1] ?? '') <= stamp(now())

  /** Resolves with the name of the file, which no power cut takes away. */
  async function add({ to, expiresAt }: Pick<Mail, 'to' | 'expiresAt'>, message: string) {
    const name = `${stamp(expiresAt)}-${hashOf(to)}-${randomUUID()}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(pathOf(`${name}.part`), message, { mode: 0o600, flush: true })
    await rename(pathOf(`${name}.part`), pathOf(name))
    return name
  }

  async function forget(address: string) {
    const hash = hashOf(address)
    for (const name of await files()) if (NAME.exec(name)?.[2] === hash) await remove(name)
  }

  /** Deletes what `forget` cannot find: mails that an earlier release or another TOKEN_SECRET has named. */
  async function removeForeign() {
    for (const name of (await files()).filter((file) => file.endsWith('.eml')))
      if (NAME.exec(name)?.[2] !== hashOf(recipientOf((await textOf(name)) ?? ''))) await remove(name)
  }

  /** Resolves with the names of the others. */
  async function removeExpired() {
    const names = await files()
    for (const name of names.filter(isExpired)) await remove(name)
    return names.filter((name) => !isExpired(name) && name.endsWith('.eml'))
  }

  /** Undefined where the mail has expired or was deleted. */
  const read = async (name: string) => (isExpired(name) ? undefined : textOf(name))

  return { add, read, remove, forget, removeForeign, removeExpired }
}

/** The address in the header To, which may begin on a line of its own, or be written as `<".a"@example.com>`. */
export const recipientOf = (message: string): string => /^To:\s+(\S+)$/m.exec(message)?.[1]?.replace(/["<>]/g, '') ?? ''

const stamp = (time: number) => new Date(time).toISOString().replaceAll(':', '.')

const orMissing = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
