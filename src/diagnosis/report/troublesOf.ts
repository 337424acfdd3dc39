import { isLibraryCrop } from '~/contract/library'
import type { TroubleId } from '~/contract/library'
import type { Result } from '~/contract/responses'

import { describes } from '../catalogue/catalogue'
import { RANKINGS } from '../catalogue/troubles/rankings'
import { isTroubleId } from '../catalogue/troubles/troubles'
import { isNamedOnly } from '../catalogue/troubles/types'
import type { NamedOnly } from '../catalogue/troubles/types'
import type { OtherProblem } from '../catalogue/types'
import { troublesIn } from '../words/wordsIn'
import type { Words } from '../words/types'

/** One line of a result holds no more. */
const MAX_TROUBLES = 6

/** What may trouble a crop and no photo can name, likeliest first. For a server: a browser would load the words of all troubles. */
export function troublesOf(crop: string | null, words: Words): Result['troubles'] {
  if (crop === null || !isLibraryCrop(crop)) return []
  const { ranked, others } = RANKINGS[crop]
  return [...ranked, ...others]
    .filter((id) => !describes(id))
    .slice(0, MAX_TROUBLES)
    .map((id) => ({ id: isTroubleId(id) ? id : null, name: nameOf(id, words) }))
}

function nameOf(id: TroubleId | NamedOnly | OtherProblem, { language, problems }: Words): string {
  const { entries, named } = troublesIn(language)
  if (isTroubleId(id)) return entries[id].name
  return isNamedOnly(id) ? named[id] : problems[id]
}
