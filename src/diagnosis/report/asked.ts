import type { ConditionLabel, TroubleId } from '~/contract/library'
import type { ReportSection } from '~/contract/report'

import { ASKED } from '../catalogue/asked/asked'
import type { AskedFacts, FarmerQuestion } from '../catalogue/asked/types'
import type { AskedTexts } from '../words/askedTypes'

const facts: AskedFacts = ASKED

/** What a farmer asks besides what to do, where a source answers it. */
export function askedSections(id: ConditionLabel | TroubleId, { questions, answers }: AskedTexts): ReportSection[] {
  const known: { [Id in string]?: { [Question in FarmerQuestion]?: string } } = answers
  return (Object.keys(questions) as FarmerQuestion[]).flatMap((question) => {
    const answer = known[id]?.[question]
    return answer === undefined ? [] : [{ heading: questions[question], lines: [answer] }]
  })
}

/** Ids of the sources of those answers. */
export const askedSources = <Id extends ConditionLabel | TroubleId>(id: Id) =>
  Object.values(facts[id] ?? {}).flat() as NonNullable<NonNullable<AskedFacts[Id]>[FarmerQuestion]>[number][]
