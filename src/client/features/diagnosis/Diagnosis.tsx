import { Button, CircularProgress } from '@mui/material'
import { styled } from '@mui/material/styles'

import type { Photo } from './photo'
import { Report } from './Report'
import { useDiagnosis } from './useDiagnosis'

type DiagnosisProps = { photo: Photo | undefined }

/** One photo from preview to answer. */
export function Diagnosis({ photo }: DiagnosisProps) {
  const { diagnose, isBusy, result } = useDiagnosis(photo)
  return (
    <>
      {photo ? <Preview src={photo.url} alt="The chosen leaf photo" /> : null}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        onClick={diagnose}
        startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label="Diagnosing" /> : null}
      >
        {isBusy ? 'Diagnosing...' : 'Diagnose'}
      </Button>
      {result === undefined ? null : <Report markdown={result} />}
    </>
  )
}

/** A fixed box whatever the photo's shape, so that the button below stays where it is. */
const Preview = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'clamp(220px, 50vw, 380px)',
  objectFit: 'contain',
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.surface.tint,
}))
