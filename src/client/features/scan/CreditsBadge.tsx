import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { selectCredits, selectIsSignedOut, selectPlan } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { PrerenderedForVisitors } from '~/client/ui/PrerenderedForVisitors'
import { TextLink } from '~/client/ui/loginLink'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { usePlanDay } from '~/client/ui/usePlanDay'
import { FREE_CREDITS } from '~/contract/limits'
import { orderPath } from '~/contract/paths'
import { PLAN_ENDS_SOON_MS } from '~/contract/proPlan'

export function CreditsBadge() {
  const { t } = useTranslation(['diagnosis', 'shell'])
  const credits = useAppSelector(selectCredits)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const day = usePlanDay()
  return (
    <PrerenderedForVisitors aria-live="polite">
      <Balance>{t('credits', { credits })}</Balance>
      {isSignedOut ? <Beside>{t('freeAccount', { credits: FREE_CREDITS })}</Beside> : null}
      {day === undefined ? null : <Beside>{t('shell:plan.until', { day })}</Beside>}
    </PrerenderedForVisitors>
  )
}

/** Leads to the next order in the last days of a plan. */
export function PlanEnds() {
  const { t } = useTranslation('shell')
  const until = useAppSelector((state) => selectPlan(state)?.until)
  const day = usePlanDay()
  const endsSoon = () => until !== undefined && Date.parse(until) - Date.now() < PLAN_ENDS_SOON_MS
  if (!useBrowserValue(endsSoon, false)) return null
  return (
    <Ends variant="body2">
      <span>{t('plan.ends', { day })}</span>{' '}
      <TextLink to={orderPath} preventScrollReset>
        {t('plan.again')}
      </TextLink>
    </Ends>
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
  ...theme.typography.subtitle2,
  whiteSpace: 'nowrap',
}))

const Beside = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  marginLeft: theme.spacing(1),
}))

const Ends = styled(Typography)({ '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 48 } })
