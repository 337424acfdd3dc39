import { Link, Typography } from '@mui/material'
import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { loginStateOf } from '~/client/shared/loginLink'

export type AuthMode = 'login' | 'signUp'

type Address = { search: string; state: unknown }

/** The mode lives in the address: a reload keeps it and a link can lead straight to Sign Up, as its state can. */
export const modeOf = ({ search, state }: Address): AuthMode =>
  new URLSearchParams(search).get('mode') === 'sign-up' ? 'signUp' : (loginStateOf(state).mode ?? 'login')

type ModeLinkProps = { question: string; mode: AuthMode; onClick: MouseEventHandler }

export function ModeLink({ question, mode, onClick }: ModeLinkProps) {
  const { t } = useTranslation('auth')
  const { next } = loginStateOf(useLocation().state)
  const search = mode === 'signUp' ? '?mode=sign-up' : ''
  return (
    <Typography sx={{ textAlign: 'center', pt: 2 }}>
      {question}{' '}
      <Link
        component={RouterLink}
        to={{ search }}
        state={{ next }}
        replace
        onClick={onClick}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, px: 1, mx: -1, fontWeight: 650 }}
      >
        {t(`${mode}.submit`)}
      </Link>
    </Typography>
  )
}
