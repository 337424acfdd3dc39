import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Box, Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/ui/Button'
import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { followUpPath, scanPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { LeafPicture } from './HistoryCard'
import { dueDayOf, namesOf } from './dueDays'

type DueCardProps = {
  item: DiagnosisSummary
  pictureUrl: string | undefined
  /** Has the only filled button of the screen. */
  isFirst: boolean
  now: Date
}

export function DueCard({ item, pictureUrl, isFirst, now }: DueCardProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const { id, createdAt, plot } = item
  const isToday = dueDayOf(item)?.toDateString() === now.toDateString()
  return (
    <Frame component="li">
      <Strip>
        <NotificationsActiveRounded aria-hidden />
        <Typography variant="h6" component="p">
          {isToday ? t('due.today') : t('due.since')}
        </Typography>
      </Strip>
      <Box sx={{ display: 'grid', gap: 1.25, p: 1.5 }}>
        <Plants>
          <LeafPicture diagnosis={item} url={pictureUrl} />
          <div>
            <Link to={scanPath(id)}>{namesOf(item)}</Link>
            <Typography variant="body2" color="textSecondary">
              {t('due.text', { date: formatRecentDay(createdAt, language) })}
            </Typography>
            {plot === undefined ? null : (
              <Typography variant="body2" color="textSecondary">
                {plot}
              </Typography>
            )}
          </div>
        </Plants>
        <Button
          component={Link}
          to={followUpPath(id)}
          variant={isFirst ? 'contained' : 'outlined'}
          size="large"
          startIcon={<PhotoCameraRounded />}
        >
          {t('due.newPhotos')}
        </Button>
      </Box>
    </Frame>
  )
}

const Frame = styled(Card)<{ component: 'li' }>(({ theme }) => ({
  border: `2px solid ${theme.vars.palette.warning.main}`,
}))

const Strip = styled('div')(({ theme }) => ({
  ...theme.mixins.row(1),
  padding: theme.spacing(1, 1.5),
  color: theme.vars.palette.verdict.watch.contrastText,
  backgroundColor: theme.vars.palette.verdict.watch.main,
}))

const Plants = styled('div')(({ theme }) => ({
  ...theme.mixins.row(1.5),
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', fontWeight: 700, lineHeight: theme.lineHeight.snug },
}))
