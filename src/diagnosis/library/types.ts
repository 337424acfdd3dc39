import type { EntrySlug, LibraryCropId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'
import type { Result } from '~/contract/responses'

import type { evidenceFor } from '../catalogue/evidence'

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
