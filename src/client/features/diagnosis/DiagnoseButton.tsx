import { Button, CircularProgress } from '@mui/material'

type DiagnoseButtonProps = { hasPhoto: boolean; isBusy: boolean; onClick: () => void }

export function DiagnoseButton({ hasPhoto, isBusy, onClick }: DiagnoseButtonProps) {
  return (
    <Button
      // quieter as long as there is nothing to diagnose, but within reach: a screen reader finds what comes next
      variant={hasPhoto ? 'contained' : 'outlined'}
      color={hasPhoto ? 'primary' : 'inherit'}
      size="large"
      fullWidth
      disabled={isBusy}
      onClick={onClick}
      startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label="Diagnosing" /> : null}
      sx={{ color: hasPhoto ? undefined : 'text.secondary' }}
    >
      {isBusy ? 'Diagnosing...' : 'Diagnose'}
    </Button>
  )
}
