import { useState } from 'react'

import { plots } from '~/client/storage/plotsStorage'
import { PlotFold } from '~/client/ui/PlotFold'
import { Rows } from '~/client/ui/Rows'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { detailsEntered, selectDetails } from '../scansSlice'

/** Which field the photos show; starts with the last one used. */
export function PlotChoice() {
  const dispatch = useAppDispatch()
  const [{ last }] = useState(() => plots.read())
  const plot = useAppSelector(selectDetails).plot
  const tell = (told: string | null) => {
    plots.choose(told)
    dispatch(detailsEntered({ plot: told }))
  }
  return (
    <Rows variant="outlined">
      <PlotFold plot={plot === undefined ? last : plot} onChange={tell} />
    </Rows>
  )
}
