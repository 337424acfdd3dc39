import { existsSync, statSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { loadConfig, type Config } from '~/server/config/config'
import { findLooseModes } from '~/server/config/dataFolder'
import { contactNotice } from '~/server/contactNotice'
import { DomainError } from '~/server/domain/domainError'
import { messageOf } from '~/server/domain/errorText'
import { fileErrorReason } from '~/server/domain/fileErrors'
import { readModel, readWeights } from '~/server/inference/modelFiles'
import { createRemoteClassifier } from '~/server/inference/remoteClassifier'
import { checkSmtp } from '~/server/mail/smtp'
import { createDaraja } from '~/server/mpesa/daraja'
import { openDatabase } from '~/server/persistence/database'
import { checkDatabase } from '~/server/persistence/migrate'
import { readTimes } from '~/server/persistence/readTimes'
import { openPhotoStore } from '~/server/photos/openPhotoStore'

type DoctorDeps = {
  environment: NodeJS.ProcessEnv
  modelDir: string
  publicDir: string
  /** Build time of this program. */
  builtAt: number
  now: () => number
}

/** `mend`: the installation does not work until this is repaired. */
type Finding = { state: 'ok' | 'note' | 'mend'; text: string }

const ok = (text: string): Finding => ({ state: 'ok', text })
const note = (text: string): Finding => ({ state: 'note', text })
const mend = (text: string): Finding => ({ state: 'mend', text })

/** Tolerated difference between two clocks. */
const TOLERATED_MS = 60_000

const MEGABYTE = 1024 * 1024
/** Room for the write-ahead log, mails and a copy of the file during a migration. */
const LEAST_FREE_BYTES = 500 * MEGABYTE
const FREE_PER_STORED_BYTE = 3

/** Read-only. Resolves with a line per check; throws the same lines if something must be mended. */
export async function examine(deps: DoctorDeps): Promise<string> {
  const findings = await findingsOf(deps)
  const lines = findings.map(([name, { state, text }]) => `${state.padEnd(4)}  ${name.padEnd(8)}  ${text}`)
  if (findings.some(([, { state }]) => state === 'mend')) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

async function findingsOf(deps: DoctorDeps): Promise<[string, Finding][]> {
  const config = settled(() => loadConfig(deps.environment))
  if (config instanceof Error) return [['settings', mend(config.message)]]
  const checks = {
    settings: () => checkSettings(config),
    disk: () => checkDisk(config),
    rights: () => checkRights(config),
    database: () => checkStored(config),
    mail: () => checkMail(config),
    push: () => checkPush(config),
    mpesa: () => checkMpesa(config),
    photos: () => checkPhotos(config),
    model: () => checkModel(deps.modelDir),
    ...(config.inference && { inference: () => checkInference(config, deps.modelDir) }),
    contacts: () => checkContacts(config, deps.publicDir),
    clock: () => checkClock(config, deps),
  }
  const findings: [string, Finding][] = []
  for (const [name, check] of Object.entries(checks))
    findings.push([name, await check().catch((error: unknown) => mend(messageOf(error)))])
  return findings
}

function settled(load: () => Config) {
  try {
    return load()
  } catch (error) {
    return new Error(messageOf(error))
  }
}

async function checkSettings({ publicUrl, host, trustedProxies }: Config) {
  if (publicUrl.startsWith('https://') && trustedProxies.length === 0)
    return mend('PUBLIC_URL is https, but TRUST_PROXY names no proxy: every visitor counts as one. Set TRUST_PROXY.')
  if (new URL(publicUrl).hostname === 'localhost')
    return note(`Valid. Links in mails begin with ${publicUrl}, which opens on this machine only: set PUBLIC_URL.`)
  return ok(`Valid. The app is at ${publicUrl} and listens on ${host}.`)
}

async function checkDisk({ dataDir, database }: Config): Promise<Finding> {
  const folder = existingFolder(dataDir)
  if (!isFolder(folder)) return noFolder(folder)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const stored = 'sqliteFile' in database ? sizeOf(database.sqliteFile) : 0
  const needed = Math.max(LEAST_FREE_BYTES, FREE_PER_STORED_BYTE * stored)
  const inMegabytes = `${Math.floor(free / MEGABYTE)} MB are free for ${dataDir} (DATA_DIR)`
  return free < needed
    ? mend(`${inMegabytes}: make room for ${Math.ceil(needed / MEGABYTE)} MB.`)
    : ok(`${inMegabytes}.`)
}

async function checkRights({ dataDir }: Config): Promise<Finding> {
  const folder = existingFolder(dataDir)
  if (!isFolder(folder)) return noFolder(folder)
  const refusal = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => undefined,
    fileErrorReason,
  )
  if (refusal !== undefined)
    return mend(`${folder} cannot be written: ${refusal}. Give it to the user who runs the server.`)
  if (folder !== resolve(dataDir)) return note(`${dataDir} (DATA_DIR) is not there yet: the first start makes it.`)
  const loose = findLooseModes(dataDir)
  return loose.length > 0 ? mend(`${loose.join('; ')}.`) : ok(`Only this user can read and change ${dataDir}.`)
}

/** The folder itself, or the nearest existing parent. */
function existingFolder(folder: string): string {
  const path = resolve(folder)
  return existsSync(path) ? path : existingFolder(dirname(path))
}

const isFolder = (path: string) => statSync(path).isDirectory()

const noFolder = (path: string) =>
  mend(`${path} (DATA_DIR) is a file: set DATA_DIR to a folder, or move the file away.`)

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const isMissing = ({ database }: Config) => 'sqliteFile' in database && !existsSync(database.sqliteFile)

async function withDatabase<Result>(
  { database }: Config,
  work: (db: Parameters<typeof readTimes>[0]) => Promise<Result>,
) {
  const db = await openDatabase(database)
  return work(db).finally(() => db.destroy())
}

async function checkStored(config: Config) {
  if (isMissing(config)) return note('There is none yet: the first start makes it.')
  return withDatabase(config, (db) =>
    checkDatabase(db).then(
      () => ok('It answers and is of this release.'),
      () => mend('It is not of this release: start the server once, which brings it up to date.'),
    ),
  )
}

async function checkMail({ mail }: Config) {
  if (mail.smtpUrl === undefined)
    return note(
      'SMTP_URL is not set: no mail is sent. npm run account -- mails EMAIL prints those that wait, reset-link a new link.',
    )
  return checkSmtp(mail.smtpUrl).then(
    () => ok('The mail server lets us in.'),
    (error: unknown) => mend(`The mail server does not let us in: ${messageOf(error)} Check SMTP_URL.`),
  )
}

async function checkPush({ push, contact }: Config) {
  if (!push)
    return note('No VAPID keys: there are no reminders by Web Push. npx web-push generate-vapid-keys makes them.')
  if (contact.CONTACT_EMAIL === undefined)
    return mend('Push services need an address to write to: set CONTACT_EMAIL beside the VAPID keys.')
  return ok('Phones can ask for reminders.')
}

/** Asks for a token only: nobody pays. */
async function checkMpesa({ mpesa }: Config) {
  if (!mpesa) return note('M-Pesa is not set up: the plan is not sold; npm run plan grants it.')
  if (mpesa.kind === 'simulated') return note('MPESA_SIMULATOR is 1: a dry run, in which nobody pays.')
  const daraja = createDaraja({ ...mpesa, callbackUrl: mpesa.callbackBase }, { now: Date.now })
  return daraja.checkKeys().then(
    () => ok(`${mpesa.url} accepts the keys.`),
    (error: unknown) => mend(`${messageOf(error)} Check MPESA_URL, MPESA_CONSUMER_KEY and MPESA_CONSUMER_SECRET.`),
  )
}

/** No photo has this id. */
const NO_PHOTO = '00000000-0000-0000-0000-000000000000'

async function checkPhotos({ photos, database }: Config) {
  if ('folder' in photos)
    return 'sqliteFile' in database
      ? ok(`Those that farmers give for a case are kept in ${photos.folder}.`)
      : note(`They are kept in ${photos.folder} of this machine: for several servers, set PHOTOS_S3_URL.`)
  const store = openPhotoStore(photos)
  return Promise.all([store.get(NO_PHOTO), store.list()[Symbol.asyncIterator]().next()]).then(
    () => ok(`${photos.url} accepts the key.`),
    (error: unknown) => mend(`${photos.url} does not let us in: ${messageOf(error)} Check PHOTOS_S3_*.`),
  )
}

async function checkModel(folder: string) {
  const { version, sha256 } = await readModel(folder)
  await readWeights(folder, sha256)
  return ok(`Version ${version}, complete.`)
}

async function checkInference({ inference }: Config, modelDir: string) {
  if (!inference) return ok('Workers of this server classify photos.')
  const classifier = await createRemoteClassifier({ modelDir, ...inference })
  return classifier.ping().then(
    () => ok('A process with this model classifies photos.'),
    (error: unknown) =>
      mend(
        `${messageOf(error instanceof DomainError ? error.cause : error)} Check INFERENCE_URL and INFERENCE_SECRET.`,
      ),
  )
}

async function checkContacts({ contact }: Config, publicDir: string) {
  const problem = contactNotice(contact, publicDir)
  return problem === undefined ? ok('People reach you by what the pages say.') : mend(problem)
}

async function checkClock(config: Config, { builtAt, now }: DoctorDeps) {
  const { newestAt, databaseNow } = isMissing(config)
    ? { newestAt: 0, databaseNow: undefined }
    : await withDatabase(config, readTimes).catch(() => ({ newestAt: 0, databaseNow: undefined }))
  const today = new Date(now()).toISOString()
  if (Math.max(builtAt, newestAt) > now() + TOLERATED_MS)
    return mend(
      `It says ${today}, which is before what was built or stored already: set it, and keep it right with NTP.`,
    )
  if (databaseNow !== undefined && Math.abs(databaseNow - now()) > TOLERATED_MS)
    return mend(`It says ${today}, and the database's another time: set both, and keep them right with NTP.`)
  return ok(`It says ${today}, after everything that is stored.`)
}
