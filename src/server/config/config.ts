import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'

import { SHOWN_SETTINGS, type PageSettings } from '~/contract/contact'

import type { LimitSettings } from '../domain/limits/limitSettings'
import type { SessionLimits } from '../domain/sessions/sessions'
import type { MailSettings } from '../mail/smtp'
import type { DatabaseLocation } from '../persistence/database'
import type { DarajaSettings } from '../mpesa/daraja'
import type { PhotoLocation } from '../photos/openPhotoStore'
import type { VapidKeys } from '../push/sendPush'
import { environmentSchema, listOf } from './environmentSchema'

export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  database: DatabaseLocation
  /** Undefined: generated and stored in `dataDir`. */
  tokenSecret: string | undefined
  logLevel: string
  inferenceWorkers: number
  /** Undefined: photos are classified by workers of this server. */
  inference: { urls: string[]; secret: string } | undefined
  accessTokenSeconds: number
  sessionLimits: SessionLimits
  /** Whether a session is valid only in the browser that opened it, if that accepts cookies. */
  bindsSessions: boolean
  limits: LimitSettings
  mail: MailSettings
  /** Public URL of the app; prefix of links in mails. */
  publicUrl: string
  /** Undefined: no Web Push reminders. */
  push: VapidKeys | undefined
  /** Undefined: the plan is not sold. */
  mpesa: MpesaConfig | undefined
  /** As in the pages: the operator's contact, for users, and `PUBLIC_URL`. */
  contact: PageSettings
  /** How often a month an account without a plan may ask a person. */
  askFree: number
  /** Where photos are kept for cases. */
  photos: PhotoLocation
  trustedProxies: string[]
  /** How long the server keeps serving after it reports not ready. */
  drainMs: number
  /** Undefined: no metrics. */
  metrics: { host: string; port: number } | undefined
}>

/** `callbackBase`: without the path. */
export type MpesaConfig =
  { kind: 'simulated' } | ({ kind: 'live'; callbackBase: string } & Omit<DarajaSettings, 'callbackUrl'>)

const SQLITE_FILE = 'jani.sqlite'
const PHOTO_FOLDER = 'photos'
const DEFAULT_EMAIL = 'hello@jani.example'
const DEFAULT_SENDER = `Jani <${DEFAULT_EMAIL}>`
const DAY_MS = 24 * 60 * 60 * 1000
/** Each worker takes memory, and uploads of one process need no more. */
const MAX_DEFAULT_WORKERS = 4

/** Reads the environment once, at start-up; throws one message that names every problem. */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const settings = validate(environment, environmentSchema)
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    database: locationOf(settings),
    tokenSecret: settings.TOKEN_SECRET,
    logLevel: settings.LOG_LEVEL,
    inferenceWorkers: workersOf(settings),
    inference: inferenceOf(settings),
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    sessionLimits: {
      idleMs: settings.SESSION_IDLE_DAYS * DAY_MS,
      absoluteMs: settings.SESSION_MAX_DAYS * DAY_MS,
    },
    bindsSessions: settings.SESSION_BINDING === 'on',
    limits: {
      signUpsPerHour: settings.SIGN_UPS_PER_HOUR,
      accountRequestsPerMinute: settings.ACCOUNT_REQUESTS_PER_MINUTE,
      addressRequestsPerMinute: settings.ADDRESS_REQUESTS_PER_MINUTE,
    },
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? DEFAULT_SENDER,
    },
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    push: pushOf(settings),
    mpesa: mpesaOf(settings),
    contact: contactOf(settings),
    askFree: settings.ASK_FREE,
    photos: photosOf(settings),
    trustedProxies: settings.TRUST_PROXY === undefined ? [] : listOf(settings.TRUST_PROXY),
    drainMs: settings.DRAIN_SECONDS * 1000,
    metrics: metricsOf(settings),
  })
}

const INFERENCE_SETTINGS = [
  'PORT',
  'HOST',
  'LOG_LEVEL',
  'INFERENCE_WORKERS',
  'INFERENCE_SECRET',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
] as const

/** For a process that classifies photos for other servers, and knows no other secret. */
export function loadInferenceConfig(environment: NodeJS.ProcessEnv) {
  const settings = validate(environment, environmentSchema.pick(INFERENCE_SETTINGS))
  const secret = settings.INFERENCE_SECRET
  if (secret === undefined) throw new Error('The settings are not valid: INFERENCE_SECRET is required.')
  return {
    port: settings.PORT,
    host: settings.HOST,
    logLevel: settings.LOG_LEVEL,
    workers: workersOf(settings),
    secret,
    drainMs: settings.DRAIN_SECONDS * 1000,
    metrics: metricsOf(settings),
  }
}

/** For backups, which need no other setting and no secret. */
export function loadDatabaseLocation(environment: NodeJS.ProcessEnv): DatabaseLocation {
  return locationOf(validate(environment, environmentSchema.pick(['DATA_DIR', 'DATABASE_URL'])))
}

const locationOf = ({ DATA_DIR, DATABASE_URL }: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>): DatabaseLocation =>
  DATABASE_URL === undefined ? { sqliteFile: join(DATA_DIR, SQLITE_FILE) } : { postgresUrl: DATABASE_URL }

type Settings = InferType<typeof environmentSchema>

const workersOf = ({ INFERENCE_WORKERS }: Pick<Settings, 'INFERENCE_WORKERS'>) =>
  INFERENCE_WORKERS ?? Math.min(availableParallelism(), MAX_DEFAULT_WORKERS)

const inferenceOf = ({ INFERENCE_URL: urls, INFERENCE_SECRET: secret }: Settings) =>
  urls === undefined || secret === undefined ? undefined : { urls: listOf(urls), secret }

const metricsOf = ({ METRICS_HOST: host, METRICS_PORT: port }: Pick<Settings, 'METRICS_HOST' | 'METRICS_PORT'>) =>
  port === undefined ? undefined : { host, port }

function mpesaOf(settings: Settings): MpesaConfig | undefined {
  if (settings.MPESA_SIMULATOR === '1') return { kind: 'simulated' }
  const { MPESA_SHORT_CODE: shortCode, MPESA_PASSKEY: passkey, MPESA_URL: url } = settings
  const { MPESA_CONSUMER_KEY: consumerKey, MPESA_CONSUMER_SECRET: consumerSecret } = settings
  const callbackBase = settings.MPESA_CALLBACK_URL ?? settings.PUBLIC_URL
  if (!shortCode || !passkey || !consumerKey || !consumerSecret || !callbackBase) return undefined
  return { kind: 'live', url, shortCode, passkey, consumerKey, consumerSecret, callbackBase }
}

const contactOf = (settings: Settings): PageSettings => ({
  ...Object.fromEntries(
    SHOWN_SETTINGS.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  ),
  ...(settings.MPESA_SHORT_CODE && { PLAN_ON_SALE: 'yes' }),
})

function photosOf(settings: Settings): PhotoLocation {
  const { PHOTOS_S3_URL: url, PHOTOS_S3_REGION: region, PHOTOS_S3_KEY_ID: keyId, PHOTOS_S3_SECRET: secret } = settings
  if (!url || !region || !keyId || !secret) return { folder: join(settings.DATA_DIR, PHOTO_FOLDER) }
  return { url, region, keyId, secret }
}

function pushOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, CONTACT_EMAIL: email }: Settings) {
  if (publicKey === undefined || privateKey === undefined) return undefined
  return { publicKey, privateKey, subject: `mailto:${email ?? DEFAULT_EMAIL}` }
}

function validate<Values extends AnyObject>(environment: NodeJS.ProcessEnv, schema: ObjectSchema<Values>) {
  const given = Object.entries(environment).flatMap(([name, value]) => {
    const trimmed = value?.trim() ?? ''
    return trimmed === '' ? [] : [[name, trimmed] as const] // an empty value in .env means "not set"
  })
  try {
    return schema.validateSync(Object.fromEntries(given), { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    throw new Error(`The settings are not valid: ${[...new Set(error.errors)].join('; ')}.`, { cause: error })
  }
}
