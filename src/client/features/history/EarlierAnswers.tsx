import { Button, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

import { HistoryCard, HistoryList } from './HistoryCard'
import { useAnswerList } from './useAnswerList'
import { useThumbnails } from './useThumbnails'

const MAX_PAID_ANSWERS = 3

/** The newest answer, which a reload has taken off the screen; at a balance of 0 the answers that used the credits. */
export function EarlierAnswers() {
  const { t } = useTranslation('history')
  const answers = useAnswerList()
  const pictures = useThumbnails(answers)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const paid = answers.filter(({ charge }) => charge > 0)
  const shown = isOutOfCredits ? paid.slice(0, MAX_PAID_ANSWERS) : answers.slice(0, 1)
  if (shown.length === 0) return null
  return (
    <Frame>
      <Typography variant="h6" component="h2">
        {t(isOutOfCredits ? 'paid.title' : 'last')}
      </Typography>
      <HistoryList>
        {shown.map((item) => (
          <HistoryCard key={item.id} item={item} pictureUrl={pictures.get(item.id)} showsCharge={isOutOfCredits} />
        ))}
      </HistoryList>
      {isOutOfCredits ? (
        <Button component={Link} to={paths.history} size="large" fullWidth>
          {t('paid.all')}
        </Button>
      ) : null}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  maxWidth: theme.breakpoints.values.sm,
  marginTop: theme.spacing(2),
  '& > h2': { marginBottom: theme.spacing(1) },
  '& > a': { marginTop: theme.spacing(0.5) },
}))
