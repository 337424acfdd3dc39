import { Button, Stack, Typography } from '@mui/material'

type LoadAgainProps = { what: string; onRetry: () => void }

/** Stands in for a part of a screen whose code the network has lost. */
export function LoadAgain({ what, onRetry }: LoadAgainProps) {
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start', p: 2 }}>
      <Typography>{what} could not be loaded. Check your connection and try again.</Typography>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  )
}
