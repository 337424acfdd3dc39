import type { ASKED } from '../catalogue/asked/asked'
import type { AskedFacts, FarmerQuestion } from '../catalogue/asked/types'

/** One or two short sentences for each answer of the facts: one that is missing or has no source does not compile. */
export type AskedWordsOf<Facts extends AskedFacts> = {
  [Id in keyof Facts]: { [Question in keyof Facts[Id]]: string }
}

export type AskedTexts = {
  /** As headings, in the order in which a page gives them. */
  questions: Record<FarmerQuestion, string>
  answers: AskedWordsOf<typeof ASKED>
}
