import { createAccuracy } from './domain/cases/accuracy'
import type { CasePhotos } from './domain/cases/casePhotos'
import { createLinkedCases } from './domain/cases/linkedCases'
import { createShownHash } from './domain/cases/shownHash'
import type { DiagnosisRecords } from './domain/diagnoses/records'
import type { RateLimiter } from './domain/limits/rateLimiter'
import type { Clock } from './domain/security'
import { createAccuracyRepository } from './persistence/accuracyRepository'
import { createCaseRepository } from './persistence/caseRepository'
import { createOfficerRepository } from './persistence/officerRepository'
import type { OpenDatabase } from './persistence/schema'
import { createCaseLinks } from './security/caseLinks'
import { oneTimeTokens } from './security/linkTokens'

type JudgingDeps = {
  db: OpenDatabase
  /** Of the server. */
  secret: string
  diagnoses: Pick<DiagnosisRecords, 'findDiagnosis'>
  photos: Pick<CasePhotos, 'read'>
  /** Answers of one judge through one link. */
  limit: RateLimiter
  judgedLimit: RateLimiter
  now: Clock
}

/** Officers judge answers by their links; the figures tell how often Jani was right. */
export const buildJudging = ({ db, secret, now, ...deps }: JudgingDeps) => ({
  linkedCases: createLinkedCases({
    ...deps,
    records: createCaseRepository(db),
    officers: createOfficerRepository(db),
    links: createCaseLinks(secret),
    tokens: oneTimeTokens,
    shownHash: createShownHash(oneTimeTokens),
    now,
  }),
  accuracy: createAccuracy({ records: createAccuracyRepository(db), now }),
})
