import { CircularProgress } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useTransition } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'
import { painted } from '~/client/shared/painted'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { diagnosisCancelled, selectIsAwaited, selectIsBusy, selectIsJudged, selectShownKey } from '../scansSlice'

type DiagnoseButtonProps = {
  /** It is what comes next. */
  isNext: boolean
  onClick: () => void
}

/** Without a photo, and after a result, it is quieter but enabled: a screen reader finds it. Busy, it keeps the focus. */
export function DiagnoseButton({ isNext, onClick }: DiagnoseButtonProps) {
  const { t } = useTranslation('diagnosis')
  const dispatch = useAppDispatch()
  const isAsking = useAppSelector(selectIsBusy)
  const key = useAppSelector(selectShownKey)
  const isAwaited = useAppSelector(selectIsAwaited)
  const isJudged = useAppSelector(selectIsJudged)
  const [isPending, startTransition] = useTransition()
  const isBusy = isAsking || isAwaited || (isPending && isNext)
  const button = useRef<HTMLButtonElement>(null)
  /** The button answers first, the screen follows. */
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
        variant={isNext ? 'contained' : 'outlined'}
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
  '&[data-quiet="true"]': { color: theme.vars.palette.text.secondary },
  '&[aria-disabled="true"]': { backgroundColor: theme.vars.palette.surface.tint, cursor: 'default' },
}))
