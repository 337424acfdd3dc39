import { CircularProgress } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useTransition } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { painted } from '~/client/ui/painted'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { diagnosisCancelled, selectIsAwaited, selectIsBusy, selectIsJudged, selectShownKey } from '../scansSlice'
import { useShown } from '../useShown'

type DiagnoseButtonProps = {
  /** The button is the next step, so it is the primary one. */
  isNext: boolean
  onClick: () => void
}

/** Quieter but never disabled if it is not the next step: a screen reader finds it. Keeps the focus while busy. */
export function DiagnoseButton({ isNext, onClick }: DiagnoseButtonProps) {
  const { t } = useTranslation('diagnosis')
  const dispatch = useAppDispatch()
  const isAsking = useShown(selectIsBusy)
  const key = useShown(selectShownKey)
  const isAwaited = useAppSelector(selectIsAwaited)
  const isJudged = useShown(selectIsJudged)
  const [isPending, startTransition] = useTransition()
  const isBusy = isAsking || isAwaited || (isPending && isNext)
  const button = useRef<HTMLButtonElement>(null)
  /** Paints the pressed state before the heavier screen update. */
  const ask = () => {
    if (isPending) return
    startTransition(async () => {
      await painted()
      onClick()
    })
  }
  const cancel = () => {
    if (key !== null) dispatch(diagnosisCancelled(key))
    button.current?.focus()
  }
  return (
    <>
      {isAsking ? <Button onClick={cancel}>{t('button.cancel')}</Button> : null}
      <LargeButton
        ref={button}
        variant={isNext ? 'contained' : 'text'}
        color={isNext || isBusy ? 'primary' : 'inherit'}
        size="large"
        fullWidth
        aria-disabled={isBusy}
        onClick={ask}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label={t('button.progress')} /> : null}
        data-quiet={!isNext && !isBusy}
      >
        {isBusy ? t('button.busy') : t(isJudged ? 'button.ready' : 'button.readyForSigns')}
      </LargeButton>
    </>
  )
}

const LargeButton = styled(Button)(({ theme }) => ({
  minHeight: 56,
  '&[data-quiet="true"]': {
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('lg')]: { flex: '1 0 auto', width: 'auto' },
    [theme.breakpoints.up('lg')]: { border: `1px solid ${theme.vars.palette.divider}` },
  },
  '&[aria-disabled="true"]': { backgroundColor: theme.vars.palette.surface.tint, cursor: 'default' },
}))
