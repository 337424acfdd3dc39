import HistoryRounded from '@mui/icons-material/HistoryRounded'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { historyPath } from '~/contract/paths'

import { useAnswerList } from './useAnswerList'

/** Back to the newest answer, which a reload has taken off the screen. Nothing before the first one. */
export function LastAnswerLink() {
  const { t } = useTranslation('history')
  const [last] = useAnswerList()
  if (!last) return null
  return (
    <Button component={Link} to={historyPath(last.diagnosis.id)} startIcon={<HistoryRounded />}>
      {t('last')}
    </Button>
  )
}
