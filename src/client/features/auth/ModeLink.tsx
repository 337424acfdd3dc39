import { Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

import type { AuthMode } from './authMode'
import { searchOf } from './authMode'

type ModeLinkProps = { question: string; mode: AuthMode; onClick: () => void }

export function ModeLink({ question, mode, onClick }: ModeLinkProps) {
  return (
    <Typography sx={{ textAlign: 'center', pt: 2 }}>
      {question}{' '}
      <Link
        component={RouterLink}
        to={{ search: searchOf(mode) }}
        replace
        underline="always"
        onClick={onClick}
        sx={{ fontWeight: 650, display: 'inline-block', py: 1 }}
      >
        {mode === 'signUp' ? 'Sign Up' : 'Login'}
      </Link>
    </Typography>
  )
}
