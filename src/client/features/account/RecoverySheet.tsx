import { Container, Drawer, Typography } from '@mui/material'
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { recoveryWords, useRecoveryWords } from '~/client/storage/recoveryWords'
import { Button } from '~/client/ui/Button'
import { RecoveryWords } from '~/client/ui/RecoveryWords'
import { overlaysOf, useOverlay } from '~/client/ui/useOverlay'
import { ORDER_PARAMETER } from '~/contract/paths'

const READ_MS = 10_000
/** Since the last scroll. */
const REST_MS = 2000

/** Shows the words made at Sign Up once, after a result was read. "Later" and Back leave them in the account. */
export function RecoverySheet() {
  const words = useRecoveryWords()
  const [wereOffered] = useState(recoveryWords.wereOffered)
  if (words === null || wereOffered) return null
  return (
    <Suspense>
      <Sheet words={words} />
    </Suspense>
  )
}

function Sheet({ words }: { words: string }) {
  const { t } = useTranslation('account')
  const titleId = useId()
  const { isOpen, open, close } = useOverlay('recovery')
  const { state, search } = useLocation() as { state: unknown; search: string }
  const isCovered = overlaysOf(state).length > 0 || new URLSearchParams(search).has(ORDER_PARAMETER)
  const [isDue, setDue] = useState(true)
  useWhenRead(isDue && !isCovered, open)
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      recoveryWords.setOffered()
      setDue(false)
    }
  }, [isOpen])
  const finish = () => {
    close()
    recoveryWords.forget()
  }

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: PAPER } }}
    >
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1 }}>
          {t('recovery.writeDown')}
        </Typography>
        <RecoveryWords code={words} />
        <Button fullWidth variant="contained" size="large" onClick={finish} sx={{ mt: 2 }}>
          {t('recovery.done')}
        </Button>
        <Button fullWidth onClick={close} sx={{ mt: 1, minHeight: 48 }}>
          {t('recovery.later')}
        </Button>
      </Container>
    </Drawer>
  )
}

const PAPER = { borderTopLeftRadius: 16, borderTopRightRadius: 16 }

/** Calls `onRead` after ten seconds, or soon after the user has scrolled. */
function useWhenRead(isEnabled: boolean, onRead: () => void) {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (!isEnabled) return undefined
    let timer = setTimeout(() => read(), READ_MS)
    const waitForRest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => read(), REST_MS)
    }
    window.addEventListener('touchmove', waitForRest, { passive: true })
    window.addEventListener('wheel', waitForRest, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('touchmove', waitForRest)
      window.removeEventListener('wheel', waitForRest)
    }
  }, [isEnabled])
}
