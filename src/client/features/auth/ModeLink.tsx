import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { loginStateOf } from '~/client/shared/loginLink'
import { TextLink } from '~/client/shared/textLink'
import type { LoginRequest } from '~/contract/credentials'
import { SIGN_UP_SEARCH, isSignUp } from '~/contract/pages'

type AuthMode = 'login' | 'signUp'

/** The mode lives in the address: each has its page before any script, a reload keeps it, and a link can lead to it. */
export const modeOf = ({ search }: { search: string }): AuthMode => (isSignUp(search) ? 'signUp' : 'login')

type ModeLinkProps = { question: string; mode: AuthMode; onSwitch: (draft: LoginRequest) => void }

export function ModeLink({ question, mode, onSwitch }: ModeLinkProps) {
  const { t } = useTranslation('auth')
  const { next } = loginStateOf(useLocation().state)
  const search = mode === 'signUp' ? SIGN_UP_SEARCH : ''
  return (
    <Line>
      <span>{question}</span>{' '}
      <TextLink
        to={{ search }}
        state={{ next }}
        replace
        onClick={({ currentTarget }) => {
          onSwitch(draftOf(currentTarget))
        }}
      >
        {t(`${mode}.submit`)}
      </TextLink>
    </Line>
  )
}

/** Of the form around a link; a browser fills fields without an event. */
function draftOf(link: HTMLElement): LoginRequest {
  const text = (name: keyof LoginRequest) => {
    const field = link.closest('form')?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return { email: text('email'), password: text('password') }
}

const Line = styled(Typography)(({ theme }) => ({
  paddingTop: theme.spacing(2),
  textAlign: 'center',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    marginInline: theme.spacing(-1),
    paddingInline: theme.spacing(1),
    fontWeight: 650,
  },
}))
