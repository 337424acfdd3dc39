import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { selectCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { PrerenderedForVisitors } from '~/client/ui/PrerenderedForVisitors'
import { FREE_CREDITS } from '~/contract/limits'

/** The balance, or what a free account gives. */
export function CreditsBadge() {
  const { t } = useTranslation('diagnosis')
  const credits = useAppSelector(selectCredits)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  return (
    <PrerenderedForVisitors aria-live="polite">
      <Balance>{t('credits', { credits })}</Balance>
      {isSignedOut ? <Offer>{t('freeAccount', { credits: FREE_CREDITS })}</Offer> : null}
    </PrerenderedForVisitors>
  )
}

const Balance = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 32,
  paddingInline: theme.spacing(1.375),
  border: `1px solid ${theme.alpha(theme.vars.palette.secondary.main, 0.7)}`,
  borderRadius: theme.vars.shape.pill,
  color: theme.vars.palette.secondary.main,
  fontSize: theme.typography.pxToRem(13),
  fontWeight: 650,
  whiteSpace: 'nowrap',
}))

const Offer = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  marginLeft: theme.spacing(1),
}))
