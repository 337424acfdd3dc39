import { Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

export type AuthMode = 'login' | 'signUp'

/** The mode lives in the address: a reload keeps it and a link can lead straight to Sign Up. */
export const modeOf = (search: URLSearchParams): AuthMode => (search.get('mode') === 'sign-up' ? 'signUp' : 'login')

type ModeLinkProps = { question: string; mode: AuthMode; onClick: () => void }

export function ModeLink({ question, mode, onClick }: ModeLinkProps) {
  const { t } = useTranslation('auth')
  const { state } = useLocation() as { state: unknown }
  const search = mode === 'signUp' ? '?mode=sign-up' : ''
  return (
    <Typography sx={{ textAlign: 'center', pt: 2 }}>
      {question}{' '}
      <Link
        component={RouterLink}
        to={{ search }}
        state={state}
        replace
        onClick={onClick}
        sx={{ display: 'inline-block', py: 1, fontWeight: 650 }}
      >
        {t(`${mode}.submit`)}
      </Link>
    </Typography>
  )
}
