import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsRestoring, selectUser } from '~/client/session/sessionSlice'
import { Button } from '~/client/ui/Button'
import { DUE_ROW_PX, useIsDue } from '~/client/ui/useIsDue'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

/** Top of the landing page for signed-in users: new photo, then `children`. Prerendered but hidden for visitors. */
export function Today({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing')
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null || selectIsRestoring(state))
  const isDue = useIsDue()
  return (
    <Strip aria-label={t('today.label')} data-shown={isSignedIn || undefined}>
      <Container>
        <Row>
          <Button component={Link} to={paths.predict} variant="contained" size="large" startIcon={<CameraAltRounded />}>
            {t('today.photo')}
          </Button>
          <Kept data-kept={isDue || undefined}>{isSignedIn ? <Suspense>{children}</Suspense> : null}</Kept>
        </Row>
      </Container>
    </Strip>
  )
}

export function NothingYet() {
  const { t } = useTranslation('landing')
  return (
    <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
      {t('today.none')}
    </Typography>
  )
}

const Strip = styled('section')(({ theme }) => ({
  display: 'none',
  paddingBlock: theme.spacing(2),
  'html[data-signed-in]:not([data-hydrated]) &, &[data-shown="true"]': { display: 'block' },
}))

const WIDE_ANSWER_PX = 116

/** Reserves the height of a last result and the due row, to avoid a layout shift. */
const Kept = styled('div')(({ theme }) => ({
  '--answer': '140px',
  display: 'grid',
  gap: theme.spacing(1.5),
  alignContent: 'center',
  minHeight: 'var(--answer)',
  'html[data-due]:not([data-hydrated]) &, &[data-kept="true"]': {
    minHeight: `calc(var(--answer) + ${12 + DUE_ROW_PX}px)`,
  },
  [theme.breakpoints.up('sm')]: { '--answer': `${WIDE_ANSWER_PX}px` },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(4),
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignContent: 'stretch',
    minHeight: `${WIDE_ANSWER_PX}px !important`, // the due row stands next to it
  },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > *': { minWidth: 0 },
  '& > a:first-of-type': { minHeight: 64, fontSize: theme.typography.pxToRem(18) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(4),
    '& > a:first-of-type': { borderRadius: theme.vars.shape.card }, // as high as the cards next to it
  },
}))
