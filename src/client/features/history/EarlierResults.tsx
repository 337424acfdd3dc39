import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { Button } from '~/client/ui/Button'
import { useAppSelector } from '~/client/store/hooks'
import { READING_PX } from '~/client/ui/windows'
import { isAnswer } from '~/contract/followUps'
import { paths } from '~/contract/paths'

import { AsOf } from './AsOf'
import { HistoryCard, HistoryList } from './HistoryCard'
import { useResults } from './useResults'

const MAX_PAID_RESULTS = 3

/** The last answer, or at a balance of 0 the results that used the credits. */
export function EarlierResults() {
  const { t } = useTranslation('history')
  const { items: results, pictures, asOf } = useResults()
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const paid = results.filter(({ charge }) => charge > 0)
  const shown = isOutOfCredits ? paid.slice(0, MAX_PAID_RESULTS) : results.filter(isAnswer).slice(0, 1)
  if (shown.length === 0) return null
  return (
    <Frame>
      <Typography variant="h6" component="h2">
        {t(isOutOfCredits ? 'paid.title' : 'last')}
      </Typography>
      {asOf === undefined ? null : <AsOf at={asOf} />}
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
  maxWidth: READING_PX,
  marginTop: theme.spacing(2),
  '& > h2': { marginBottom: theme.spacing(1) },
  '& > h2 + [role]': { marginBottom: theme.spacing(1) },
  '& > a': { marginTop: theme.spacing(0.5) },
}))
