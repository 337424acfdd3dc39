import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { Button } from '~/client/shared/Button'
import { useLoginLink } from '~/client/shared/loginLink'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

type CallToActionButtonProps = {
  children: ReactNode
  startIcon?: ReactNode
  className?: string
}

/** Leads to the diagnosis, or to the login when signed out; while the session is being restored to the diagnosis. */
export function CallToActionButton({ children, startIcon, className }: CallToActionButtonProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const loginLink = useLoginLink()
  return (
    <Button
      component={Link}
      to={isSignedIn ? paths.predict : loginLink}
      variant="contained"
      size="large"
      startIcon={startIcon}
      className={className}
    >
      {children}
    </Button>
  )
}
