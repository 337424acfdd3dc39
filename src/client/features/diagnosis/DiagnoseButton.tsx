import { Button, CircularProgress } from '@mui/material'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type DiagnoseButtonProps = { hasPhoto: boolean; isBusy: boolean; onClick: () => void; onCancel: () => void }

/** Without a photo it is quieter but enabled: a screen reader finds what comes next. Busy, it keeps the focus. */
export function DiagnoseButton({ hasPhoto, isBusy, onClick, onCancel }: DiagnoseButtonProps) {
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
        variant={hasPhoto && !isBusy ? 'contained' : 'outlined'}
        color={hasPhoto ? 'primary' : 'inherit'}
        size="large"
        fullWidth
        aria-disabled={isBusy}
        onClick={onClick}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label={t('button.progress')} /> : null}
        sx={{
          minHeight: 56,
          color: hasPhoto ? undefined : 'text.secondary',
          bgcolor: isBusy ? 'surface.tint' : undefined,
          cursor: isBusy ? 'default' : undefined,
        }}
      >
        {isBusy ? t('button.busy') : t('button.ready')}
      </Button>
    </>
  )
}
