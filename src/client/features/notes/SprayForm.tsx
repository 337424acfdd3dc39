import { Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { dayOf } from '~/client/ui/dayOf'
import { plots } from '~/client/storage/plotsStorage'
import { Button } from '~/client/ui/Button'
import { PlotFold } from '~/client/ui/PlotFold'
import { Rows } from '~/client/ui/Rows'
import { SelectField } from '~/client/ui/SelectField'
import { isLibraryCrop, LIBRARY_CROPS, type LibraryCropId } from '~/contract/library'
import { MAX_HARVEST_DAYS } from '~/contract/limits'
import { candidatesOf, cropPage } from '~/diagnosis'

import { LabelFields } from './LabelFields'
import { SprayFacts } from './SprayList'
import type { Spray } from './notesSlice'
import type { NewNote } from './useFieldNotes'

type SprayFormProps = {
  sprays: readonly Spray[]
  add: (note: NewNote) => Promise<boolean>
  onClose: () => void
}

const EMPTY = { crop: '', against: '', substance: '', group: '', days: '', daysAgain: '' }
/** Two of a mixture as 4+M3. */
const GROUP = /^(?=.{1,6}$)[\da-z]+(\+[\da-z]+)?$/i
const DAY = /^\d{4}-\d\d-\d\d$/

/** What was sprayed, from the label in the farmer's hand; the days to harvest are typed twice. The field has a form of its own. */
export function SprayForm({ sprays, add, onClose }: SprayFormProps) {
  const { t } = useTranslation('notes')
  const form = useId()
  const [typed, setTyped] = useState({ ...EMPTY, day: dayOf(new Date()) })
  const [hasLabel, setHasLabel] = useState(true)
  const [plot, setPlot] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<'incomplete' | 'differ' | 'full' | null>(null)
  const [isKeeping, setKeeping] = useState(false)
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
    setKeeping(true)
    if (await add(spray)) onClose()
    else setRefusal('full')
    setKeeping(false)
  }
  const goWithoutLabel = () => {
    setHasLabel(false)
    setRefusal(null)
  }
  return (
    <Stack spacing={2}>
      <Stack
        component="form"
        id={form}
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <CropFields crop={typed.crop} against={typed.against} onChange={set} />
        <LabelFields typed={typed} hasLabel={hasLabel} onChange={set} onNone={goWithoutLabel} />
      </Stack>
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
        <Button type="submit" form={form} variant="contained" size="large" loading={isKeeping}>
          {t('spray.keep')}
        </Button>
        <Button size="large" onClick={onClose}>
          {t('spray.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}

type Typed = typeof EMPTY & { day: string; plot: string | null; hasLabel: boolean }

function sprayOf({ crop, against, substance, group, day, days, daysAgain, plot, hasLabel }: Typed) {
  const label = Number(days)
  const isLabelRead = hasLabel && /^\d{1,3}$/.test(days) && label <= MAX_HARVEST_DAYS
  const isDay = DAY.test(day) && day <= dayOf(new Date())
  if (!isLibraryCrop(crop) || substance.trim() === '' || !isDay || (hasLabel && !isLabelRead)) return 'incomplete'
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
