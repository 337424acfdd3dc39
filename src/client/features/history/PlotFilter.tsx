import { FormControl, InputLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type PlotFilterProps = { plots: readonly string[]; plot: string | null; onChange: (plot: string | null) => void }

/** The answers of one field, or of all. */
export function PlotFilter({ plots, plot, onChange }: PlotFilterProps) {
  const { t } = useTranslation('history')
  const id = useId()
  const choices = plot === null || plots.includes(plot) ? plots : [plot, ...plots]
  if (choices.length === 0) return null
  return (
    <FormControl sx={{ width: '100%', maxWidth: 344 }}>
      <InputLabel htmlFor={id} shrink>
        <span>{t('plot.filter')}</span>
      </InputLabel>
      <NativeSelect
        id={id}
        value={plot ?? ''}
        input={<OutlinedInput label={t('plot.filter')} notched />}
        onChange={({ target: { value } }) => {
          onChange(value === '' ? null : value)
        }}
      >
        <option value="">{t('plot.all')}</option>
        {choices.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
