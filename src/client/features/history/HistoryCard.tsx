import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatDay, useLanguage } from '~/client/shared/i18n'
import { historyPath } from '~/contract/paths'

import { AnswerSummary } from './AnswerSummary'
import { LeafPicture } from './LeafPicture'
import type { HistoryItem } from './lookAgain'

type HistoryCardProps = {
  item: HistoryItem
  pictureUrl: string | undefined
  /** In credits, where it matters. */
  charge?: number | undefined
}

/** One earlier answer; it leads to the whole of it. */
export function HistoryCard({ item: { createdAt, diagnosis }, pictureUrl, charge }: HistoryCardProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const { followUp } = diagnosis
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={historyPath(diagnosis.id)}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.25 }}
      >
        <LeafPicture diagnosis={diagnosis} url={pictureUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AnswerSummary diagnosis={diagnosis} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDay(createdAt, language)}
          </Typography>
          {charge === undefined ? null : (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('paid.charge', { count: charge })}
            </Typography>
          )}
          {followUp ? (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`progress.${followUp.progress ?? 'waiting'}`)}
            </Typography>
          ) : null}
        </Box>
        <ChevronRightRounded aria-hidden />
      </CardActionArea>
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
