import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { PlotFold } from '~/client/ui/PlotFold'
import { Rows } from '~/client/ui/Rows'
import { COUNTED_PLANTS } from '~/contract/limits'
import { plots } from '~/client/storage/plotsStorage'
import {
  countableFor,
  countEnd,
  COUNT_STEP,
  numberSource,
  stagesOf,
  type CountRule,
  type KeyCandidate,
} from '~/diagnosis'

import { useFieldNotes } from '../useFieldNotes'
import { countedOnEach } from '../useNotedLines'

import { searchOf, type CountProps, type Told } from './countAddress'

/** What the published rule says of the count, with the interval of the share; the count can be kept with the field. */
export function CountResult({ id, told, tell }: CountProps) {
  const { t } = useTranslation('count')
  const countable = countableFor(id)
  if (countable.kind !== 'count')
    return (
      <Result>
        <Typography>{t('unpublished')}</Typography>
        <Keep id={id} told={told} outcome={null} />
      </Result>
    )
  const { rule } = countable
  const ended = endOf(rule, told)
  if (ended === undefined) return <Typography sx={{ mt: 2 }}>{t('answerFirst')}</Typography>
  const { outcome, againDays, interval, isClose } = ended
  const more = () => tell({ marks: [...told.marks, ...Array.from({ length: COUNT_STEP }, () => 0)], isCounted: false })
  return (
    <Result>
      <Typography variant="h3" component="h2" data-outcome={outcome}>
        {t(`outcome.${outcome}`)}
      </Typography>
      <Typography>
        {t(rule.each === 1 ? 'interval.plants' : 'interval.leaves', { low: interval[0], high: interval[1] })}
      </Typography>
      {againDays === null ? null : <Typography>{t('again', { count: againDays })}</Typography>}
      {isClose ? <Typography>{t('close')}</Typography> : null}
      {isClose ? (
        <Button variant="outlined" size="large" onClick={more}>
          {t('more')}
        </Button>
      ) : null}
      <RuleSource rule={rule} />
      <Keep id={id} told={told} outcome={outcome} />
    </Result>
  )
}

function endOf(rule: CountRule, { marks, stage, leaf }: Told) {
  const [only, ...others] = stagesOf(rule)
  const known = others.length === 0 ? only : stage
  if (known === undefined || (rule.leaf && leaf === undefined)) return undefined
  const sick = marks.reduce((sum, mark) => sum + mark, 0)
  return countEnd(rule, { plants: marks.length, sick, stage: known, leaf: leaf ?? null })
}

function RuleSource({ rule }: { rule: CountRule }) {
  const { troubles } = useLibraryTexts()
  return (
    <Typography variant="body2" color="textSecondary">
      {[troubles.numberFrom(numberSource(rule)), troubles.numberOrigin[rule.origin]].join(' ')}
    </Typography>
  )
}

/** Plants are counted by tens. */
const plantsIn = ({ marks }: Told) => COUNTED_PLANTS.find((plants) => plants === marks.length) ?? COUNTED_PLANTS[0]

type KeepProps = { id: KeyCandidate; told: Told; outcome: ReturnType<typeof countEnd>['outcome'] | null }

/** Keeps the count with a field, and says how it was there before. */
function Keep({ id, told, outcome }: KeepProps) {
  const { t } = useTranslation('count')
  const language = useLanguage()
  const { notes, add } = useFieldNotes()
  const [plot, setPlot] = useState<string | null>(null)
  const [kept, setKept] = useState<string>()
  const [isFull, setFull] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const sick = told.marks.reduce((sum, mark) => sum + mark, 0)
  const counted = searchOf(told)
  const isKept = kept === counted // another plant tapped since is another count
  const before = notes?.find((note) => note.kind === 'count' && note.of === id && note.plot === plot)
  const keep = async () => {
    const { stage = null, leaf = null, area = null } = told
    const note = { kind: 'count', of: id, plants: plantsIn(told), sick, stage, leaf, area, outcome, plot } as const
    if (plot !== null) plots.add(plot)
    setKeeping(true)
    const isStored = await add(note)
    setKeeping(false)
    setFull(!isStored)
    if (isStored) setKept(counted)
  }
  return (
    <>
      {before?.kind === 'count' && !isKept ? (
        <Typography>
          {t('before', {
            day: formatRecentDay(before.notedAt, language),
            count: before.sick,
            of: before.plants * countedOnEach(id),
          })}
        </Typography>
      ) : null}
      <Rows variant="outlined">
        <PlotFold plot={plot} onChange={setPlot} />
      </Rows>
      {isFull ? (
        <Typography role="alert" color="error">
          {t('full')}
        </Typography>
      ) : null}
      {isKept ? (
        <Typography role="status">{t('kept')}</Typography>
      ) : (
        <Button variant="contained" size="large" loading={isKeeping} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
    </>
  )
}

const Result = styled(Card)(({ theme }) => ({
  ...theme.mixins.column(1.25),
  alignItems: 'flex-start',
  marginTop: theme.spacing(3),
  padding: theme.spacing(2),
  maxWidth: 640,
  '& > [data-outcome="act"], & > [data-outcome="tooLate"]': { color: theme.vars.palette.error.main },
}))
