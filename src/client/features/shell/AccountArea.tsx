import { Button } from '@mui/material'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useLoginLink } from '~/client/shared/loginLink'
import { PrerenderedForVisitors } from '~/client/shared/PrerenderedForVisitors'
import { useAppSelector } from '~/client/store/hooks'

type GreetingProps = { username: string }

/** Loaded for those who are signed in; until then, and without it, the name stands there. */
const AccountMenu = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "accountMenu" */ './AccountMenu')).AccountMenu }
  } catch {
    return { default: Greeting }
  }
})

function Greeting({ username }: GreetingProps) {
  const { t } = useTranslation('shell')
  return <Button color="inherit">{t('account.greeting', { username })}</Button>
}

/** The greeting or Get Started; empty while it is not known which of them is right. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const user = useAppSelector(selectUser)
  const isRestoring = useAppSelector(selectIsRestoring)
  const loginLink = useLoginLink()
  if (user)
    return (
      <Suspense fallback={<Greeting username={user.username} />}>
        <AccountMenu username={user.username} />
      </Suspense>
    )
  if (isRestoring) return null
  return (
    <PrerenderedForVisitors>
      <Button component={Link} to={loginLink} variant="contained" size="large">
        {t('account.getStarted')}
      </Button>
    </PrerenderedForVisitors>
  )
}
