import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { LEVELS, MIN_JUDGED, type AccuracyRow } from '~/contract/cases'
import { isLibraryCrop } from '~/contract/library'

/** The answers that one kind of judge has judged: those of all crops first, then by crop. */
export function AccuracyTable({ caption, rows }: { caption: string; rows: readonly AccuracyRow[] }) {
  const { t } = useTranslation(['accuracy', 'diagnosis'])
  const nameOf = (crop: string | null) =>
    crop === null ? t('table.all') : isLibraryCrop(crop) ? t(`diagnosis:crop.names.${crop}`) : crop
  const crops = [...new Set(rows.map(({ crop }) => crop))].sort(
    (one, other) => Number(one !== null) - Number(other !== null) || nameOf(one).localeCompare(nameOf(other)),
  )
  if (rows.length === 0) return null
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.said')}</th>
          <th scope="col">{t('table.right')}</th>
        </tr>
      </thead>
      {crops.map((crop) => (
        <tbody key={crop}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {nameOf(crop)}
            </th>
          </tr>
          {LEVELS.flatMap((level) => rows.filter((row) => row.crop === crop && row.level === level)).map((row) => (
            <tr key={row.level}>
              <th scope="row">{t(`levels.${row.level}`)}</th>
              <td>
                <Share row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}

const inHundred = (share: number) => Math.round(100 * share)

function Share({ row: { judged, share, low, high } }: { row: AccuracyRow }) {
  const { t } = useTranslation('accuracy')
  if (share === null || low === null || high === null) return <span>{t('tooFew', { judged, least: MIN_JUDGED })}</span>
  const right = Math.round(share * judged)
  return <span>{t('share', { right, judged, low: inHundred(low), high: inHundred(high) })}</span>
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.h4, paddingBottom: theme.spacing(1), textAlign: 'start' },
  '& th, & td': {
    padding: theme.spacing(1),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th[scope="row"]': { fontWeight: theme.typography.fontWeightRegular },
  '& th[scope="rowgroup"]': { paddingTop: theme.spacing(2), ...theme.typography.h6 },
}))
