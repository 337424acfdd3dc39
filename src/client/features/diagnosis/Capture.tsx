import AddRounded from '@mui/icons-material/AddRounded'
import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { selectIsOutOfCredits } from '~/client/store/sessionSlice'
import { OTHER_CROP } from '~/contract/endpoints'
import { CREDITS_PER_DIAGNOSIS, MAX_PHOTOS } from '~/contract/limits'

import { ActionBar } from './ActionBar'
import { CropChoice } from './CropChoice'
import { DiagnoseButton } from './DiagnoseButton'
import { photoRejected, selectDiagnosis, selectIsSettled } from './diagnosisSlice'
import { selectNeedsPhoto } from './nextPhoto'
import { PhotoGrid } from './PhotoGrid'
import { PhotoPicker } from './PhotoPicker'
import type { useDiagnosis } from './useDiagnosis'
import { useToldCrop } from './useToldCrop'

type CaptureProps = Pick<ReturnType<typeof useDiagnosis>, 'choosePhotos' | 'removePhoto' | 'cancelDiagnosis'> & {
  requestDiagnosis: () => void
  /** Whether a request would be refused as things are. */
  isStopped: boolean
}

/** From the choice of the crop and the photos to the request. */
export function Capture({ choosePhotos, removePhoto, requestDiagnosis, cancelDiagnosis, isStopped }: CaptureProps) {
  const dispatch = useAppDispatch()
  const { crop, tellCrop } = useToldCrop()
  const { photos, status } = useAppSelector(selectDiagnosis)
  const isSettled = useAppSelector(selectIsSettled)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const column = useRef<HTMLDivElement>(null)
  const isBusy = status === 'busy'
  const isOther = crop === OTHER_CROP
  const hasPhoto = photos.length > 0
  const cropChoice = (isFolded: boolean) => <CropChoice crop={crop} onChange={tellCrop} isFolded={isFolded} />
  const remove = (id: string) => {
    removePhoto(id)
    column.current?.focus({ preventScroll: true }) // the pressed button is gone
  }
  const rejectPhoto = (id: string) => dispatch(photoRejected({ id, reason: 'unreadable' }))
  const canChange = hasPhoto && !isBusy && !isSettled
  const canAsk = canChange && !needsPhoto && !isOther
  const button = (
    <DiagnoseButton
      isNext={canAsk && !isStopped}
      isBusy={isBusy}
      onClick={requestDiagnosis}
      onCancel={cancelDiagnosis}
    />
  )

  return (
    <Column ref={column} tabIndex={-1}>
      {hasPhoto ? (
        <PhotoGrid photos={photos} onRemove={canChange ? remove : undefined} onUnreadable={rejectPhoto} />
      ) : (
        cropChoice(false)
      )}
      <Choices data-busy={isBusy}>
        <PhotoPicker onFiles={choosePhotos} isCompact={hasPhoto} isNext={needsPhoto && !isOther && !isOutOfCredits} />
        {hasPhoto ? cropChoice(true) : null}
        {canAsk && photos.length < MAX_PHOTOS ? <MoreLeaves /> : null}
      </Choices>
      {isBusy || canAsk ? <ActionBar>{button}</ActionBar> : button}
    </Column>
  )
}

function MoreLeaves() {
  const { t } = useTranslation('diagnosis')
  return (
    <Stack direction="row" spacing={1} sx={{ px: 0.5, color: 'text.secondary' }}>
      <AddRounded color="primary" />
      <Typography variant="body2" sx={{ lineHeight: 1.35 }}>
        {t('picker.more', { photos: MAX_PHOTOS, credits: t('charge', { count: CREDITS_PER_DIAGNOSIS }) })}
      </Typography>
    </Stack>
  )
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // in sight while the answer beside it is read
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
}))

/** On a phone what is being done takes its place. */
const Choices = styled(Box)(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-busy="true"]': { display: 'none' } },
}))
