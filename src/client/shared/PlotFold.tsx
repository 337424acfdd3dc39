import GrassRounded from '@mui/icons-material/GrassRounded'
import { useTranslation } from 'react-i18next'

import { PlotPicker } from './PlotPicker'
import { RowFold } from './Rows'

type PlotFoldProps = { plot: string | null; isBusy?: boolean; onChange: (plot: string | null) => void }

/** A row of `Rows` that says which field it is, and unfolds to tell it. */
export function PlotFold({ plot, ...picker }: PlotFoldProps) {
  const { t } = useTranslation('history')
  const label = plot === null ? t('plot.question') : t('plot.ofPlot', { plot })
  return (
    <RowFold icon={<GrassRounded aria-hidden />} label={label} fact={plot === null ? t('plot.optional') : undefined}>
      <PlotPicker label={t('plot.label')} plot={plot} {...picker} />
    </RowFold>
  )
}
