import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { Container, GlobalStyles, Link } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { waitingPhoto } from '~/client/device/waitingPhoto'
import { selectUser } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

/** On every page but its own: a photo waits, and where it is sent from. */
export function WaitingPhotoBar() {
  const { t } = useTranslation('notices')
  const isWaiting = useIsWaiting()
  const isItsPage = useLocation().pathname === paths.predict
  if (!isWaiting || isItsPage) return null
  return (
    <>
      <GlobalStyles styles={ROOM_FOR_BAR} />
      <Bar role="status">
        <Row>
          <HourglassTopRounded aria-hidden fontSize="small" />
          <span>{t('waiting.text')}</span>
          <Link component={RouterLink} to={paths.predict} color="inherit" underline="always">
            {t('waiting.link')}
          </Link>
        </Row>
      </Bar>
    </>
  )
}

function useIsWaiting() {
  const username = useAppSelector((state) => selectUser(state)?.username)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const photo = (await waitingPhoto.read()) ?? (await waitingPhoto.readOfVisitor())
      if (isCurrent) setIsWaiting(photo !== undefined)
    }
    const onChange = () => void read()
    onChange()
    const stopListening = waitingPhoto.onChange(onChange)
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [username])
  return isWaiting
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
