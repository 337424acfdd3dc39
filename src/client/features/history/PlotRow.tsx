import { plots } from '~/client/storage/plotsStorage'
import { PlotFold } from '~/client/ui/PlotFold'
import { useCorrection } from '~/client/ui/useCorrection'
import type { Diagnosis } from '~/contract/responses'

/** Sets or changes the plot of a result. */
export function PlotRow({ diagnosis: { id, plot } }: { diagnosis: Diagnosis }) {
  const { correct, isLoading } = useCorrection(id)
  const change = async (chosen: string | null) => {
    if ((await correct({ plot: chosen })) && chosen !== null) plots.add(chosen)
  }
  return <PlotFold plot={plot ?? null} isBusy={isLoading} onChange={change} />
}
