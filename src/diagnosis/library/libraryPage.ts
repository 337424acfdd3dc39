import { CONDITIONS, TROUBLES } from '~/contract/library'
import type { TroubleId } from '~/contract/library'

import { entries } from '../catalogue/catalogue'
import type { Label } from '../catalogue/catalogue'
import { isTroubleId, troubles } from '../catalogue/troubles/troubles'
import { conditionPage } from './conditionPage'
import type { LibraryTexts } from './mentioned'
import { troublePage } from './troublePage'
import type { LibraryPage } from './types'

/** Of a page: a condition that a photo can name, or a trouble that it cannot. */
export type EntryId = Label | TroubleId

export const entryOfSlug = (slug: string): EntryId | undefined =>
  entries.find(({ label }) => CONDITIONS[label] === slug)?.label ?? troubles.find(({ id }) => TROUBLES[id] === slug)?.id

/** `today`: milliseconds since 1970, for the age of what is known of the law. */
export const libraryPage = (id: EntryId, texts: LibraryTexts, today: number): LibraryPage =>
  isTroubleId(id) ? troublePage(id, texts, today) : conditionPage(id, texts, today)
