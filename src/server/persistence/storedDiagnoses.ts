import type { Verdict } from '~/diagnosis'
import type { StoredDiagnosis } from '~/server/domain/records'

import type { Database } from './database'
import type { DiagnosisTable } from './schema'

/** What a stored diagnosis is made of. */
export const DIAGNOSIS_COLUMNS = [
  'diagnosis.id',
  'verdict',
  'verdict_json',
  'label',
  'probability',
  'model_version',
  'report',
  'diagnosis.created_at',
] as const

type Row = {
  [Column in 'id' | 'verdict' | 'label' | 'probability' | 'model_version' | 'created_at']: DiagnosisTable[Column]
} & { verdict_json: string | null; report: string | null }

export async function findDiagnosis(db: Database, { id, accountId }: { id: string; accountId: string }) {
  const row = await db
    .selectFrom('diagnosis')
    .select(DIAGNOSIS_COLUMNS)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && toDiagnosis(row)
}

export function toDiagnosis(row: Row): StoredDiagnosis {
  const stored = { id: row.id, modelVersion: row.model_version, createdAt: row.created_at }
  if (row.verdict_json !== null) return { ...stored, verdict: JSON.parse(row.verdict_json) as Verdict }
  return {
    ...stored,
    verdict: undefined,
    kind: row.verdict as Verdict['kind'],
    label: row.label ?? undefined,
    probability: row.probability ?? undefined,
    report: row.report ?? '',
  }
}
