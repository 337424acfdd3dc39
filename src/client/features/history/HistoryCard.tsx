import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { cropDrawing } from '~/client/ui/drawing'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { useUnread } from '~/client/ui/useNews'
import { VerdictStrip } from '~/client/ui/VerdictStrip'
import { scanPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

type HistoryCardProps = {
  item: DiagnosisSummary
  pictureUrl: string | undefined
  showsCharge?: boolean
}

export function HistoryCard({ item, pictureUrl, showsCharge = false }: HistoryCardProps) {
  const { t } = useTranslation(['history', 'diagnosis'])
  const language = useLanguage()
  const { id, createdAt, charge, followUp, plot } = item
  const isUnread = useUnread().includes(id)
  const day = formatRecentDay(createdAt, language)
  return (
    <Card component="li">
      <Row component={Link} to={scanPath(id)}>
        <LeafPicture diagnosis={item} url={pictureUrl} />
        <Facts>
          <ResultSummary diagnosis={item} />
          <Day variant="body2" color="textSecondary">
            {plot === undefined ? day : `${day}\u00A0· ${plot}`}
          </Day>
          {isUnread ? <Unread variant="body2">{t('unread.mark')}</Unread> : null}
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
  ...theme.mixins.plainList,
}))

const Row = styled(CardActionArea)(({ theme }) => ({
  ...theme.mixins.row(1.5),
  padding: theme.spacing(1.25),
  containerType: 'inline-size',
})) as typeof CardActionArea

/** Stacked, or with the day at the end of a wide row. */
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

const Unread = styled(Fact)(({ theme }) => ({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: theme.spacing(0.75),
    borderRadius: theme.vars.shape.pill,
    backgroundColor: theme.vars.palette.error.main,
    forcedColorAdjust: 'none',
  },
}))

function ResultSummary({ diagnosis: { answer: result } }: { diagnosis: DiagnosisSummary }) {
  const { cropName, title, banner, strip } = result
  return (
    <>
      <Heading>
        {cropName === null ? null : (
          <Typography component="span" variant="body2" color="textSecondary">
            {cropName}
          </Typography>
        )}
        <strong>{title}</strong>
      </Heading>
      <VerdictStrip banner={banner} strip={strip} />
    </>
  )
}

const Heading = styled('h3')(({ theme }) => ({
  margin: 0,
  font: 'inherit',
  '& > *': { display: 'block' },
  '& > strong': { lineHeight: theme.lineHeight.tight },
}))

/** The photo if it was taken on this phone, or else a drawing of the crop. */
export function LeafPicture({ diagnosis, url }: { diagnosis: DiagnosisSummary; url: string | undefined }) {
  if (url !== undefined) return <Photo src={url} alt="" />
  return <Drawing src={cropDrawing(diagnosis.answer.crop ?? 'unknown')} alt="" />
}

const SIDE_PX = 64

const Photo = styled('img')(({ theme }) => ({
  flex: 'none',
  width: SIDE_PX,
  height: SIDE_PX,
  objectFit: 'cover',
  borderRadius: theme.vars.shape.tile,
}))

const Drawing = styled('img')(({ theme }) => ({
  flex: 'none',
  boxSizing: 'border-box',
  width: SIDE_PX,
  height: SIDE_PX,
  padding: theme.spacing(1),
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.surface.tint,
  filter: theme.vars.palette.surface.pictureFilter,
}))
