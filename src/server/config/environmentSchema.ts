import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'

import { number, object, string, type StringSchema } from 'yup'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
/** As many as the derived keys have. */
const MIN_SECRET_BITS = 256
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

const whenSet = (required: string) => ({
  is: (url: string | undefined) => url !== undefined,
  then: (setting: StringSchema) => setting.required(required),
})

/** A reachable contact. */
const contact = (name: string, pattern: RegExp, like: string) =>
  string().matches(pattern, `${name} must be like ${like}`)

/** An address, or a name with one. */
const SENDER = /^([^<>@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

/** base64url. */
const PUBLIC_KEY = /^[\w-]{87}$/
const PRIVATE_KEY = /^[\w-]{43}$/

const vapidKey = (name: string, pattern: RegExp) =>
  string().matches(pattern, `${name} must be what npx web-push generate-vapid-keys prints`)

const secret = (name: string) =>
  string().test(
    'strong',
    `${name} must be random and carry 256 bits, such as what openssl rand -base64 48 prints`,
    (value) => value === undefined || isStrong(value),
  )

const wholeNumber = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`
  return number().typeError(message).integer(message).min(min, message).max(max, message)
}

/** What a server needs to sell the plan; all of them, or none. */
/** In addresses (Safaricom's own pages, read 2025-12-28). */
const REFUSED_WORDS = 'mpesa, safaricom, exe, cmd, sql, query'
const MPESA_SETTINGS = ['MPESA_SHORT_CODE', 'MPESA_PASSKEY', 'MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET'] as const
/** What a server needs to keep photos elsewhere than in `DATA_DIR`. */
const PHOTO_SETTINGS = ['PHOTOS_S3_URL', 'PHOTOS_S3_REGION', 'PHOTOS_S3_KEY_ID', 'PHOTOS_S3_SECRET'] as const

const allOrNone =
  <Name extends string>(names: readonly Name[]) =>
  (settings: Partial<Record<Name, unknown>>) => {
    const count = names.filter((name) => settings[name] !== undefined).length
    return count === 0 || count === names.length
  }

/** All environment variables of the server. */
export const environmentSchema = object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('data'),
  DATABASE_URL: string().test(
    'postgres',
    'DATABASE_URL must be empty or begin with postgres:// or postgresql://',
    (url) => url === undefined || /^postgres(ql)?:\/\/./.test(url),
  ),
  TOKEN_SECRET: secret('TOKEN_SECRET').when(
    'DATABASE_URL',
    whenSet('TOKEN_SECRET is required together with DATABASE_URL'),
  ),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
    .default('warn'),
  INFERENCE_WORKERS: wholeNumber('INFERENCE_WORKERS', 1, 64),
  INFERENCE_URL: string().test(
    'urls',
    'INFERENCE_URL must be like http://10.0.0.5:3000, without a path, or several separated by commas',
    (list) => list === undefined || listOf(list).every(isOrigin),
  ),
  INFERENCE_SECRET: secret('INFERENCE_SECRET').when(
    'INFERENCE_URL',
    whenSet('INFERENCE_SECRET is required together with INFERENCE_URL'),
  ),
  ACCESS_TOKEN_SECONDS: wholeNumber('ACCESS_TOKEN_SECONDS', 1, 86_400).default(600),
  SESSION_IDLE_DAYS: wholeNumber('SESSION_IDLE_DAYS', 1, 365).default(14),
  SESSION_MAX_DAYS: wholeNumber('SESSION_MAX_DAYS', 1, 365).default(60),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, 60).default(0),
  METRICS_PORT: wholeNumber('METRICS_PORT', 1, 65_535),
  METRICS_HOST: string().default('127.0.0.1'),
  SESSION_BINDING: string().oneOf(['on', 'off'], 'SESSION_BINDING must be on or off').default('on'),
  SIGN_UPS_PER_HOUR: wholeNumber('SIGN_UPS_PER_HOUR', 2, 100_000).default(120),
  ACCOUNT_REQUESTS_PER_MINUTE: wholeNumber('ACCOUNT_REQUESTS_PER_MINUTE', 1, 10_000_000).default(600),
  ADDRESS_REQUESTS_PER_MINUTE: wholeNumber('ADDRESS_REQUESTS_PER_MINUTE', 1, 10_000_000).default(6000),
  SMTP_URL: string().test(
    'smtp',
    'SMTP_URL must be empty or begin with smtp:// or smtps://',
    (url) => url === undefined || (/^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== ''),
  ),
  MAIL_FROM: string()
    .matches(SENDER, 'MAIL_FROM must be like Jani <no-reply@jani.example>')
    .when('SMTP_URL', whenSet('MAIL_FROM is required together with SMTP_URL')),
  PUBLIC_URL: string()
    .test('origin', 'PUBLIC_URL must be like https://jani.example, without a path', isOrigin)
    .when('SMTP_URL', whenSet('PUBLIC_URL is required together with SMTP_URL')),
  VAPID_PUBLIC_KEY: vapidKey('VAPID_PUBLIC_KEY', PUBLIC_KEY),
  VAPID_PRIVATE_KEY: vapidKey('VAPID_PRIVATE_KEY', PRIVATE_KEY),
  MPESA_SHORT_CODE: string().matches(/^\d{5,7}$/, 'MPESA_SHORT_CODE must be the 5 to 7 digits of your paybill'),
  MPESA_PASSKEY: string().matches(/^[\w+/=-]{20,200}$/, 'MPESA_PASSKEY must be what Safaricom has sent'),
  MPESA_CONSUMER_KEY: string().matches(/^\w{20,100}$/, 'MPESA_CONSUMER_KEY must be that of your Daraja app'),
  MPESA_CONSUMER_SECRET: string().matches(/^\w{10,200}$/, 'MPESA_CONSUMER_SECRET must be that of your Daraja app'),
  MPESA_URL: string()
    .test('origin', 'MPESA_URL must be like https://sandbox.safaricom.co.ke, without a path', isOrigin)
    .default('https://api.safaricom.co.ke'),
  MPESA_CALLBACK_URL: string().test(
    'callback',
    'MPESA_CALLBACK_URL must be like https://jani.example, without a path and without the words that Safaricom refuses: ' +
      REFUSED_WORDS,
    isCallback,
  ),
  MPESA_SIMULATOR: string().oneOf(['1'], 'MPESA_SIMULATOR must be 1 or empty'),
  ASK_FREE: wholeNumber('ASK_FREE', 0, 100).default(0),
  PHOTOS_S3_URL: string().test(
    'bucket',
    'PHOTOS_S3_URL must be like https://s3.example.com/bucket',
    (url) => url === undefined || /^https?:\/\/[^/?#\s]+(\/[\w.-]+)+$/.test(url),
  ),
  PHOTOS_S3_REGION: string().matches(/^[\w-]{1,50}$/, 'PHOTOS_S3_REGION must be like eu-central-1, or auto'),
  PHOTOS_S3_KEY_ID: string().matches(/^\S{1,200}$/, 'PHOTOS_S3_KEY_ID must be the id of an access key'),
  PHOTOS_S3_SECRET: string().matches(/^\S{1,200}$/, 'PHOTOS_S3_SECRET must be the secret of the access key'),
  CONTACT_PHONE: contact('CONTACT_PHONE', /^\+?\d[\d ]{5,18}\d$/, '+254 712 345 678'),
  CONTACT_EMAIL: contact('CONTACT_EMAIL', /^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$/, 'help@jani.example'),
  CONTACT_WHATSAPP: contact(
    'CONTACT_WHATSAPP',
    /^\+\d[\d ]{6,18}\d$/,
    '+254 712 345 678, with the code of the country',
  ),
  CONTACT_PLACE: contact('CONTACT_PLACE', /^.{2,100}$/, 'Nakuru, Kenya'),
  TRUST_PROXY: string().test(
    'addresses',
    'TRUST_PROXY must be the addresses of your proxies, such as 10.0.0.1 or 10.0.0.0/8, separated by commas',
    (list) => list === undefined || listOf(list).every(isProxy),
  ),
})
  .test(
    'lifetimes',
    'SESSION_IDLE_DAYS must not be above SESSION_MAX_DAYS',
    ({ SESSION_IDLE_DAYS: idle, SESSION_MAX_DAYS: max }) => !(idle > max),
  )
  .test(
    'ports',
    'METRICS_PORT must be another port than PORT',
    ({ PORT: port, METRICS_PORT: metricsPort }) => metricsPort === undefined || metricsPort !== port,
  )
  .test(
    'both',
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, or neither',
    ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }) =>
      (publicKey === undefined) === (privateKey === undefined),
  )
  .test(
    'pair',
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair: npx web-push generate-vapid-keys prints both',
    ({ VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' }) =>
      !PUBLIC_KEY.test(publicKey) || !PRIVATE_KEY.test(privateKey) || areOnePair(publicKey, privateKey),
  )
  .test('mpesa', `${MPESA_SETTINGS.join(', ')} must all be set, or none`, allOrNone(MPESA_SETTINGS))
  .test('photos', `${PHOTO_SETTINGS.join(', ')} must all be set, or none`, allOrNone(PHOTO_SETTINGS))
  .test(
    'simulator',
    'MPESA_SIMULATOR is for a dry run: it must be empty beside the keys of M-Pesa',
    ({ MPESA_SIMULATOR: simulator, MPESA_SHORT_CODE: shortCode }) => simulator === undefined || shortCode === undefined,
  )
  .test(
    'ringing',
    'MPESA_SHORT_CODE needs MPESA_CALLBACK_URL or PUBLIC_URL to begin with https://',
    ({ MPESA_SHORT_CODE: shortCode, MPESA_CALLBACK_URL: url, PUBLIC_URL: publicUrl }) =>
      shortCode === undefined || /^https:/.test(url ?? publicUrl ?? ''),
  )
  .test(
    'refusedWords',
    `PUBLIC_URL has a word in it that Safaricom refuses (${REFUSED_WORDS}): set MPESA_CALLBACK_URL to another address of this server`,
    ({ MPESA_SHORT_CODE: shortCode, MPESA_CALLBACK_URL: url, PUBLIC_URL: publicUrl }) =>
      shortCode === undefined || url !== undefined || isCallback(publicUrl),
  )

/** Of values separated by commas. */
export const listOf = (list: string) => list.split(/[\s,]+/)

/** Requires the normalized spelling: links in mails begin with it, and its host is compared. */
function isOrigin(url: string | undefined) {
  return url === undefined || (/^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url)
}

function isCallback(url: string | undefined) {
  return isOrigin(url) && !REFUSED_WORDS.split(', ').some((word) => url?.toLowerCase().includes(word))
}

/** Push services refuse signatures by the private key of another pair. */
function areOnePair(publicKey: string, privateKey: string) {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    return false // not a valid private key of the curve
  }
  return curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))
}

/** Catches secrets that were never random; cannot prove that one is unguessable. */
function isStrong(secret: string) {
  const alphabet = /^[\da-f]+$/i.test(secret) ? 16 : 64 // hex or base64
  const isRepeated = /^(.{1,32}?)\1+.{0,31}$/.test(secret)
  const isVaried = new Set(secret).size >= 12 && !isRepeated && !/change.?me|secret|password|example/i.test(secret)
  return isVaried && secret.length * Math.log2(alphabet) >= MIN_SECRET_BITS
}

/** Accepts what Fastify accepts: no zone, no empty prefix, no IPv4-mapped IPv6. */
function isProxy(entry: string) {
  if (PROXY_NAMES.includes(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || /^::ffff:|%/i.test(address) || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
