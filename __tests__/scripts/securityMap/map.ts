/**
 * What shows that an item is met. A test's name is its title, or the titles that lead to it, parted by ` > `; `row` is
 * the case that is meant where a test is repeated over a table.
 */
export type Evidence = TestEvidence | { doc: string; line: string } | { code: string; contains: string }
export type TestEvidence = { test: string; name: string; row?: string }

/** Shown by evidence, left out for a reason, or not met: then `by` shows what contains the gap. */
export type Item = {
  id: string
  level: number
  asks: string
  by?: readonly Evidence[]
  excluded?: string
  notMet?: string
}

export type Kind = 'test' | 'document' | 'code' | 'excluded' | 'notMet'

export function kindOf({ by = [], excluded, notMet }: Item): Kind {
  if (notMet !== undefined) return 'notMet'
  if (excluded !== undefined) return 'excluded'
  if (by.some((evidence) => 'test' in evidence)) return 'test'
  return by.some((evidence) => 'doc' in evidence) ? 'document' : 'code'
}
