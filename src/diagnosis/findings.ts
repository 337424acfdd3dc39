import { entryFor } from './catalogue/catalogue'
import { isDisease } from './reports/wording'
import type { Candidate, Verdict } from './verdict'

/** A candidate with its crop and condition as the reports name them. */
type Finding = { label: string; crop: string; condition: string; confidence: number }

type Findings = { first: Finding | undefined; alternatives: Finding[] }

/** What a verdict commits to, and what else it names, most likely first; an unsure verdict commits to nothing. */
export function findingsOf(verdict: Verdict): Findings {
  const { committed, others } = sorted(verdict)
  return { first: committed && finding(committed), alternatives: others.map(finding) }
}

function sorted(verdict: Verdict): { committed?: Candidate; others: readonly Candidate[] } {
  switch (verdict.kind) {
    case 'confident':
      return { committed: verdict, others: verdict.alternatives }
    case 'ranked': {
      const [committed, ...others] = verdict.candidates
      return committed === undefined ? { others } : { committed, others }
    }
    case 'unsure':
      return { others: verdict.candidates }
    default:
      return { others: [] }
  }
}

function finding({ label, probability }: Candidate): Finding {
  const entry = entryFor(label)
  return { label, crop: entry.crop, condition: isDisease(entry) ? entry.disease : 'healthy', confidence: probability }
}
