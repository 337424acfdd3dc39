import { DEFAULT_PLACE } from '~/contract/countries'
import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'
import { LIBRARY_CROPS, cropSlug, type EntrySlug, type LibraryCropId } from '~/contract/library'

import { describes, entries, isDisease } from '../catalogue/catalogue'
import { RANKINGS } from '../catalogue/troubles/rankings'
import { isTroubleId } from '../catalogue/troubles/troubles'
import type { SeenSign } from '../catalogue/types'
import { signOfCondition } from './conditionPage'
import { drawingOf, nameOf, slugOf, troubleSources, type LibraryTexts } from './mentioned'
import { seenOf } from './seenSigns'

/** Troubles without a page have no `slug` and `drawing` (null) and an empty `sign` and `seen`. */
export type CropRow = {
  id: string
  slug: EntrySlug | null
  drawing: string | null
  name: string
  sign: string
  seen: readonly SeenSign[]
  /** Whether a photo can name it. */
  isJudged: boolean
}

export type CropPage = ReturnType<typeof cropPage>

/** Troubles of a crop, likeliest in Kenya first, then its healthy leaf. */
export function cropPage(crop: LibraryCropId, texts: LibraryTexts) {
  const { ranked, others, grounds } = RANKINGS[crop]
  const { title, note, photograph } = photographed(crop, texts)
  const healthy = entries.filter((entry) => entry.crop === crop && !isDisease(entry)).map(({ label }) => label)
  return {
    slug: cropSlug(crop),
    crop,
    cropName: texts.words.crops[crop],
    title,
    note: texts.words.place === DEFAULT_PLACE ? note : texts.troubles.orderElsewhere,
    /** Asks for a photo of its leaf; null if none can be judged. */
    photograph,
    rows: [...ranked, ...healthy].map((id) => rowOf(id, texts)),
    others: others.map((id) => nameOf(id, texts)),
    sources: troubleSources(grounds === null ? [] : [grounds]),
  }
}

/** Every crop with its pages, in the order farmers in Kenya look for them. */
export const libraryIndex = (texts: LibraryTexts): CropPage[] =>
  [...new Set<LibraryCropId>([...CROPS_TO_CHOOSE, ...LIBRARY_CROPS])].map((crop) => cropPage(crop, texts))

function photographed(crop: LibraryCropId, { troubles }: LibraryTexts) {
  const own = troubles.crops[crop]
  return { ...own, photograph: 'photograph' in own ? own.photograph : null }
}

function rowOf(id: string, texts: LibraryTexts): CropRow {
  return {
    id,
    slug: slugOf(id),
    drawing: drawingOf(id),
    name: nameOf(id, texts),
    sign: signIn(id, texts),
    seen: seenOf(id),
    isJudged: describes(id),
  }
}

function signIn(id: string, texts: LibraryTexts): string {
  if (isTroubleId(id)) return texts.troubles.entries[id].sign
  if (!describes(id)) return ''
  const sign = signOfCondition(id, texts)
  return sign === nameOf(id, texts) ? '' : sign // a healthy leaf is its own sign
}
