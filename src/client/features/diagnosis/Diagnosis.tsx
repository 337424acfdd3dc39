import { Box, Button, CircularProgress } from '@mui/material'

import { AnswerPlace } from './AnswerPlace'
import type { Photo } from './photo'
import { Report } from './Report'
import { useDiagnosis } from './useDiagnosis'

type DiagnosisProps = { photo: Photo | undefined }

/** One photo from the question to the answer. */
export function Diagnosis({ photo }: DiagnosisProps) {
  const { diagnose, isBusy, hasAsked, result } = useDiagnosis(photo)
  return (
    <>
      <Button
        // quieter as long as there is nothing to diagnose, but within reach: a screen reader finds what comes next
        variant={photo ? 'contained' : 'outlined'}
        color={photo ? 'primary' : 'inherit'}
        size="large"
        fullWidth
        disabled={isBusy}
        onClick={diagnose}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label="Diagnosing" /> : null}
        sx={{ color: photo ? undefined : 'text.secondary' }}
      >
        {isBusy ? 'Diagnosing...' : 'Diagnose'}
      </Button>
      {/* room for a screenful from the click on: the footer goes out of sight then, and not while somebody reads */}
      <Box sx={{ minHeight: hasAsked ? '100vh' : undefined }}>
        {result === undefined ? <AnswerPlace /> : <Report markdown={result} />}
      </Box>
    </>
  )
}
