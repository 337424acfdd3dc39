import type { EntrySlug, LibraryCropId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'

import type { evidenceFor } from '../catalogue/evidence'

/** `slug` and `drawing`: null without a page. */
type LookAlike = { id: string; slug: EntrySlug | null; drawing: string | null; name: string; difference: string }

/** Content of a condition's or trouble's page. */
export type LibraryPage = Pick<Result, 'banner' | 'strip' | 'contacts'> & {
  slug: EntrySlug
  /** `/illustrations/<drawing>.svg`. */
  drawing: string
  /** The tell-tale sign in the drawing. */
  caption: string
  crop: LibraryCropId
  cropName: string
  name: string
  title: string
  /** Scientific name of the cause; empty if there is none. */
  organism: string
  isHealthy: boolean
  lead: string | null
  evidence: ReturnType<typeof evidenceFor> | 'noPhoto'
  alerts: string[]
  signs: readonly string[]
  check: { question: string; ifNot: string }
  actions: readonly string[]
  lookAlikes: LookAlike[]
  /** In the folds of a report. */
  sections: Record<'why' | 'whatElse' | 'getHelp', ReportSection[]>
  /** Whether it suggests a product or a bait, for which `sprayingGuide` holds. */
  isSprayed: boolean
  sources: { title: string; url: string | null }[]
  /** What rests on common practice only. */
  note: string | null
}
