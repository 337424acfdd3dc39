import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { useIsReturning } from '~/client/shared/loginLink'
import { Notice } from '~/client/shared/Notice'
import { PrerenderedForVisitors } from '~/client/shared/PrerenderedForVisitors'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { toastsClosed } from '~/client/store/toastsSlice'
import { FREE_CREDITS, WAITING_DAYS } from '~/contract/limits'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { selectShownKey } from '../scansSlice'

/** Where the result would be, for a visitor. The photo is kept on the way to an account and back. */
export function SignInNotice() {
  const { t } = useTranslation('notices')
  const dispatch = useAppDispatch()
  const hasPhoto = useAppSelector((state) => selectShownKey(state) !== null)
  const isReturning = useIsReturning()
  const leave = () => {
    dispatch(toastsClosed()) // it has said to log in
  }
  const link = { component: Link, onClick: leave, state: { next: paths.predict } }
  const signUp = (
    <Button
      {...link}
      to={{ pathname: paths.login, search: SIGN_UP_SEARCH }}
      variant={isReturning ? 'outlined' : 'contained'}
      size="large"
    >
      {t('signIn.signUp', { credits: FREE_CREDITS })}
    </Button>
  )
  const logIn = (
    <Button {...link} to={paths.login} variant={isReturning ? 'contained' : 'text'} size="large">
      {t('signIn.logIn')}
    </Button>
  )
  const actions = isReturning ? (
    <>
      {logIn}
      {signUp}
    </>
  ) : (
    <>
      {signUp}
      {logIn}
    </>
  )
  return (
    <PrerenderedForVisitors>
      <Notice drawing="sign-up" title={t('signIn.title')} actions={actions}>
        <span>{t('signIn.text', { credits: FREE_CREDITS })}</span>
        {hasPhoto ? <span>{` ${t('signIn.kept', { days: WAITING_DAYS })}`}</span> : null}
      </Notice>
    </PrerenderedForVisitors>
  )
}
