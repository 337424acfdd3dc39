import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { useLoginLink } from '~/client/ui/loginLink'
import { paths } from '~/contract/paths'

import { Reveal } from './Reveal'
import { pictures } from './landingContent'

const TITLE_ID = 'call-to-action-title'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <Band aria-labelledby={TITLE_ID}>
      <FieldBand {...pictures.callToAction} alt="" loading="lazy" />
      <Reveal>
        <Words>
          <Typography id={TITLE_ID} variant="h2">
            {t('callToAction.title')}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {t('callToAction.text')}
          </Typography>
          <CallToActionButton>{t('callToAction.button')}</CallToActionButton>
        </Words>
      </Reveal>
    </Band>
  )
}

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 2, 18),
  backgroundColor: theme.vars.palette.surface.deep,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12, 20) },
}))

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.column(3),
  alignItems: 'center',
  maxWidth: '62ch',
  marginInline: 'auto',
  textAlign: 'center',
  color: theme.vars.palette.surface.onDeep,
  '& > p': { color: theme.vars.palette.surface.onDeepMuted, textWrap: 'balance' },
  '& a': {
    color: theme.vars.palette.surface.deep,
    backgroundColor: theme.vars.palette.surface.accentOnDeep,
    '&:hover': { backgroundColor: theme.vars.palette.surface.onDeep },
  },
}))

const FieldBand = styled('img')({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 140 })

type CallToActionButtonProps = {
  /** On the diagnosis screen; by default the empty one. */
  to?: string
  children: ReactNode
  startIcon?: ReactNode
  className?: string
}

/** Links to the scan page, or to the login when signed out; while the session is being restored to the scan page. */
export function CallToActionButton({ to = paths.predict, children, startIcon, className }: CallToActionButtonProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const loginLink = useLoginLink()
  return (
    <Button
      component={Link}
      to={isSignedIn ? to : loginLink}
      state={isSignedIn || to === paths.predict ? undefined : { next: to }}
      variant="contained"
      size="large"
      startIcon={startIcon}
      className={className}
    >
      {children}
    </Button>
  )
}
