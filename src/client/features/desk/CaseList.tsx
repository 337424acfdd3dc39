import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Card, Chip, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { formatMoment, useLanguage } from '~/client/i18n/i18n'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { cropDrawing } from '~/client/ui/drawing'
import { nameOfResult } from '~/client/ui/nameOfResult'
import { Notice } from '~/client/ui/Notice'
import type { DeskCase } from '~/contract/cases'

import { CASE_PARAMETER, cropsOf } from './openCases'
import { useKeys } from './useKeys'

type CaseListProps = {
  all: readonly DeskCase[]
  /** Those of the chosen crop. */
  shown: readonly DeskCase[]
  crop: string | null
  openId: string | null
  onFilter: (crop: string | null) => void
}

/** In the order of the server: with the plan first, then the oldest; last, those that this expert has answered. */
export function CaseList({ all, shown, crop, openId, onFilter }: CaseListProps) {
  const { t } = useTranslation('desk')
  const open = shown.filter(({ state }) => state !== 'answered')
  const answered = shown.filter(({ state }) => state === 'answered')
  const list = useRowKeys(openId)
  return (
    <>
      <CropFilter cases={all} crop={crop} onChange={onFilter} />
      <div role="status">
        <Typography variant="h4" component="h2">
          {t('open', { count: open.length })}
        </Typography>
      </div>
      {open.length === 0 ? <Notice title={t('none.title')}>{t('none.text')}</Notice> : null}
      <div ref={list}>
        <Rows cases={open} openId={openId} />
        {answered.length === 0 ? null : (
          <section aria-labelledby="desk-answered">
            <Typography id="desk-answered" variant="h4" component="h2" sx={{ my: 1 }}>
              {t('answered')}
            </Typography>
            <Rows cases={answered} openId={openId} />
          </section>
        )}
      </div>
    </>
  )
}

/** J and K move the focus along the rows; so do the arrows within them. */
function useRowKeys(openId: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const move = (step: number) => {
    const rows = [...(list.current?.querySelectorAll('a') ?? [])]
    const focused = rows.findIndex((row) => row === document.activeElement)
    const at = focused < 0 ? rows.findIndex((row) => row.id === rowId(openId ?? '')) : focused
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step
    rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus()
  }
  const moveWithin = (step: number) => (list.current?.contains(document.activeElement) ? move(step) : false)
  useKeys({ j: () => move(1), k: () => move(-1), ArrowDown: () => moveWithin(1), ArrowUp: () => moveWithin(-1) })
  return list
}

export const rowId = (id: string) => `case-${id}`

type CropFilterProps = { cases: readonly DeskCase[]; crop: string | null; onChange: (crop: string | null) => void }

function CropFilter({ cases, crop, onChange }: CropFilterProps) {
  const { t } = useTranslation('desk')
  const crops = cropsOf(cases)
  if (crops.length < 2 && crop === null) return null
  return (
    <ChoiceChips
      label={t('crops.label')}
      choices={[
        { value: '', name: t('crops.all') },
        ...crops.map(({ crop: value, cropName: name }) => ({ value, name, picture: cropDrawing(value) })),
      ]}
      chosen={crop ?? ''}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  )
}

function Rows({ cases, openId }: { cases: readonly DeskCase[]; openId: string | null }) {
  if (cases.length === 0) return null
  return (
    <Card>
      <List>
        {cases.map((one) => (
          <CaseRow key={one.id} deskCase={one} isOpen={one.id === openId} />
        ))}
      </List>
    </Card>
  )
}

function CaseRow({ deskCase, isOpen }: { deskCase: DeskCase; isOpen: boolean }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { id, sureness, county, askedAt, isPro, photos } = deskCase
  const address = new URLSearchParams(search)
  address.set(CASE_PARAMETER, id)
  const facts = [
    t('row.since', { moment: formatMoment(Date.parse(askedAt), language) }),
    photos === 0 ? t('row.noPhotos') : t('row.photos', { count: photos }),
    county,
  ]
  return (
    <li>
      <Opening
        id={rowId(id)}
        to={{ search: address.toString() }}
        replace={isOpen}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
      >
        <span>
          <strong>{nameOfResult(deskCase)}</strong>
          {isPro ? <Chip size="small" color="primary" label={t('row.pro')} /> : null}
          {sureness === null ? null : <span>{sureness}</span>}
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <StateLine deskCase={deskCase} />
        </span>
        <ChevronRightRounded aria-hidden />
      </Opening>
    </li>
  )
}

function StateLine({ deskCase: { takenBy, takenUntil, state } }: { deskCase: DeskCase }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const moment = takenUntil === null ? '' : formatMoment(Date.parse(takenUntil), language)
  if (takenBy === 'other') return <span>{t('row.taken', { moment })}</span>
  if (takenBy === 'me') return <span>{t('row.mine')}</span>
  return state === 'questioned' ? <span>{t('row.questioned')}</span> : null
}

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  '& > li:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Opening = styled(Link)(({ theme }) => ({
  ...theme.mixins.row(1),
  minHeight: 72,
  padding: theme.spacing(1, 1.5),
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -3,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.vars.palette.surface.tint },
  '& > span': {
    ...theme.mixins.column(0.25),
    flex: 1,
    minWidth: 0,
    alignItems: 'flex-start',
    overflowWrap: 'anywhere',
  },
  '& > span > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > svg': { flex: 'none', color: theme.vars.palette.action.active },
}))
