import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { RouterLink } from '~/client/shared/RouterLink'

import type { AuthMode } from './authMode'
import { searchOf } from './authMode'

type ModeLinkProps = { question: string; mode: AuthMode; onClick: () => void }

export function ModeLink({ question, mode, onClick }: ModeLinkProps) {
  return (
    <Typography sx={{ textAlign: 'center', pt: 2 }}>
      {question}{' '}
      <StrongLink to={{ search: searchOf(mode) }} replace onClick={onClick}>
        {mode === 'signUp' ? 'Sign Up' : 'Login'}
      </StrongLink>
    </Typography>
  )
}

const StrongLink = styled(RouterLink)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(1),
  color: theme.vars.palette.primary.main,
  fontWeight: 650,
}))
