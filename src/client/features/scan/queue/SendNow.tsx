import type { ButtonProps } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppDispatch } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'

import { sendWaiting } from './sendWaiting'

/** Sends the queue, which is also sent by itself. */
export function SendNow({ variant = 'text' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('notices')
  const dispatch = useAppDispatch()
  const [isPressed, setPressed] = useState(false)
  const send = async () => {
    setPressed(true)
    await dispatch(sendWaiting())
    setPressed(false)
  }
  return (
    <Button variant={variant} loading={isPressed} onClick={() => void send()} sx={{ flex: 'none', px: 1.5 }}>
      {t('queue.sendNow')}
    </Button>
  )
}
