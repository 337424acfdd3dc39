import { Box, Button, Chip, CircularProgress, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'
import { selectCredits } from '~/client/store/sessionSlice'

import { AnswerArea } from './AnswerArea'
import { selectDiagnosis, selectIsChosenWaiting } from './diagnosisSlice'
import { Notice } from './Notice'
import { PhotoPicker } from './PhotoPicker'
import { PhotoPreview } from './PhotoPreview'
import { useAnswered } from './useAnswered'
import { useDiagnosis } from './useDiagnosis'
import { useWaitingPhoto } from './useWaitingPhoto'
import { WaitingNotice } from './WaitingNotice'

/** The photo, and the answer beneath it or, in a wide window, beside it. */
export function DiagnosisScreen() {
  const { choosePhoto, requestDiagnosis, chooseWaitingPhoto } = useDiagnosis()
  const { sendWaiting, discardWaiting } = useWaitingPhoto({ chooseWaitingPhoto, requestDiagnosis })
  const { photo, status, waitingPhotoId } = useAppSelector(selectDiagnosis)
  const answered = useAnswered()
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
            {answered ? <AnswerArea {...answered} photoUrl={photo?.url} /> : null}
            {!answered && !(hasWaitingNotice && isChosenWaiting) ? <EmptyAnswer /> : null}
          </Box>
        </Column>
      </Columns>
    </Container>
  )
}

function ScreenHeader() {
  const { t } = useTranslation('diagnosis')
  const credits = useAppSelector(selectCredits)
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2" component="h1">
          {t('heading')}
        </Typography>
        <Chip label={t('credits', { credits })} color="secondary" variant="outlined" sx={{ fontWeight: 650 }} />
      </Box>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('hint')}</Typography>
    </Box>
  )
}

type DiagnoseButtonProps = { hasPhoto: boolean; isBusy: boolean; onClick: () => void }

/** Without a photo it is quieter but enabled: a screen reader finds what comes next. */
function DiagnoseButton({ hasPhoto, isBusy, onClick }: DiagnoseButtonProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Button
      variant={hasPhoto ? 'contained' : 'outlined'}
      color={hasPhoto ? 'primary' : 'inherit'}
      size="large"
      fullWidth
      disabled={isBusy}
      onClick={onClick}
      startIcon={isBusy ? <CircularProgress size={20} color="inherit" aria-label={t('button.progress')} /> : null}
      sx={{ color: hasPhoto ? undefined : 'text.secondary' }}
    >
      {isBusy ? t('button.busy') : t('button.ready')}
    </Button>
  )
}

function EmptyAnswer() {
  const { t } = useTranslation('diagnosis')
  return <Notice title={t('empty.title')}>{t('empty.text')}</Notice>
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
