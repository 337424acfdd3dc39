import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { Container, GlobalStyles, Link } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { paths } from '~/contract/paths'

type QueueBarProps = {
  count: number
  /** Of an account that must log in again. */
  leftCount: number
  /** Where the photos that wait are shown. */
  to: string
}

/** How many photos wait, with a link to them or to the login that they need. */
export function QueueBar({ count, leftCount, to }: QueueBarProps) {
  const { t } = useTranslation('notices')
  const isLoginPage = useLocation().pathname === paths.login
  const isLeft = leftCount > 0
  const link = isLeft ? { to: paths.login, state: { next: paths.predict } } : { to }
  return (
    <>
      <GlobalStyles styles={ROOM_FOR_BAR} />
      <Bar role="status">
        <Row>
          <HourglassTopRounded aria-hidden fontSize="small" />
          <span>{isLeft ? t('left', { count: leftCount }) : t('waiting', { count })}</span>
          {isLeft && isLoginPage ? null : (
            <Link component={RouterLink} {...link} color="inherit" underline="always">
              {isLeft ? t('signedOut.next') : t('seeQueue')}
            </Link>
          )}
        </Row>
      </Bar>
    </>
  )
}

const BAR_PX = 56
/** Moves toasts below the bar. */
const ROOM_FOR_BAR = { ':root': { '--toast-offset': `${BAR_PX}px` } }

const Bar = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.verdict.watch.main,
  color: theme.vars.palette.verdict.watch.contrastText,
  '--focus-ring': theme.vars.palette.verdict.watch.contrastText,
}))

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(1),
  minHeight: BAR_PX,
  '& a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    paddingInline: theme.spacing(1),
    whiteSpace: 'nowrap',
  },
}))
