import { Button, CircularProgress } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { cancelDiagnosis } from '../diagnose'
import { selectIsBusy } from '../diagnosisSlice'

type DiagnoseButtonProps = {
  /** It is what comes next. */
  isNext: boolean
  onClick: () => void
}

/** Without a photo, and after a result, it is quieter but enabled: a screen reader finds it. Busy, it keeps the focus. */
export function DiagnoseButton({ isNext, onClick }: DiagnoseButtonProps) {
  const { t } = useTranslation('diagnosis')
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectIsBusy)
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    void dispatch(cancelDiagnosis())
    button.current?.focus()
  }
  return (
    <>
      {isBusy ? <Button onClick={cancel}>{t('button.cancel')}</Button> : null}
      <LargeButton
        ref={button}
        variant={isNext ? 'contained' : 'outlined'}
        color={isNext || isBusy ? 'primary' : 'inherit'}
        size="large"
        fullWidth
        aria-disabled={isBusy}
        onClick={onClick}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label={t('button.progress')} /> : null}
        data-quiet={!isNext && !isBusy}
      >
        {isBusy ? t('button.busy') : t('button.ready')}
      </LargeButton>
    </>
  )
}

const LargeButton = styled(Button)(({ theme }) => ({
  minHeight: 56,
  '&[data-quiet="true"]': { color: theme.vars.palette.text.secondary },
  '&[aria-disabled="true"]': { backgroundColor: theme.vars.palette.surface.tint, cursor: 'default' },
}))
