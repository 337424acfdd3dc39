import AddRounded from '@mui/icons-material/AddRounded'
import { ButtonBase, FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { plots } from '~/client/storage/plotsStorage'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { useAppDispatch } from '~/client/store/hooks'
import { PLOT_LENGTH } from '~/contract/limits'
import { plotOf } from '~/contract/plots'

import { detailsEntered, selectDetails, selectShownKey } from '../scansSlice'
import { useShown } from '../useShown'

const MAX_CHIPS = 2

/** Which field the photos show. What stands in the text field counts at any moment. */
export function PlotChoice() {
  const { t } = useTranslation('history')
  const dispatch = useAppDispatch()
  const id = useId()
  const key = useShown(selectShownKey)
  const plot = useShown(selectDetails).plot ?? null
  const [known] = useState(plots.read)
  const [written, setWritten] = useState<string>() // undefined while a chip is chosen, or none
  const isWriting = written !== undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWriting) input.current?.focus() // its button is gone
  }, [isWriting])
  const isInvalid = isWriting && written.trim() !== '' && plotOf(written) === undefined
  const enter = (entered: string | null) => dispatch(detailsEntered({ key, details: { plot: entered } }))
  const write = (text: string) => {
    const named = plotOf(text)
    setWritten(text)
    enter(known.find((one) => one.toLowerCase() === named?.toLowerCase()) ?? named ?? null) // keeps its first spelling
  }
  const choose = (value: string) => {
    setWritten(undefined)
    enter(value)
  }
  const offered = new Set([...known.slice(0, MAX_CHIPS), ...(plot === null || isWriting ? [] : [plot])])
  return (
    <div>
      <ChoiceChips
        label={t('plot.question')}
        choices={[...offered].map((value) => ({ value, name: value }))}
        chosen={isWriting ? null : plot}
        onChange={choose}
      >
        {isWriting ? null : (
          <ButtonBase onClick={() => write('')}>
            <AddRounded />
            <span>{t('plot.new')}</span>
          </ButtonBase>
        )}
      </ChoiceChips>
      {isWriting ? (
        <FormControl fullWidth error={isInvalid} sx={{ mt: 1 }}>
          <InputLabel htmlFor={id}>
            <span>{t('plot.name')}</span>
          </InputLabel>
          <OutlinedInput
            id={id}
            inputRef={input}
            label={t('plot.name')}
            autoComplete="off"
            value={written}
            onChange={({ target }) => write(target.value)}
            slotProps={{
              input: {
                maxLength: PLOT_LENGTH,
                list: known.length > 0 ? `${id}-known` : undefined,
                'aria-describedby': `${id}-help`,
              },
            }}
          />
          <datalist id={`${id}-known`}>
            {known.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <FormHelperText id={`${id}-help`} role={isInvalid ? 'alert' : undefined}>
            {isInvalid ? t('plot.invalid', { count: PLOT_LENGTH }) : t('plot.hint')}
          </FormHelperText>
        </FormControl>
      ) : null}
    </div>
  )
}
