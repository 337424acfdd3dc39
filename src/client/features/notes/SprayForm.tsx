import { FormControl, FormHelperText, InputLabel, OutlinedInput, Stack, Typography } from '@mui/material'
import { useId, useState, type HTMLInputTypeAttribute } from 'react'
import { useTranslation } from 'react-i18next'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { dayOf } from '~/client/ui/dayOf'
import { plots } from '~/client/storage/plotsStorage'
import { Button } from '~/client/ui/Button'
import { PlotFold } from '~/client/ui/PlotFold'
import { Rows } from '~/client/ui/Rows'
import { SelectField } from '~/client/ui/SelectField'
import { isLibraryCrop, LIBRARY_CROPS, type LibraryCropId } from '~/contract/library'
import { MAX_HARVEST_DAYS, SUBSTANCE_LENGTH } from '~/contract/limits'
import { barredIn, candidatesOf, cropPage, labelNames } from '~/diagnosis'

import { SprayFacts } from './SprayList'
import type { ShownNote } from './notesSlice'
import type { NewNote } from './useFieldNotes'

export type Spray = Extract<ShownNote, { kind: 'spray' }>

type SprayFormProps = {
  sprays: readonly Spray[]
  add: (note: NewNote) => Promise<boolean>
  onClose: () => void
}

const EMPTY = { crop: '', against: '', substance: '', group: '', days: '', daysAgain: '' }
const GROUP = /^[\da-z]{1,6}$/i

/** What was sprayed, from the label in the farmer's hand; the days to harvest are typed twice. */
export function SprayForm({ sprays, add, onClose }: SprayFormProps) {
  const { t } = useTranslation('notes')
  const [typed, setTyped] = useState({ ...EMPTY, day: dayOf(new Date()) })
  const [hasLabel, setHasLabel] = useState(true)
  const [plot, setPlot] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<'incomplete' | 'differ' | 'full' | null>(null)
  const set = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setRefusal(null)
  }
  const spray = sprayOf({ ...typed, plot, hasLabel })
  const keep = async () => {
    if (spray === 'incomplete' || spray === 'differ') {
      setRefusal(spray)
      return
    }
    if (plot !== null) plots.add(plot)
    if (await add(spray)) onClose()
    else setRefusal('full')
  }
  const nameSubstance = (substance: string) => {
    const known = labelNames.find(({ name }) => name === substance)
    set({ substance, ...(known && { group: known.group ?? '' }) })
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <CropFields crop={typed.crop} against={typed.against} onChange={set} />
      <Field
        label={t('spray.substance')}
        hint={t('spray.substanceHint')}
        value={typed.substance}
        onChange={nameSubstance}
        names={labelNames.map(({ name }) => name)}
        maxLength={SUBSTANCE_LENGTH}
      />
      <Barred typed={typed.substance} />
      <Field
        label={t('spray.group')}
        hint={t('spray.groupHint')}
        value={typed.group}
        onChange={(group) => set({ group })}
        maxLength={6}
      />
      <Field label={t('spray.day')} type="date" value={typed.day} onChange={(day) => set({ day })} />
      {hasLabel ? (
        <LabelDays days={typed.days} daysAgain={typed.daysAgain} onChange={set} onNone={() => setHasLabel(false)} />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{t('spray.noDays')}</Typography>
      )}
      <Rows variant="outlined">
        <PlotFold plot={plot} onChange={setPlot} />
      </Rows>
      {typeof spray === 'string' ? null : <SprayFacts spray={spray} sprays={sprays} />}
      {refusal === null ? null : (
        <Typography role="alert" color="error">
          {t(`spray.${refusal}`)}
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="large">
          {t('spray.keep')}
        </Button>
        <Button size="large" onClick={onClose}>
          {t('spray.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

type LabelDaysProps = {
  days: string
  daysAgain: string
  onChange: (change: { days: string } | { daysAgain: string }) => void
  onNone: () => void
}

/** Typed twice: a slip of the finger would put poison on the market. */
function LabelDays({ days, daysAgain, onChange, onNone }: LabelDaysProps) {
  const { t } = useTranslation('notes')
  return (
    <>
      <Field
        label={t('spray.days')}
        hint={t('spray.daysHint')}
        numeric
        value={days}
        onChange={(typed) => onChange({ days: typed })}
        maxLength={3}
      />
      <Field
        label={t('spray.daysAgain')}
        numeric
        value={daysAgain}
        onChange={(typed) => onChange({ daysAgain: typed })}
        maxLength={3}
      />
      <Button onClick={onNone} sx={{ alignSelf: 'flex-start' }}>
        {t('spray.noLabel')}
      </Button>
    </>
  )
}

/** What the law is known to say against the substance. */
function Barred({ typed }: { typed: string }) {
  const { words } = useLibraryTexts()
  const [today] = useState(() => Date.now())
  return barredIn(typed, words, today).map((line) => (
    <Typography key={line} role="alert" color="error" sx={{ fontWeight: 600 }}>
      {line}
    </Typography>
  ))
}

type Typed = typeof EMPTY & { day: string; plot: string | null; hasLabel: boolean }

function sprayOf({ crop, against, substance, group, day, days, daysAgain, plot, hasLabel }: Typed) {
  const label = Number(days)
  const isLabelRead = hasLabel && /^\d{1,3}$/.test(days) && label <= MAX_HARVEST_DAYS
  if (!isLibraryCrop(crop) || substance.trim() === '' || day === '' || (hasLabel && !isLabelRead)) return 'incomplete'
  if (hasLabel && days !== daysAgain) return 'differ'
  return {
    kind: 'spray' as const,
    crop,
    against: against === '' ? null : against,
    substance: substance.trim(),
    group: GROUP.test(group.trim()) ? group.trim() : null,
    day,
    daysToHarvest: hasLabel ? label : null,
    plot,
  }
}

type CropFieldsProps = {
  crop: string
  against: string
  onChange: (change: { crop: string; against: string }) => void
}

function CropFields({ crop, against, onChange }: CropFieldsProps) {
  const { t } = useTranslation(['notes', 'diagnosis'])
  return (
    <>
      <SelectField label={t('spray.crop')} value={crop} onChange={(value) => onChange({ crop: value, against: '' })}>
        <option value="" />
        {LIBRARY_CROPS.map((id) => (
          <option key={id} value={id}>
            {t(`diagnosis:crop.names.${id}`)}
          </option>
        ))}
      </SelectField>
      {isLibraryCrop(crop) ? (
        <AgainstField crop={crop} against={against} onChange={(value) => onChange({ crop, against: value })} />
      ) : null}
    </>
  )
}

type AgainstFieldProps = { crop: LibraryCropId; against: string; onChange: (against: string) => void }

function AgainstField({ crop, against, onChange }: AgainstFieldProps) {
  const { t } = useTranslation('notes')
  const known: readonly string[] = candidatesOf(crop)
  const { rows } = cropPage(crop, useLibraryTexts())
  return (
    <SelectField label={t('spray.against')} value={against} onChange={onChange}>
      <option value="">{t('spray.notSure')}</option>
      {rows
        .filter(({ id }) => known.includes(id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}

type FieldProps = {
  label: string
  hint?: string
  value: string
  type?: HTMLInputTypeAttribute
  numeric?: boolean
  names?: readonly string[]
  maxLength?: number
  onChange: (value: string) => void
}

function Field({ label, hint, value, type, numeric = false, names, maxLength, onChange }: FieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id} shrink={type === 'date' || undefined}>
        <span>{label}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        notched={type === 'date' || undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            maxLength,
            inputMode: numeric ? 'numeric' : undefined,
            list: names ? `${id}-names` : undefined,
            'aria-describedby': hint === undefined ? undefined : `${id}-help`,
          },
        }}
      />
      {hint === undefined ? null : <FormHelperText id={`${id}-help`}>{hint}</FormHelperText>}
      {names ? (
        <datalist id={`${id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </FormControl>
  )
}
