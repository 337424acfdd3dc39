import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

import { HistoryCard } from './HistoryCard'
import { useAnswerList } from './useAnswerList'
import { useThumbnails } from './useThumbnails'

/** Back to the newest answer, which a reload has taken off the screen. Nothing before the first one. */
export function LastAnswer() {
  const { t } = useTranslation('history')
  const [last] = useAnswerList()
  const pictures = useThumbnails(last)
  if (!last) return null
  return (
    <Box sx={{ mt: 2, maxWidth: 'sm' }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('last')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        <HistoryCard item={last} pictureUrl={pictures.get(last.diagnosis.id)} />
      </Box>
    </Box>
  )
}
