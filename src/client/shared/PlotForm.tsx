import { FormControl, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { PLOT_LENGTH } from '~/contract/limits'
import { plotOf } from '~/contract/plots'

import { Button } from './Button'

type PlotFormProps = {
  known: readonly string[]
  onTold: (plot: string) => void
  onCancel: (() => void) | undefined
}

/** A field in the farmer's own words. One that is known is told as it was written first. */
export function PlotForm({ known, onTold, onCancel }: PlotFormProps) {
  const { t } = useTranslation('history')
  const id = useId()
  const [written, setWritten] = useState('')
  const [isRefused, setRefused] = useState(false)
  const tell = (event: SyntheticEvent) => {
    event.preventDefault()
    const plot = plotOf(written)
    setRefused(plot === undefined)
    if (plot !== undefined) onTold(known.find((one) => one.toLowerCase() === plot.toLowerCase()) ?? plot)
  }
  return (
    <Stack component="form" method="post" noValidate spacing={1} onSubmit={tell}>
      <FormControl fullWidth error={isRefused}>
        <InputLabel htmlFor={id}>
          <span>{t('plot.name')}</span>
        </InputLabel>
        <OutlinedInput
          id={id}
          label={t('plot.name')}
          autoComplete="off"
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
          }}
          slotProps={{ input: { 'aria-describedby': `${id}-help`, maxLength: PLOT_LENGTH } }}
        />
        <Typography id={`${id}-help`} variant="body2" color={isRefused ? 'error' : 'textSecondary'} sx={{ mt: 0.5 }}>
          {isRefused ? t('plot.invalid', { count: PLOT_LENGTH }) : t('plot.hint')}
        </Typography>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="outlined">
          {t('plot.keep')}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{t('plot.cancel')}</Button> : null}
      </Stack>
    </Stack>
  )
}
