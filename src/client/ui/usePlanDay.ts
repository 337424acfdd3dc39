import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { selectPlan } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'

/** The day on which the plan ends; undefined without a plan. */
export function usePlanDay() {
  const until = useAppSelector((state) => selectPlan(state)?.until)
  const language = useLanguage()
  return until === undefined ? undefined : formatRecentDay(until, language)
}
