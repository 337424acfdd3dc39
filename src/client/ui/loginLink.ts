import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'

import { isReturning } from '~/client/storage/settings'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import { useBrowserValue } from './useBrowserValue'

/** Where to go after login. Kept out of the URL, which another site could forge. */
type LoginState = { next?: string }

/** Whether an account was opened in this browser before; false in a prerendered page. */
export const useIsReturning = () => useBrowserValue(isReturning, false)

/** Leads to Sign Up in a browser in which no account was opened before. */
export const useLoginLink = () => ({ pathname: paths.login, search: useIsReturning() ? '' : SIGN_UP_SEARCH })

export const loginStateOf = (state: unknown): LoginState => (typeof state === 'object' && state !== null ? state : {})

const underlined = ({ theme }: { theme: Theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'underline',
})

/** Links within a sentence. Not MUI's `Link`, which the form pages would load only for these. */
export const TextLink = styled(Link)(underlined)
export const TextAnchor = styled('a')(underlined)
