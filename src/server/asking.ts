import type { Config } from './config/config'
import { createCases } from './domain/cases/farmersCases'
import { createCaseWords } from './domain/cases/caseWords'
import type { CasePhotos } from './domain/cases/casePhotos'
import { createDesk } from './domain/cases/desk'
import { createShownHash } from './domain/cases/shownHash'
import type { DiagnosisHistory } from './domain/diagnoses/diagnosisHistory'
import type { DiagnosisRecords } from './domain/diagnoses/records'
import type { Limits } from './domain/limits/limitSettings'
import type { LimitRule, RateLimiter } from './domain/limits/rateLimiter'
import type { Clock } from './domain/security'
import { createCaseRepository } from './persistence/caseRepository'
import { createNoteRepository } from './persistence/noteRepository'
import type { Database } from './persistence/schema'
import { createCaseLinks } from './security/caseLinks'
import { oneTimeTokens } from './security/linkTokens'

type AskingDeps = {
  db: Database
  config: Pick<Config, 'askFree'> & { tokenSecret: string }
  limits: Pick<Limits, 'asks'>
  /** Of accounts. */
  limiterOf: (name: string, rule: LimitRule) => RateLimiter
  now: Clock
}

const MONTH_SECONDS = 30 * 24 * 3600

/** Farmers who ask a person, and the desk of those who answer. */
export function buildAsking({ db, config, limits, limiterOf, now }: AskingDeps) {
  const records = createCaseRepository(db)
  const { askFree: points, tokenSecret } = config
  const freeAsks = points > 0 ? limiterOf('free asks', { points, durationSeconds: MONTH_SECONDS }) : undefined
  const dailyAsks = limiterOf('asks', limits.asks)
  const links = createCaseLinks(tokenSecret)
  const shownHash = createShownHash(oneTimeTokens)
  return {
    words: createCaseWords({ records, freeAsks, shownHash, now }),

    casesOf: (history: DiagnosisHistory, photos: CasePhotos) =>
      createCases({ records, history, links, photos, dailyAsks, freeAsks, now }),

    deskOf: (diagnoses: DiagnosisRecords, judgedLimit: RateLimiter) =>
      createDesk({ records, diagnoses, notes: createNoteRepository(db), judgedLimit, shownHash, now }),
  }
}
