import { Box, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { CreditsBadge } from './CreditsBadge'
import { Diagnosis } from './Diagnosis'
import { DropZone } from './DropZone'
import { PhotoFrame } from './PhotoFrame'
import { useLeafPhotos } from './useLeafPhotos'

/** The photo, and beneath it the answer; where the window is wide enough the answer runs on beside the photo. */
export function DiagnosisScreen() {
  const { photo, choose, waiting, look, sendEarlier, discard } = useLeafPhotos()
  return (
    <Container sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
      <Columns>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Typography variant="h2" component="h1">
              Upload Leaf Image
            </Typography>
            <CreditsBadge />
          </Box>
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
            Drag & drop or click to upload a leaf photo for disease prediction
          </Typography>
        </Box>
        <Beside>
          <DropZone onFile={choose} />
          <PhotoFrame url={photo?.url} />
        </Beside>
        <Column key={photo?.id}>
          <Diagnosis photo={photo} waiting={waiting} onSettled={look} onSendEarlier={sendEarlier} onDiscard={discard} />
        </Column>
      </Columns>
    </Container>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: theme.breakpoints.values.md,
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: theme.spacing(4),
    maxWidth: 'none',
  },
}))

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), alignContent: 'start' }))

/** Stays in sight while the answer beside it is read. */
const Beside = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
}))
