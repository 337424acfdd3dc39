import { FormControl, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { saveFile } from '~/client/ui/saveFile'
import { SelectField } from '~/client/ui/SelectField'

import { AsOf } from '../AsOf'
import { csvOf, useReportLines, type ReportEntry } from './reportLines'
import { Facts, FieldEntries, Gaps } from './seasonParts'
import { hasDay, seasonsUntil, type DayRange, type Season } from './season'
import { useReport } from './useReport'

type SeasonReportProps = {
  /** Scans on this phone without an answer. */
  waiting: number
  notes: readonly ReportEntry[]
}

/** The report of a field, or of all, in a season. */
export function SeasonReport({ waiting, notes }: SeasonReportProps) {
  const { t } = useTranslation(['report', 'history'])
  const [plot, setPlot] = useState<string | null>(null)
  const [seasons] = useState(() => seasonsUntil(new Date()))
  const [range, setRange] = useState<DayRange>(seasons[0])
  const { items, plots, asOf, isPending, gap, retry } = useReport({ plot, range })
  const lines = useReportLines(items)
  const noted = notes.filter((note) => (plot === null || note.plot === plot) && hasDay(range, note.day))
  const entries = [...lines, ...noted].sort((one, other) => one.day.localeCompare(other.day))
  const fields = new Set([...plots, ...notes.map((note) => note.plot).filter(Boolean)])
  const save = () => {
    const headings = Object.values(t('columns', { returnObjects: true }))
    const csv = csvOf(entries, headings, t('kinds', { returnObjects: true }))
    saveFile(`jani-${range.from}-${range.to}.csv`, 'text/csv;charset=utf-8', csv)
  }
  return (
    <>
      <Stack component="form" spacing={2}>
        <SelectField
          label={t('history:plot.filter')}
          value={plot ?? ''}
          onChange={(value) => setPlot(value === '' ? null : value)}
        >
          <option value="">{t('history:plot.all')}</option>
          {[...fields].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SeasonFields {...{ seasons, range }} onChange={setRange} />
      </Stack>
      {asOf === undefined ? null : <AsOf at={asOf} />}
      {isPending ? <Busy /> : null}
      <Gaps {...{ gap, range, waiting, retry }} missing={lines.filter(({ advised }) => !advised).length} />
      <Facts {...{ plot, range }} count={lines.length} />
      {entries.length === 0 && !isPending ? <Typography role="status">{t('none')}</Typography> : null}
      <FieldEntries entries={entries} />
      {entries.length > 0 && !isPending ? (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button variant="contained" size="large" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="outlined" size="large" onClick={save}>
            {t('csv')}
          </Button>
        </Stack>
      ) : null}
    </>
  )
}

const FREE = 'free'
const keyOf = ({ from, to }: DayRange) => `${from} ${to}`

type SeasonFieldsProps = { seasons: readonly Season[]; range: DayRange; onChange: (range: DayRange) => void }

/** A season of Kenya, or any days. */
function SeasonFields({ seasons, range, onChange }: SeasonFieldsProps) {
  const { t } = useTranslation('report')
  const [isFree, setFree] = useState(false)
  const choose = (chosen: string) => {
    const season = seasons.find((one) => keyOf(one) === chosen)
    setFree(season === undefined)
    if (season) onChange(season)
  }
  return (
    <>
      <SelectField label={t('season')} value={isFree ? FREE : keyOf(range)} onChange={choose}>
        {seasons.map((season) => (
          <option key={keyOf(season)} value={keyOf(season)}>
            {t(`seasons.${season.kind}`, { years: season.years })}
          </option>
        ))}
        <option value={FREE}>{t('seasons.free')}</option>
      </SelectField>
      {isFree ? (
        <Stack direction="row" spacing={1}>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={t(end)}
              day={range[end]}
              onChange={(day) => onChange({ ...range, [end]: day })}
            />
          ))}
        </Stack>
      ) : null}
    </>
  )
}

type DayFieldProps = { label: string; day: string; onChange: (day: string) => void }

/** Keeps what is half typed to itself. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        type="date"
        label={label}
        notched
        defaultValue={day}
        onChange={({ target }) => {
          if (target.value !== '') onChange(target.value)
        }}
      />
    </FormControl>
  )
}
