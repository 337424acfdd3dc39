import { CONDITIONS, TROUBLES, type EntrySlug, type TroubleId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'

import { describes } from '../catalogue/catalogue'
import { TROUBLE_SOURCES, type TroubleGrounds, type TroubleSourceId } from '../catalogue/troubles/sources'
import { isTroubleId } from '../catalogue/troubles/troubles'
import { isNamedOnly } from '../catalogue/troubles/types'
import { rivalName, signOf } from '../report/names'
import type { TroubleTexts } from '../words/troubleTypes'
import type { Words } from '../words/types'

export type LibraryTexts = { words: Words; troubles: TroubleTexts }

/** Slug of a condition or trouble; null without a page. */
export function slugOf(id: string): EntrySlug | null {
  if (isTroubleId(id)) return TROUBLES[id]
  return describes(id) ? CONDITIONS[id] : null
}

export function nameOf(id: string, { words, troubles }: LibraryTexts): string {
  if (isTroubleId(id)) return troubles.entries[id].name
  return isNamedOnly(id) ? troubles.named[id] : rivalName(id, words)
}

/** `/illustrations/<drawing>.svg`. */
export function drawingOf(id: string): string | null {
  if (isTroubleId(id)) return troubleDrawing(id)
  return isNamedOnly(id) ? null : `signs/${signOf(id)}`
}

export const troubleDrawing = (id: TroubleId) =>
  `troubles/${id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

export const withLines = (sections: ReportSection[]) => sections.filter(({ lines }) => lines.length > 0)

/** Sources of these facts, each once. */
export function troubleSources(grounds: readonly Pick<TroubleGrounds, 'sources'>[]) {
  const ids = new Set<TroubleSourceId>(grounds.flatMap(({ sources }) => sources))
  return [...ids].map((id) => {
    const source = TROUBLE_SOURCES[id]
    return { title: source.title, url: 'url' in source ? source.url : null }
  })
}
