import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { historyPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { formatRecentDay } from './formatRecentDay'
import { ResultSummary } from './ResultSummary'
import { LeafPicture } from './LeafPicture'

type HistoryCardProps = {
  item: DiagnosisSummary
  pictureUrl: string | undefined
  showsCharge?: boolean
  /** Outside a list of results: says that it is the last one, and is no heading. */
  isLast?: boolean
}

/** One earlier result; it leads to the whole of it. */
export function HistoryCard({ item, pictureUrl, showsCharge = false, isLast = false }: HistoryCardProps) {
  const { t } = useTranslation(['history', 'diagnosis'])
  const language = useLanguage()
  const { id, createdAt, charge, followUp, plot } = item
  const date = formatRecentDay(createdAt, language)
  const day = isLast ? t('lastOn', { date }) : date
  return (
    <Card component="li">
      <Row component={Link} to={historyPath(id)}>
        <LeafPicture diagnosis={item} url={pictureUrl} />
        <Facts>
          <ResultSummary diagnosis={item} isHeading={!isLast} />
          <Day variant="body2" color="textSecondary">
            {plot === undefined ? day : `${day}\u00A0· ${plot}`}
          </Day>
          {showsCharge ? <Fact variant="body2">{t('diagnosis:charge', { count: charge })}</Fact> : null}
          {followUp ? <Fact variant="body2">{t(`progress.${followUp.progress ?? 'waiting'}`)}</Fact> : null}
        </Facts>
        <ChevronRightRounded aria-hidden />
      </Row>
    </Card>
  )
}

export const HistoryList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Row = styled(CardActionArea)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.25),
  containerType: 'inline-size',
})) as typeof CardActionArea

/** Below one another, or with the day at the end of a wide row. */
const Facts = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'grid',
  columnGap: theme.spacing(2),
  '@container (min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)' },
}))

const Day = styled(Typography)({
  '@container (min-width: 34rem)': { gridArea: '1 / 2 / span 3', alignSelf: 'center', textAlign: 'end' },
})

const Fact = styled(Typography)({ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } })
