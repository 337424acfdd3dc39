import { Button, CircularProgress } from '@mui/material'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type DiagnoseButtonProps = {
  /** It is what comes next. */
  isNext: boolean
  isBusy: boolean
  onClick: () => void
  onCancel: () => void
}

/** Without a photo, and after an answer, it is quieter but enabled: a screen reader finds it. Busy, it keeps the focus. */
export function DiagnoseButton({ isNext, isBusy, onClick, onCancel }: DiagnoseButtonProps) {
  const { t } = useTranslation('diagnosis')
  const button = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    onCancel()
    button.current?.focus()
  }
  return (
    <>
      {isBusy ? <Button onClick={cancel}>{t('button.cancel')}</Button> : null}
      <Button
        ref={button}
        variant={isNext ? 'contained' : 'outlined'}
        color={isNext || isBusy ? 'primary' : 'inherit'}
        size="large"
        fullWidth
        aria-disabled={isBusy}
        onClick={onClick}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label={t('button.progress')} /> : null}
        sx={{
          minHeight: 56,
          color: isNext || isBusy ? undefined : 'text.secondary',
          bgcolor: isBusy ? 'surface.tint' : undefined,
          cursor: isBusy ? 'default' : undefined,
        }}
      >
        {isBusy ? t('button.busy') : t('button.ready')}
      </Button>
    </>
  )
}
