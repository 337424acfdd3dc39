import PublicRounded from '@mui/icons-material/PublicRounded'
import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { settings } from '~/client/device/settings'
import { selectAccount, selectCountry } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { CountryChoice, useCountry } from '~/client/shared/CountryChoice'
import { usePlace } from '~/client/shared/usePlace'
import { useAppSelector } from '~/client/store/hooks'

/** Whether the account first learned under this result whose advice it reads. */
function isFirstAnswer(account: string, id: string): boolean {
  const offered = settings.get('countryOffered')
  if (offered?.startsWith(`${account} `)) return offered === `${account} ${id}`
  settings.set('countryOffered', `${account} ${id}`)
  return true
}

type CountryLineProps = {
  id: string
  /** The result names something, so that it may be the first one. */
  isHelpful: boolean
}

/** Says whose advice it is, under the first result and under every one outside Kenya. */
export function CountryLine({ id, isHelpful }: CountryLineProps) {
  const { t } = useTranslation('notices')
  const place = usePlace()
  const country = useCountry()
  const account = useAppSelector(selectAccount)
  const isChosen = useAppSelector(selectCountry) !== undefined
  const [isFirst] = useState(() => isHelpful && !isChosen && isFirstAnswer(String(account), id))
  const [isOpen, setIsOpen] = useState(false)
  if (place === 'kenya' && !isFirst) return null
  return (
    <Line variant="outlined">
      <PublicRounded aria-hidden color="primary" />
      <Typography variant="body2">
        <strong>{t(`country.advice.${place}`)}</strong>{' '}
        {place === 'kenya' ? null : <span>{t('country.without', { country: t(`country.names.${country}`) })}</span>}
      </Typography>
      {isOpen ? (
        <CountryChoice />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t(place === 'kenya' ? 'country.another' : 'country.change')}</Button>
      )}
    </Line>
  )
}

const Line = styled(Card)(({ theme }) => ({
  ...theme.mixins.row(0.5, 1.25),
  flexWrap: 'wrap',
  padding: theme.spacing(0.5, 1.5),
  '& > p': { flex: '1 1 12ch', marginBlock: theme.spacing(0.75) },
  '& > div': { marginBlock: theme.spacing(1) },
  '@media print': { display: 'none' },
}))
