import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { plots } from '~/client/storage/plotsStorage'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { useAppDispatch } from '~/client/store/hooks'
import { PLOT_LENGTH } from '~/contract/limits'
import { plotOf } from '~/contract/plots'

import { detailsEntered, selectDetails, selectShownKey } from '../scansSlice'
import { useShown } from '../useShown'

const MAX_CHIPS = 4
/** A value that no plot name can have. */
const NEW = '*'

/** Which field the photos show. What stands in the text field counts at any moment. */
export function PlotChoice() {
  const { t } = useTranslation('history')
  const dispatch = useAppDispatch()
  const id = useId()
  const key = useShown(selectShownKey)
  const plot = useShown(selectDetails).plot ?? null
  const [known] = useState(() => [...new Set([...(plot === null ? [] : [plot]), ...plots.read()])])
  const [written, setWritten] = useState<string>() // undefined while a known field is chosen, or none
  const isNew = written !== undefined || known.length === 0
  const isInvalid = written !== undefined && written.trim() !== '' && plotOf(written) === undefined
  const tell = (told: string | null) => dispatch(detailsEntered({ key, details: { plot: told } }))
  const write = (text: string) => {
    const named = plotOf(text)
    setWritten(text)
    tell(known.find((one) => one.toLowerCase() === named?.toLowerCase()) ?? named ?? null) // keeps its first spelling
  }
  const choose = (value: string) => {
    if (value === NEW) write('')
    else {
      setWritten(undefined)
      tell(value)
    }
  }
  const names = known.slice(0, MAX_CHIPS).map((value) => ({ value, name: value }))
  const choices = known.length === 0 ? [] : [...names, { value: NEW, name: t('plot.new') }]
  return (
    <div>
      <ChoiceChips
        label={t('plot.question')}
        choices={choices}
        chosen={written === undefined ? plot : NEW}
        onChange={choose}
      />
      {isNew ? (
        <FormControl fullWidth error={isInvalid} sx={{ mt: 1 }}>
          <InputLabel htmlFor={id}>
            <span>{t('plot.name')}</span>
          </InputLabel>
          <OutlinedInput
            id={id}
            label={t('plot.name')}
            autoComplete="off"
            value={written ?? ''}
            onChange={({ target }) => write(target.value)}
            slotProps={{ input: { maxLength: PLOT_LENGTH, 'aria-describedby': `${id}-help` } }}
          />
          <FormHelperText id={`${id}-help`} role={isInvalid ? 'alert' : undefined}>
            {isInvalid ? t('plot.invalid', { count: PLOT_LENGTH }) : t('plot.hint')}
          </FormHelperText>
        </FormControl>
      ) : null}
    </div>
  )
}
