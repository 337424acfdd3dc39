import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { fastify } from 'fastify'
import { generateVAPIDKeys } from 'web-push'

import { loadConfig, loadInferenceConfig } from '~/server/config/config'
import { environmentSchema } from '~/server/config/environmentSchema'

const SECRET = 'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRkQ'
const WEAK = 'TOKEN_SECRET must be random and carry 256 bits, such as what openssl rand -base64 48 prints'
const DAY_MS = 86_400_000

describe('the settings', () => {
  it('have a default for everything', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: 'data',
      database: { sqliteFile: 'data/jani.sqlite' },
      tokenSecret: undefined,
      logLevel: 'warn',
      inferenceWorkers: expect.any(Number),
      accessTokenSeconds: 600,
      sessionLimits: { idleMs: 14 * DAY_MS, absoluteMs: 60 * DAY_MS },
      bindsSessions: true,
      askFree: 0,
      limits: { signUpsPerHour: 120, accountRequestsPerMinute: 600, addressRequestsPerMinute: 6000 },
      mail: { smtpUrl: undefined, from: 'Jani <hello@jani.example>' },
      publicUrl: 'http://localhost:3000',
      contact: {},
      photos: { folder: 'data/photos' },
      trustedProxies: [],
      drainMs: 0,
      metrics: undefined,
    })
  })

  it('treat an empty line as not set', () => {
    const empty = Object.fromEntries(Object.keys(environmentSchema.fields).map((name) => [name, ' ']))
    expect(loadConfig(empty)).toEqual(loadConfig({}))
  })

  it('are read from the environment', () => {
    const [database, limits] = ['postgresql://jani@db.example/jani', { SIGN_UPS_PER_HOUR: '100' }]
    const sessions = {
      ACCESS_TOKEN_SECONDS: '60',
      SESSION_IDLE_DAYS: '1',
      SESSION_MAX_DAYS: '2',
      SESSION_BINDING: 'off',
    }
    const config = loadConfig({
      ...{ PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/var/lib/jani', DATABASE_URL: database, TOKEN_SECRET: SECRET },
      ...{ ...sessions, ...limits, ACCOUNT_REQUESTS_PER_MINUTE: '60', ADDRESS_REQUESTS_PER_MINUTE: '70' },
      ...{ LOG_LEVEL: 'info', INFERENCE_WORKERS: '3', TRUST_PROXY: '10.0.0.0/8, ::1 ,loopback', DRAIN_SECONDS: '5' },
      ...{ SMTP_URL: 'smtps://jani:secret@mail.example', MAIL_FROM: 'Jani <no-reply@jani.example>' },
      ...{ PUBLIC_URL: 'https://jani.example' },
      ...{ CONTACT_PHONE: '0712 345 678', CONTACT_WHATSAPP: '+254 712 345 678', CONTACT_EMAIL: '' },
      ...{ PHOTOS_S3_URL: 'https://s3.example.com/leaf-photos', PHOTOS_S3_REGION: 'auto' },
      ...{ PHOTOS_S3_KEY_ID: 'an-id', PHOTOS_S3_SECRET: 'its/secret' },
      ...{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', UNRELATED: 'x' },
    })
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/jani',
      database: { postgresUrl: database },
      tokenSecret: SECRET,
      logLevel: 'info',
      inferenceWorkers: 3,
      accessTokenSeconds: 60,
      sessionLimits: { idleMs: DAY_MS, absoluteMs: 2 * DAY_MS },
      bindsSessions: false,
      askFree: 0,
      limits: { signUpsPerHour: 100, accountRequestsPerMinute: 60, addressRequestsPerMinute: 70 },
      mail: {
        smtpUrl: 'smtps://jani:secret@mail.example',
        from: 'Jani <no-reply@jani.example>',
      },
      publicUrl: 'https://jani.example',
      contact: {
        CONTACT_PHONE: '0712 345 678',
        CONTACT_WHATSAPP: '+254 712 345 678',
        PUBLIC_URL: 'https://jani.example',
      },
      photos: { url: 'https://s3.example.com/leaf-photos', region: 'auto', keyId: 'an-id', secret: 'its/secret' },
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
      drainMs: 5000,
      metrics: { host: '0.0.0.0', port: 9464 },
    })
  })

  it('are refused with the reason when they are invalid', () => {
    const number = (name: string, min: number, max: number) => `${name} must be a whole number from ${min} to ${max}`
    const proxies =
      'TRUST_PROXY must be the addresses of your proxies, such as 10.0.0.1 or 10.0.0.0/8, separated by commas'
    const urls = 'INFERENCE_URL must be like http://10.0.0.5:3000, without a path, or several separated by commas'
    const required = 'TOKEN_SECRET is required together with DATABASE_URL'
    const weakSecrets = [
      'short',
      'x'.repeat(64),
      'K8v3-qWz7_bTn2mXs5rLd9cGh4jPf6yA1eUoVi0tRk', // 42 characters: 252 bits
      '0123456789abcdef3b9ac1d27e64f580a7c2e9d14b60835fd8e1c7a29b5046f', // 63 hex digits
      'K8v3-qWz7_bTn2mX'.repeat(4),
      'please-change-me-please-change-me-1234567890-abcdefghijklm',
      'your-Secret-key-goes-here-0123456789-abcdefghijklmnop',
    ]
    const mailSettings = '; MAIL_FROM is required together with SMTP_URL; PUBLIC_URL is required together with SMTP_URL'
    const invalid: [NodeJS.ProcessEnv, string][] = [
      ...['eighty', '65536', '-1', '80.5'].map((PORT): [NodeJS.ProcessEnv, string] => [
        { PORT },
        number('PORT', 0, 65535),
      ]),
      ...weakSecrets.map((TOKEN_SECRET): [NodeJS.ProcessEnv, string] => [{ TOKEN_SECRET }, WEAK]),
      ...[
        ...['everyone', '10.0.0.0/33', '0.0.0.0/0', '::/0', '::/129', '10.0.0.0/08', '10.0.0.0/', '10.0.0.0/8/8'],
        ...['fe80::1%eth0', '::ffff:10.0.0.0/104', '010.0.0.1', '0x0a.0.0.1', '10.1', 'loopback/8'],
      ].map((TRUST_PROXY): [NodeJS.ProcessEnv, string] => [{ TRUST_PROXY }, proxies]),
      ...['mail.example', 'smtp://', 'smtp:///x', 'smtp://mail.example:99999', 'smtp://mail exa', 'http://x'].map(
        (SMTP_URL): [NodeJS.ProcessEnv, string] => [
          { SMTP_URL },
          'SMTP_URL must be empty or begin with smtp:// or smtps://' + mailSettings,
        ],
      ),
      [{ SMTP_URL: 'smtp://mail.example' }, mailSettings.slice(2)],
      [{ PORT: '9464', METRICS_PORT: '9464' }, 'METRICS_PORT must be another port than PORT'],
      [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE must be like +254 712 345 678'],
      [{ CONTACT_EMAIL: 'a@b' }, 'CONTACT_EMAIL must be like help@jani.example'],
      [{ CONTACT_EMAIL: 'a@b.c?bcc=x@y.z' }, 'CONTACT_EMAIL must be like help@jani.example'],
      [
        { CONTACT_WHATSAPP: '0712 345 678' },
        'CONTACT_WHATSAPP must be like +254 712 345 678, with the code of the country',
      ],
      ...[
        ...[
          'https://jani.example/',
          'https://jani.example?',
          'https://jani.example#x',
          'https://jani.example\\@evil.example',
        ],
        ...[
          'https://user@jani.example',
          'https://Jani.example',
          'https://j%61ni.example',
          'https:jani.example',
          'https:///x',
        ],
        ...[
          'https://jani.example:99999',
          'https://jani.example:443',
          'https://jäni.example',
          'https://',
          'ftp://jani.example',
        ],
        ...['https://jani.exa\nmple', 'https://jani.exa\tmple', 'javascript:alert(1)', 'jani.example'],
      ].map((PUBLIC_URL): [NodeJS.ProcessEnv, string] => [
        { PUBLIC_URL },
        'PUBLIC_URL must be like https://jani.example, without a path',
      ]),
      [
        { DATABASE_URL: 'mysql://x' },
        `${required}; DATABASE_URL must be empty or begin with postgres:// or postgresql://`,
      ],
      [{ DATABASE_URL: 'postgres://x' }, required],
      [{ SESSION_BINDING: 'maybe' }, 'SESSION_BINDING must be on or off'],
      [{ SIGN_UPS_PER_HOUR: '1' }, number('SIGN_UPS_PER_HOUR', 2, 100000)],
      ...['-1', '101', '1.5', 'many'].map((ASK_FREE): [NodeJS.ProcessEnv, string] => [
        { ASK_FREE },
        number('ASK_FREE', 0, 100),
      ]),
      [
        { PHOTOS_S3_REGION: 'auto' },
        'PHOTOS_S3_URL, PHOTOS_S3_REGION, PHOTOS_S3_KEY_ID, PHOTOS_S3_SECRET must all be set, or none',
      ],
      ...[
        's3.example.com/bucket',
        'https://s3.example.com',
        'https://s3.example.com/',
        'https://s3.example.com/a?b',
      ].map((url): [NodeJS.ProcessEnv, string] => [
        { PHOTOS_S3_URL: url, PHOTOS_S3_REGION: 'auto', PHOTOS_S3_KEY_ID: 'id', PHOTOS_S3_SECRET: 'secret' },
        'PHOTOS_S3_URL must be like https://s3.example.com/bucket',
      ]),
      [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
      [{ INFERENCE_WORKERS: '0' }, number('INFERENCE_WORKERS', 1, 64)],
      ...['inference:3000', 'http://inference/', 'http://one.example,ftp://two.example'].map(
        (INFERENCE_URL): [NodeJS.ProcessEnv, string] => [{ INFERENCE_URL, INFERENCE_SECRET: SECRET }, urls],
      ),
      [{ INFERENCE_URL: 'http://one' }, 'INFERENCE_SECRET is required together with INFERENCE_URL'],
      [{ INFERENCE_SECRET: 'short' }, WEAK.replace('TOKEN', 'INFERENCE')],
      [{ SESSION_IDLE_DAYS: '0' }, number('SESSION_IDLE_DAYS', 1, 365)],
      [{ SESSION_IDLE_DAYS: '30', SESSION_MAX_DAYS: '20' }, 'SESSION_IDLE_DAYS must not be above SESSION_MAX_DAYS'],
      ...['nobody', 'Jani <nobody>', '@jani.example', 'Jani <a@b> x'].map((MAIL_FROM): [NodeJS.ProcessEnv, string] => [
        { MAIL_FROM },
        'MAIL_FROM must be like Jani <no-reply@jani.example>',
      ]),
    ]
    for (const [environment, problems] of invalid)
      expect([environment, problemOf(environment).split('; ').sort()]).toEqual([
        environment,
        problems.split('; ').sort(),
      ])
  })

  it.each(['10.0.0.1', '10.0.0.0/8, 192.168.0.1/32', '::1', 'fd00::/8 loopback', 'linklocal,uniquelocal'])(
    'name proxies as the server reads them: %s',
    (TRUST_PROXY) => {
      const { trustedProxies } = loadConfig({ TRUST_PROXY })
      expect(() => fastify({ trustProxy: trustedProxies })).not.toThrow()
    },
  )

  it('are refused with keys for Web Push that are not one pair', () => {
    const [one, other] = [generateVAPIDKeys(), generateVAPIDKeys()]
    const pairs = [
      ['A'.repeat(87), 'B'.repeat(43)],
      [one.publicKey, other.privateKey],
      [one.publicKey, 'A'.repeat(43)], // zero is no key
    ]
    for (const [publicKey, privateKey] of pairs)
      expect(problemOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })).toBe(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair: npx web-push generate-vapid-keys prints both',
      )
    const config = loadConfig({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey })
    expect(config.push).toMatchObject(one)
  })

  it('are refused with live keys of M-Pesa at an address that Safaricom refuses', () => {
    const keys = {
      ...{ MPESA_SHORT_CODE: '174379', MPESA_PASSKEY: 'p'.repeat(40) },
      ...{ MPESA_CONSUMER_KEY: 'k'.repeat(40), MPESA_CONSUMER_SECRET: 's'.repeat(20) },
    }
    for (const PUBLIC_URL of ['https://mpesa.jani.example', 'https://exercise.example'])
      expect(problemOf({ ...keys, PUBLIC_URL })).toBe(
        'PUBLIC_URL has a word in it that Safaricom refuses (mpesa, safaricom, exe, cmd, sql, query): set MPESA_CALLBACK_URL to another address of this server',
      )
    const elsewhere = { PUBLIC_URL: 'https://exe.example', MPESA_CALLBACK_URL: 'https://jani.example' }
    expect(loadConfig({ ...keys, ...elsewhere }).mpesa).toMatchObject({ callbackBase: 'https://jani.example' })
    expect(loadConfig({ PUBLIC_URL: 'https://exe.example' }).mpesa).toBeUndefined()
  })

  it('name the processes that classify, and need no other secret in them', () => {
    const settings = { INFERENCE_URL: 'http://10.0.0.5:3000, http://inference', INFERENCE_SECRET: SECRET }
    const urls = ['http://10.0.0.5:3000', 'http://inference']
    expect(loadConfig(settings).inference).toEqual({ urls, secret: SECRET })
    const own = { PORT: '3001', INFERENCE_WORKERS: '2', INFERENCE_SECRET: SECRET, METRICS_PORT: '9464' }
    expect(loadInferenceConfig({ ...own, DATABASE_URL: 'not read' })).toEqual({
      ...{ port: 3001, host: '127.0.0.1', logLevel: 'warn', workers: 2, secret: SECRET, drainMs: 0 },
      metrics: { host: '127.0.0.1', port: 9464 },
    })
    expect(() => loadInferenceConfig({})).toThrow('The settings are not valid: INFERENCE_SECRET is required.')
  })

  it('accept a secret of 43 base64 characters, of 64 hex digits and what openssl prints', () => {
    const hex = '0123456789abcdef3b9ac1d27e64f580a7c2e9d14b60835fd8e1c7a29b5046f3'
    const printed = 'q1Zp7hJx0mVtRb3sLw9KdC5uYgE8nFa2oTiUvHkXcMjS6BrPeQyWzD4NlAIfG+/='
    for (const secret of [SECRET, hex, printed]) expect(loadConfig({ TOKEN_SECRET: secret }).tokenSecret).toBe(secret)
  })

  it('name every problem at once, without the secret', () => {
    const environment = { PORT: 'x', LOG_LEVEL: 'loud', TOKEN_SECRET: 'hunter2' }
    const failure = problemOf(environment)
    for (const name of ['PORT', 'LOG_LEVEL', 'TOKEN_SECRET']) expect(failure).toContain(`${name} must`)
    expect(failure).not.toContain('hunter2')
  })

  it('are all in .env.example, with their defaults', () => {
    const example = parseEnv(readFileSync(join(__dirname, '..', '..', '..', '.env.example'), 'utf8'))
    expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.fields).sort())
    expect(loadConfig(example)).toEqual(loadConfig({}))
  })
})

function problemOf(environment: NodeJS.ProcessEnv): string {
  try {
    loadConfig(environment)
  } catch (error) {
    return /^The settings are not valid: (.+)\.$/.exec((error as Error).message)?.[1] ?? String(error)
  }
  throw new Error('These settings were accepted.')
}
