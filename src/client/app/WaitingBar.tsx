import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { Container, GlobalStyles, Link } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'

import { waitingSets } from '~/client/device/waitingSets'
import { selectUser } from '~/client/session/sessionSlice'
import { loadNamespaces } from '~/client/shared/i18n'
import { useAppSelector, useAppStore } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

/** On every page but their own: photos wait, and where they are listed. Sends them from any page. */
export function WaitingBar() {
  const { t } = useTranslation('notices')
  const { count, hasOwn } = useWaitingCount()
  useSending(hasOwn)
  const isTheirPage = useLocation().pathname === paths.predict
  if (count === 0 || isTheirPage) return null
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

/** `hasOwn`: of the account that is signed in, not of a visitor. */
function useWaitingCount() {
  const username = useAppSelector((state) => selectUser(state)?.username)
  const [count, setCount] = useState(0)
  const [hasOwn, setHasOwn] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const own = await waitingSets.read()
      const ofVisitor = own.length === 0 ? await waitingSets.readOfVisitor() : undefined
      if (!isCurrent) return
      setCount(own.length + (ofVisitor ? 1 : 0))
      setHasOwn(own.length > 0)
    }
    const onChange = () => void read()
    onChange()
    const stopListening = waitingSets.onChange(onChange)
    return () => {
      isCurrent = false
      stopListening()
    }
  }, [username])
  return { count, hasOwn }
}

/** Loads the code that sends once there is something to send; without a network again when there may be one. */
function useSending(isNeeded: boolean) {
  const store = useAppStore()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    let stop: (() => void) | undefined
    const start = async () => {
      const [{ listenForNetwork }] = await Promise.all([
        import(/* webpackChunkName: "waiting" */ '~/client/features/diagnosis/waiting/waitingListener'),
        loadNamespaces(['waiting']),
      ])
      if (isCurrent) stop ??= listenForNetwork(store)
    }
    const tryToStart = () => {
      start().catch(() => undefined)
    }
    const retry = () => {
      if (!stop) tryToStart()
    }
    tryToStart()
    window.addEventListener('online', retry)
    const timer = setInterval(retry, RETRY_MS)
    return () => {
      isCurrent = false
      window.removeEventListener('online', retry)
      clearInterval(timer)
      stop?.()
    }
  }, [store, isNeeded])
}

const RETRY_MS = 15_000
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
