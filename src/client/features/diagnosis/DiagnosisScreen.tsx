import { Alert, Box, Button, Chip, CircularProgress, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectCredits } from '~/client/store/sessionSlice'
import { rememberCrop, rememberedCrop } from '~/client/store/toldCrop'
import { OTHER_CROP } from '~/contract/endpoints'

import { CropPicker } from '~/client/shared/CropPicker'
import { cropTold, selectDiagnosis, selectIsChosenWaiting } from './diagnosisSlice'
import { LinkedDiagnosis } from './LinkedDiagnosis'
import { Notice } from './Notice'
import { PhotoPicker } from './PhotoPicker'
import { PhotoPreview } from './PhotoPreview'
import { useAnswered } from './useAnswered'
import type { Answered } from './useAnswered'
import { useDiagnosis } from './useDiagnosis'
import { useWaitingPhoto } from './useWaitingPhoto'
import { WaitingNotice } from './WaitingNotice'

type DiagnosisScreenProps = {
  renderAnswer: (answered: Answered & { photoUrl: string | undefined }) => ReactNode
  /** An earlier answer, while there is no new one. */
  lastAnswer: ReactNode
}

/** The photo, and the answer beneath it or, in a wide window, beside it. */
export function DiagnosisScreen({ renderAnswer, lastAnswer }: DiagnosisScreenProps) {
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
          <LinkedDiagnosis />
          <CropChoice />
          <DiagnoseButton hasPhoto={photo !== null} isBusy={isBusy} onClick={requestDiagnosis} />
          {hasWaitingNotice ? (
            <WaitingNotice isChosen={isChosenWaiting} onSend={sendWaiting} onDiscard={discardWaiting} />
          ) : null}
          {/* as high as the window from the click on: the footer moves out of sight then, and not during reading */}
          <Box sx={{ minHeight: status === 'ready' ? undefined : '100vh' }}>
            {answered ? renderAnswer({ ...answered, photoUrl: photo?.url }) : null}
            {!answered && !(hasWaitingNotice && isChosenWaiting) ? <EmptyAnswer /> : null}
            {answered || isBusy ? null : lastAnswer}
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

/** Choosing is not required. A crop that cannot be judged is told so before anything is uploaded. */
function CropChoice() {
  const { t } = useTranslation('diagnosis')
  const dispatch = useAppDispatch()
  const { crop } = useAppSelector(selectDiagnosis)
  const choose = (next: string | null) => {
    rememberCrop(next)
    dispatch(cropTold(next))
  }
  useEffect(() => {
    dispatch(cropTold(rememberedCrop()))
  }, [dispatch])
  return (
    <>
      <CropPicker label={t('crop.question')} crop={crop} onChange={choose} />
      {crop === OTHER_CROP ? <Alert severity="info">{t('crop.otherText')}</Alert> : null}
    </>
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
