import { Box, Button, Chip, CircularProgress, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'

import { useAppSelector } from '~/client/store/hooks'
import { selectCredits } from '~/client/store/sessionSlice'

import { selectDiagnosis, selectIsChosenWaiting } from './diagnosisSlice'
import { Notice } from './Notice'
import { PhotoPicker } from './PhotoPicker'
import { PhotoPreview } from './PhotoPreview'
import { Report } from './Report'
import { useDiagnosis } from './useDiagnosis'
import { useWaitingPhoto } from './useWaitingPhoto'
import { WaitingNotice } from './WaitingNotice'

/** The photo, and the answer beneath it or, in a wide window, beside it. */
export function DiagnosisScreen() {
  const { choosePhoto, requestDiagnosis, chooseWaitingPhoto } = useDiagnosis()
  const { sendWaiting, discardWaiting } = useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis })
  const { photo, status, report, waitingPhotoId } = useAppSelector(selectDiagnosis)
  const isChosenWaiting = useAppSelector(selectIsChosenWaiting)
  const isBusy = status === 'busy'
  const hasWaitingNotice = waitingPhotoId !== null && !isBusy

  return (
    <Container sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
      <Columns>
        <ScreenHeader />
        <StickyColumn>
          <PhotoPicker onFile={choosePhoto} />
          <PhotoPreview url={photo?.url} />
        </StickyColumn>
        <Column>
          <DiagnoseButton hasPhoto={photo !== null} isBusy={isBusy} onClick={requestDiagnosis} />
          {hasWaitingNotice ? (
            <WaitingNotice isChosen={isChosenWaiting} onSend={sendWaiting} onDiscard={discardWaiting} />
          ) : null}
          {/* as high as the window from the click on: the footer moves out of sight then, and not during reading */}
          <Box sx={{ minHeight: status === 'ready' ? undefined : '100vh' }}>
            {report === null ? null : <Report markdown={report} />}
            {report === null && !(hasWaitingNotice && isChosenWaiting) ? <EmptyAnswer /> : null}
          </Box>
        </Column>
      </Columns>
    </Container>
  )
}

function ScreenHeader() {
  const credits = useAppSelector(selectCredits)
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2" component="h1">
          Upload Leaf Image
        </Typography>
        <Chip label={`Credits left: ${credits}`} color="secondary" variant="outlined" sx={{ fontWeight: 650 }} />
      </Box>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        Drag & drop or click to upload a leaf photo for disease prediction
      </Typography>
    </Box>
  )
}

type DiagnoseButtonProps = { hasPhoto: boolean; isBusy: boolean; onClick: () => void }

/** Without a photo it is quieter but enabled: a screen reader finds what comes next. */
function DiagnoseButton({ hasPhoto, isBusy, onClick }: DiagnoseButtonProps) {
  return (
    <Button
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

function EmptyAnswer() {
  return (
    <Notice title="Your diagnosis will appear here">
      What it probably is, how sure that is, and what to do today. When the photo is not clear enough, Jani says so,
      free of charge.
    </Notice>
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
const StickyColumn = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
}))
