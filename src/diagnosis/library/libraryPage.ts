import { CONDITIONS, TROUBLES } from '~/contract/library'
import type { EntrySlug, LibraryCropId, TroubleId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'

import { entries } from '../catalogue/catalogue'
import type { Label } from '../catalogue/catalogue'
import type { evidenceFor } from '../catalogue/evidence'
import { isTroubleId, troubles } from '../catalogue/troubles/troubles'
import { conditionPage } from './conditionPage'
import type { LibraryTexts } from './mentioned'
import { troublePage } from './troublePage'

/** Of a page: a condition that a photo can name, or a trouble that it cannot. */
export type EntryId = Label | TroubleId

/** `slug` and `drawing` are null for what has only a name. */
type LookAlike = { id: string; slug: EntrySlug | null; drawing: string | null; name: string; difference: string }

/** Everything that a page says of one condition or trouble. */
export type LibraryPage = Pick<Result, 'banner' | 'strip' | 'contacts'> & {
  slug: EntrySlug
  /** `/illustrations/<drawing>.svg`. */
  drawing: string
  /** The tell-tale sign, which the drawing shows. */
  caption: string
  crop: LibraryCropId
  cropName: string
  name: string
  title: string
  /** Scientific name of the cause; empty where there is none. */
  organism: string
  isHealthy: boolean
  lead: string | null
  evidence: ReturnType<typeof evidenceFor> | 'noPhoto'
  alerts: string[]
  signs: readonly string[]
  check: { question: string; ifNot: string }
  actions: readonly string[]
  lookAlikes: LookAlike[]
  sections: ReportSection[]
  sources: { title: string; url: string | null }[]
  /** What on the page rests on common practice only. */
  note: string | null
}

export const entryOfSlug = (slug: string): EntryId | undefined =>
  entries.find(({ label }) => CONDITIONS[label] === slug)?.label ?? troubles.find(({ id }) => TROUBLES[id] === slug)?.id

/** `today`: milliseconds since 1970, for the age of what is known of the law. */
export const libraryPage = (id: EntryId, texts: LibraryTexts, today: number): LibraryPage =>
  isTroubleId(id) ? troublePage(id, texts, today) : conditionPage(id, texts, today)
