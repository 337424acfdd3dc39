import { useState } from 'react'

import { plots } from '~/client/device/plots'
import { PlotFold } from '~/client/shared/PlotFold'
import { Rows } from '~/client/shared/Rows'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { detailsEntered, selectDetails } from '../scansSlice'

/** Which field the photos are of: the last one, until another is chosen. */
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
