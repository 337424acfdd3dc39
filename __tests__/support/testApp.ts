import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'

import { FINGERPRINT_SIDE } from '~/diagnosis'
import type { Fingerprint, Observation, Thresholds } from '~/diagnosis'
import { buildApp } from '~/server/app'
import { loadConfig } from '~/server/config/config'
import type { Deliver } from '~/server/domain/accounts/mails'
import type { Classifier } from '~/server/domain/diagnoses/classifier'
import { tooManyPhotos } from '~/server/domain/domainError'
import type { Limits } from '~/server/domain/limits/limitSettings'
import type { Mpesa } from '~/server/domain/payments/mpesa'
import type { SendReminder } from '~/server/domain/reminders/reminderRecords'
import type { Clock } from '~/server/domain/security'
import type { Timeouts } from '~/server/http/createServer'
import type { LogStream } from '~/server/http/plumbing/logging'
import type { Metrics } from '~/server/metrics/metrics'
import type { OpenDatabase } from '~/server/persistence/schema'
import type { PasswordCost } from '~/server/security/passwords'

import { openMigratedSqlite } from './migratedSqlite'

export type FakeClassify = (
  ...photo: Parameters<Classifier['classify']>
) => Promise<Observation & { fingerprint?: Fingerprint }>

export type TestOptions = {
  /** What the fake network says about every photo; a clear case of maize rust when left out. */
  observation?: Observation
  /** Takes the place of the fake network's answer altogether; photos of other bytes are other pictures unless it says more. */
  classify?: FakeClassify
  /** How many photos the fake network accepts at a time; any number when left out. */
  capacity?: number
  /** Takes the place of the fake network altogether. Closed by the caller. */
  classifier?: Classifier
  /** Migrated, and closed by the caller. An empty SQLite in memory when left out. */
  db?: OpenDatabase
  publicDir?: string
  environment?: Record<string, string>
  /** Photos are swept every 20 seconds when left out. */
  photoPace?: { everyMs: number }
  now?: Clock
  sendReminder?: SendReminder
  mpesa?: Mpesa
  /** As cheap as can be when left out. */
  passwordCost?: PasswordCost
  /** Mails stay in the outbox when left out. */
  deliver?: Deliver
  /** None when left out. */
  randomDelayMs?: () => number
  /** No limit is reached when left out. */
  limits?: Limits
  logStream?: LogStream
  timeouts?: Timeouts
  metrics?: Metrics
  isStopping?: () => boolean
}

export const farmer = { username: 'Wanjiru', email: 'wanjiru@example.com', password: 'maize-and-beans' }

export const TEST_SECRET = 'only-for-tests-0123456789-abcdefghijklmnopqrstuvwxyz'

const labels = JSON.parse(
  readFileSync(join(__dirname, '..', '..', 'models', 'leaf', 'labels.json'), 'utf8'),
) as readonly string[]

const thresholds: Thresholds = {
  confident: 0.7,
  confidentByLabel: {},
  otherPlant: 0.5,
  verySure: 0.9,
  ranked: 0.8,
  crop: 0.6,
  notALeaf: 0.5,
  minBrightness: 30,
  minSharpness: 20,
  minCoherence: 0.3,
  minGreenness: 0.9,
  maxGreenness: 3,
  minPlantHues: 0,
  minColours: 0.05,
  told: { temperature: 1, contradiction: 0.05, confident: 0.7, confidentByLabel: {}, verySure: 0.9, ranked: 0.8 },
  sets: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5, 6: 0.5 },
}

const unlimited = { points: 1_000_000, durationSeconds: 1 }
export const NO_LIMITS: Limits = {
  passwordGuesses: unlimited,
  logins: unlimited,
  accountGuesses: { ...unlimited, pointsInTurn: unlimited.points },
  addressGuesses: { ...unlimited, pointsInTurn: unlimited.points },
  signUps: unlimited,
  spacedSignUps: unlimited,
  takenAddresses: unlimited,
  takenEmails: unlimited,
  freeResults: unlimited,
  fairUse: unlimited,
  orders: unlimited,
  asks: unlimited,
  photoGifts: unlimited,
  linkAnswers: unlimited,
  judgedAnswers: unlimited,
  passwordChecks: unlimited,
  mails: unlimited,
  networkMails: unlimited,
  networkConfirmations: unlimited,
  exports: unlimited,
  accountRequests: unlimited,
  accountBursts: unlimited,
  addressRequests: unlimited,
  addressBursts: unlimited,
  refreshes: unlimited,
}

/** Cheap enough for a suite that signs up hundreds of times; the real cost has its own test. */
const TEST_PASSWORD_COST = { memoryCost: 64, timeCost: 1 }

/** A good photo of which the network thinks this. What is left of the probability is spread over all other labels. */
export function observationOf(shares: Record<string, number>): Observation {
  const unknown = Object.keys(shares).filter((label) => !labels.includes(label))
  if (unknown.length > 0) throw new Error(`No such label: ${unknown.join(', ')}`)
  const given = Object.values(shares).reduce((sum, share) => sum + share, 0)
  const rest = (1 - given) / (labels.length - Object.keys(shares).length)
  return {
    probabilities: labels.map((label) => shares[label] ?? rest),
    brightness: 128,
    sharpness: 500,
    coherence: 0.7,
    greenness: 1.2,
    plantHues: 0.5,
    colours: 0.25,
  }
}

export const observations = {
  confident: observationOf({ 'Corn_(maize)___Common_rust_': 0.95 }),
  ranked: observationOf({ Tomato___Early_blight: 0.48, Tomato___Late_blight: 0.44 }),
  unsure: observationOf({
    Tomato___Early_blight: 0.2,
    Tomato___Late_blight: 0.2,
    Tomato___Leaf_Mold: 0.2,
    Tomato___healthy: 0.2,
  }),
  notALeaf: observationOf({ not_a_leaf: 0.97 }),
  unknownCrop: observationOf({}),
  cropQuestion: observationOf({ Strawberry___Leaf_scorch: 0.55, Apple___Apple_scab: 0.4 }),
  tooDark: { ...observationOf({ Tomato___healthy: 0.99 }), brightness: 3 },
  tooBlurred: { ...observationOf({ Tomato___healthy: 0.99 }), sharpness: 1 },
  falseColours: { ...observationOf({ Tomato___healthy: 0.99 }), colours: 0.01 },
  tooFar: { ...observationOf({ Tomato___healthy: 0.4, Tomato___Late_blight: 0.4 }), coherence: 0.1 },
} satisfies Record<string, Observation>

/** Like that of no photo of other bytes. */
export function fingerprintOf(photo: Uint8Array): Fingerprint {
  const bytes = createHash('shake256', { outputLength: FINGERPRINT_SIDE ** 2 })
    .update(photo)
    .digest()
  return Float32Array.from(bytes, (byte) => byte / 128 - 1)
}

export function createFakeClassifier({ observation, classify, capacity = Infinity }: TestOptions = {}): Classifier {
  let accepted = 0
  const hasCapacity = () => accepted < capacity
  return {
    version: 'fake-1',
    labels,
    thresholds,
    capacity,
    aliveWorkers: () => 1,
    hasCapacity,
    async classify(photo, options) {
      if (!hasCapacity()) throw tooManyPhotos()
      accepted++
      try {
        const seen = classify ? await classify(photo, options) : (observation ?? observations.confident)
        return { fingerprint: fingerprintOf(photo), ...seen }
      } finally {
        accepted--
      }
    },
    ping: async () => undefined,
    close: async () => undefined,
  }
}

/** The whole server in this process; only the neural network is replaced. */
export async function buildTestApp(options: TestOptions = {}): Promise<FastifyInstance> {
  const db = options.db ?? (await openMigratedSqlite())
  const config = loadConfig({ LOG_LEVEL: 'silent', TOKEN_SECRET: TEST_SECRET, ...options.environment })
  const app = await buildApp({
    config: { ...config, tokenSecret: config.tokenSecret ?? TEST_SECRET },
    db,
    classifier: options.classifier ?? createFakeClassifier(options),
    publicDir: options.publicDir,
    passwordCost: options.passwordCost ?? TEST_PASSWORD_COST,
    mailPace: { everyMs: 20, firstRetryMs: 20 },
    randomDelayMs: options.randomDelayMs ?? (() => 0),
    limits: options.limits ?? NO_LIMITS,
    ...(options.now && { now: options.now }),
    ...(options.photoPace && { photoPace: options.photoPace }),
    ...(options.deliver && { deliver: options.deliver }),
    ...(options.logStream && { logStream: options.logStream }),
    ...(options.timeouts && { timeouts: options.timeouts }),
    ...(options.isStopping && { isStopping: options.isStopping }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.mpesa && { mpesa: options.mpesa }),
    ...(options.sendReminder && { sendReminder: options.sendReminder }),
  })
  if (!options.db) app.addHook('onClose', () => db.destroy())
  return app
}
