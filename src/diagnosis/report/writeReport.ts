import { toMarkdown } from '~/contract/report'

import type { Verdict } from '../verdict'
import type { Words } from '../words/types'

import { answerFor } from './answer'
import { buildReport } from './buildReport'

/** The whole report as Markdown. `answered`: what the farmer's answers have changed, as sentences. */
export const writeReport = (verdict: Verdict, words: Words, today: number, answered: readonly string[] = []): string =>
  toMarkdown(buildReport(verdict, answerFor(verdict, words, answered), words, today))
