import { entryFor, isDisease } from './catalogue/catalogue'
import type { Candidate, Verdict } from './verdict/verdict'
import { en } from './words/en/en'

/** A candidate with its crop and condition in plain English, for programs. */
type Finding = { label: string; crop: string; condition: string; confidence: number }

type Findings = { first: Finding | undefined; alternatives: Finding[] }

/** The label a verdict commits to (none if unsure), and the others that it names, most likely first. */
export function findingsOf(verdict: Verdict): Findings {
  const { committed, others } = split(verdict)
  return { first: committed && finding(committed), alternatives: others.map(finding) }
}

function split(verdict: Verdict): { committed?: Candidate; others: readonly Candidate[] } {
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
  const own = en.kenya.entries[entry.label]
  const condition = isDisease(entry) && 'name' in own ? own.name.charAt(0).toLowerCase() + own.name.slice(1) : 'healthy'
  return { label, crop: en.kenya.crops[entry.crop], condition, confidence: probability }
}
