import { Box, Container, Stack, Typography } from '@mui/material'

import { CreditsBadge } from './CreditsBadge'
import { Diagnosis } from './Diagnosis'
import { DropZone } from './DropZone'
import { usePhoto } from './usePhoto'

export function DiagnosisScreen() {
  const { photo, choose } = usePhoto()
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <Stack spacing={3}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h2" component="h1">
            Upload Leaf Image
          </Typography>
          <CreditsBadge />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          Drag & drop or click to upload a leaf photo for disease prediction
        </Typography>
        <DropZone onFile={choose} />
        <Diagnosis key={photo?.id} photo={photo} />
      </Stack>
    </Container>
  )
}
