import type { Place } from '~/contract/countries'
import type { Language } from '~/contract/languages'
import { loadedTroubles, loadedWords, wholePreviewFor } from '~/diagnosis'

import type { Look } from './judgeLeaves'

/** First screen and report of a preview. The words and the troubles of that language must be loaded. */
export const wholeReportOf = ({ verdict }: Look, language: Language, place: Place) =>
  wholePreviewFor(verdict, loadedWords(language, place), {
    troubles: loadedTroubles(language, place),
    today: Date.now(),
  })
