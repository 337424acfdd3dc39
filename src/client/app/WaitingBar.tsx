import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { Container, GlobalStyles, Link } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

import { paths } from '~/contract/paths'

/** How many sets of photos wait, and the way to where they are listed. */
export function WaitingBar({ count }: { count: number }) {
  const { t } = useTranslation('notices')
  return (
    <>
      <GlobalStyles styles={ROOM_FOR_BAR} />
      <Bar role="status">
        <Row>
          <HourglassTopRounded aria-hidden fontSize="small" />
          <span>{t('waiting', { count })}</span>
          <Link component={RouterLink} to={paths.predict} color="inherit" underline="always">
            {t('seeWaiting')}
          </Link>
        </Row>
      </Bar>
    </>
  )
}

const BAR_PX = 56
/** Toasts stay below the bar, too. */
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
  lineHeight: 1.3,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    paddingInline: theme.spacing(1),
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
}))
