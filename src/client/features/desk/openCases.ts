import type { DeskCase } from '~/contract/cases'

/** The parameter of the desk that names the open case. */
export const CASE_PARAMETER = 'case'

/** Whether the reader can answer it now: it waits neither for another expert nor for the farmer. */
const isAnswerable = ({ state, takenBy }: DeskCase) => takenBy !== 'other' && (state === 'asked' || state === 'taken')

/** The case to open after this one: the next below it, or else the first above it. */
export function caseAfter(cases: readonly DeskCase[], id: string): DeskCase | undefined {
  const index = cases.findIndex((one) => one.id === id)
  return [...cases.slice(index + 1), ...cases.slice(0, Math.max(index, 0))].find(isAnswerable)
}

/** Crops of the cases, each once, in their order. */
export const cropsOf = (cases: readonly DeskCase[]): { crop: string; cropName: string }[] => {
  const named = new Map(
    cases.flatMap(({ crop, cropName }) => (crop !== null && cropName !== null ? [[crop, cropName]] : [])),
  )
  return [...named].map(([crop, cropName]) => ({ crop, cropName }))
}
