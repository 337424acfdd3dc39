import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatDay, useLanguage } from '~/client/shared/i18n'
import { historyPath } from '~/contract/paths'
import type { DiagnosisSummary } from '~/contract/responses'

import { AnswerSummary } from './AnswerSummary'
import { LeafPicture } from './LeafPicture'

type HistoryCardProps = {
  item: DiagnosisSummary
  pictureUrl: string | undefined
  showsCharge?: boolean
}

/** One earlier answer; it leads to the whole of it. */
export function HistoryCard({ item, pictureUrl, showsCharge = false }: HistoryCardProps) {
  const { t } = useTranslation(['history', 'diagnosis'])
  const language = useLanguage()
  const { id, createdAt, charge, followUp } = item
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={historyPath(id)}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.25 }}
      >
        <LeafPicture diagnosis={item} url={pictureUrl} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AnswerSummary diagnosis={item} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDay(createdAt, language)}
          </Typography>
          {showsCharge ? (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('diagnosis:charge', { count: charge })}
            </Typography>
          ) : null}
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
