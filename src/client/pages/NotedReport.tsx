import { CropReport } from '~/client/features/history/report/CropReport'
import { useNotedLines } from '~/client/features/notes/useNotedLines'

/** The report of a season with what was sprayed and counted. */
export function NotedReport({ waiting }: { waiting: number }) {
  const notes = useNotedLines()
  return <CropReport waiting={waiting} notes={notes} />
}
