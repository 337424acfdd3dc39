import GrassRounded from '@mui/icons-material/GrassRounded'
import { FormControl, InputLabel, NativeSelect, OutlinedInput } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { plots } from '~/client/device/plots'
import { MAX_PLOTS } from '~/contract/limits'

import { PlotForm } from './PlotForm'
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

type PlotPickerProps = {
  label: string
  /** In the farmer's own words; null for none. */
  plot: string | null
  isBusy?: boolean
  onChange: (plot: string | null) => void
}

/** No name can be so: it has a sign that names may not have. */
const ANOTHER = '*'

/** One of the fields that the farmer has named, or another name. */
function PlotPicker({ label, plot, isBusy = false, onChange }: PlotPickerProps) {
  const { t } = useTranslation('history')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [{ listed: known }] = useState(() => plots.read())
  const [step, setStep] = useState<'opened' | 'naming' | 'named'>('opened')
  const choices = plot === null || known.includes(plot) ? known : [plot, ...known]
  const isForm = step === 'naming' || choices.length === 0
  useEffect(() => {
    if (step !== 'opened') place.current?.querySelector<HTMLElement>('input, select')?.focus() // what was pressed is gone
  }, [step, isForm])
  const tell = (told: string | null) => {
    setStep('named')
    if (told !== plot) onChange(told)
  }
  const cancel = () => {
    setStep('named')
  }

  return (
    <Place ref={place}>
      {isForm ? (
        <PlotForm known={known} onTold={tell} onCancel={choices.length === 0 ? undefined : cancel} />
      ) : (
        <FormControl fullWidth disabled={isBusy}>
          <InputLabel htmlFor={id} shrink>
            <span>{label}</span>
          </InputLabel>
          <NativeSelect
            id={id}
            value={plot ?? ''}
            input={<OutlinedInput label={label} notched />}
            onChange={({ target: { value } }) => {
              if (value === ANOTHER) setStep('naming')
              else tell(value === '' ? null : value)
            }}
          >
            <option value="">{t('plot.none')}</option>
            {choices.map((one) => (
              <option key={one}>{one}</option>
            ))}
            {choices.length < MAX_PLOTS ? <option value={ANOTHER}>{t('plot.another')}</option> : null}
          </NativeSelect>
        </FormControl>
      )}
    </Place>
  )
}

/** The label of an outlined field stands out above its frame. */
const Place = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(1) }))
