import GrassRounded from '@mui/icons-material/GrassRounded'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { plots } from '~/client/storage/plotsStorage'
import { MAX_PLOTS, PLOT_LENGTH } from '~/contract/limits'
import { plotOf } from '~/contract/plots'

import { Button } from './Button'
import { OneFieldForm } from './OneFieldForm'
import { RowFold } from './Rows'
import { SelectField } from './SelectField'

type PlotFoldProps = {
  /** In the user's own words; null for none. */
  plot: string | null
  isBusy?: boolean
  onChange: (plot: string | null) => void
}

/** A row that shows the plot and unfolds to change it. */
export function PlotFold({ plot, ...picker }: PlotFoldProps) {
  const { t } = useTranslation('history')
  const label = plot === null ? t('plot.question') : t('plot.ofPlot', { plot })
  return (
    <RowFold icon={<GrassRounded aria-hidden />} label={label}>
      <PlotPicker plot={plot} {...picker} />
    </RowFold>
  )
}

/** A value that no plot name can have. */
const ANOTHER = '*'

function PlotPicker({ plot, isBusy = false, onChange }: PlotFoldProps) {
  const { t } = useTranslation('history')
  const place = useRef<HTMLDivElement>(null)
  const [known] = useState(() => plots.read())
  const [isNaming, setNaming] = useState(false)
  const choices = plot === null || known.includes(plot) ? known : [plot, ...known]
  const isForm = isNaming || choices.length === 0
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, select')?.focus() // the row has just opened, or its button is gone
  }, [isForm])
  const tell = (told: string | null) => {
    setNaming(false)
    if (told !== plot) onChange(told)
  }
  const cancel = () => setNaming(false)

  return (
    <Place ref={place}>
      {isForm ? (
        <PlotForm known={known} onTold={tell} onCancel={choices.length === 0 ? undefined : cancel} />
      ) : (
        <SelectField
          label={t('plot.label')}
          value={plot ?? ''}
          disabled={isBusy}
          onChange={(value) => {
            if (value === ANOTHER) setNaming(true)
            else tell(value === '' ? null : value)
          }}
        >
          <option value="">{t('plot.none')}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
          {choices.length < MAX_PLOTS ? <option value={ANOTHER}>{t('plot.another')}</option> : null}
        </SelectField>
      )}
    </Place>
  )
}

/** Room for the label, which stands out above its outlined field. */
const Place = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(1) }))

type PlotFormProps = {
  known: readonly string[]
  onTold: (plot: string) => void
  onCancel: (() => void) | undefined
}

/** Takes a plot in the user's own words; a known one keeps its first spelling. */
function PlotForm({ known, onTold, onCancel }: PlotFormProps) {
  const { t } = useTranslation('history')
  const keep = (written: string) => {
    const plot = plotOf(written)
    if (plot !== undefined) onTold(known.find((one) => one.toLowerCase() === plot.toLowerCase()) ?? plot)
    return plot !== undefined
  }
  return (
    <OneFieldForm
      label={t('plot.name')}
      hint={t('plot.hint')}
      refusal={t('plot.invalid', { count: PLOT_LENGTH })}
      submit={t('plot.keep')}
      input={{ maxLength: PLOT_LENGTH }}
      keep={keep}
      isKeptOnLeave
    >
      {onCancel ? <Button onClick={onCancel}>{t('plot.cancel')}</Button> : null}
    </OneFieldForm>
  )
}
