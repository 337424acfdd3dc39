import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { Button } from '~/client/ui/Button'
import { useAppSelector } from '~/client/store/hooks'
import { PhotoList } from '~/client/ui/PhotoRow'
import { READING_PX } from '~/client/ui/windows'
import { isAnswer } from '~/contract/followUps'
import { paths } from '~/contract/paths'

import { AsOf } from './AsOf'
import { useAnswerPhotos } from './useAnswerPhotos'
import { useResults } from './useResults'

const MAX_PAID_RESULTS = 3

/** The last answer, or at a balance of 0 the results that used the credits. */
export function EarlierResults() {
  const { t } = useTranslation(['history', 'diagnosis'])
  const { items: results, pictures, asOf } = useResults()
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const photoOf = useAnswerPhotos({ pictures })
  const paid = results.filter(({ charge }) => charge > 0)
  const shown = isOutOfCredits ? paid.slice(0, MAX_PAID_RESULTS) : results.filter(isAnswer).slice(0, 1)
  if (shown.length === 0) return null
  return (
    <Frame>
      <Typography variant="h6" component="h2">
        {t(isOutOfCredits ? 'paid.title' : 'last')}
      </Typography>
      {asOf === undefined ? null : <AsOf at={asOf} />}
      <PhotoList
        photos={shown.map((item) => {
          const photo = photoOf(item)
          const facts = isOutOfCredits ? [...photo.facts, t('diagnosis:charge', { count: item.charge })] : photo.facts
          return { ...photo, facts }
        })}
      />
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
  [theme.breakpoints.up('lg')]: { marginTop: 0 },
  '& > h2': { marginBottom: theme.spacing(1) },
  '& > h2 + [role]': { marginBottom: theme.spacing(1) },
  '& > a': { marginTop: theme.spacing(0.5) },
}))
