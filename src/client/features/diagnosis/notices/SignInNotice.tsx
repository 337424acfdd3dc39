import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { isReturning } from '~/client/device/returning'
import { Notice } from '~/client/shared/Notice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { FREE_CREDITS, WAITING_DAYS } from '~/contract/limits'
import { paths } from '~/contract/paths'

import { keepForVisitor } from '../diagnose'
import { selectKey } from '../diagnosisSlice'

/** Where the result would be, for a visitor. The photo is kept on the way to an account and back. */
export function SignInNotice() {
  const { t } = useTranslation(['notices', 'auth'])
  const dispatch = useAppDispatch()
  const hasPhoto = useAppSelector((state) => selectKey(state) !== null)
  const link = { component: Link, onClick: () => void dispatch(keepForVisitor()), to: paths.login }
  const next = paths.predict
  const signUp = (
    <Button {...link} state={{ mode: 'signUp', next }} variant={isReturning() ? 'outlined' : 'contained'} size="large">
      {t('signIn.signUp', { credits: FREE_CREDITS })}
    </Button>
  )
  const logIn = (
    <Button {...link} state={{ next }} variant={isReturning() ? 'contained' : 'text'} size="large">
      {t('auth:login.submit')}
    </Button>
  )
  const actions = isReturning() ? (
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
    <Notice drawing="sign-up" title={t('signIn.title')} actions={actions}>
      {t('signIn.text', { credits: FREE_CREDITS })} {hasPhoto ? t('signIn.kept', { days: WAITING_DAYS }) : null}
    </Notice>
  )
}
