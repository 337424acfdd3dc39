import { plots } from '~/client/device/plots'
import { PlotFold } from '~/client/shared/PlotFold'
import { useCorrection } from '~/client/shared/useCorrection'
import type { Diagnosis } from '~/contract/responses'

/** Sets or changes the field of a result. */
export function PlotRow({ diagnosis: { id, plot } }: { diagnosis: Diagnosis }) {
  const { correct, isLoading } = useCorrection(id)
  const change = async (chosen: string | null) => {
    if (await correct({ plot: chosen })) plots.add(chosen)
  }
  return <PlotFold plot={plot ?? null} isBusy={isLoading} onChange={change} />
}
