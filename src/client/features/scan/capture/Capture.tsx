import AddRounded from '@mui/icons-material/AddRounded'
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { InlineNote } from '~/client/ui/InlineNote'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { isPhotoless, type PhotolessCropId } from '~/contract/crops/crops'
import { CREDITS_PER_DIAGNOSIS, MAX_PHOTOS } from '~/contract/limits'
import { libraryPath } from '~/contract/paths'

import { showCopyOf } from '../photos/choosePhotos'
import {
  photoRemoved,
  selectCrop,
  selectIsBusy,
  selectIsJudged,
  selectIsSettled,
  selectIsShownHeld,
  selectNeedsPhoto,
  selectPhotos,
  selectShownKey,
} from '../scansSlice'
import { requestDiagnosis, selectSubmitPrecondition } from '../submitScan'
import { CropChoice } from './CropChoice'
import { DiagnoseButton } from './DiagnoseButton'
import { FoldedCapture } from './FoldedCapture'
import { PhotoGrid } from './PhotoGrid'
import { PhotoPicker } from './PhotoPicker'

type CaptureProps = {
  /** Shows the reason why a request would be refused. */
  resultPlace: RefObject<HTMLElement | null>
}

/** The form: crop, photos, details, and the button that requests a diagnosis. */
export function Capture({ resultPlace }: CaptureProps) {
  const dispatch = useAppDispatch()
  const photos = useAppSelector(selectPhotos)
  const hasPhoto = photos.length > 0
  const isBusy = useAppSelector(selectIsBusy)
  const crop = useAppSelector(selectCrop)
  const isJudged = useAppSelector(selectIsJudged)
  const isSettled = useAppSelector(selectIsSettled)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isStopped = useAppSelector((state) => selectSubmitPrecondition(state) !== undefined)
  const key = useAppSelector(selectShownKey)
  const [unfoldedKey, setUnfoldedKey] = useState<string | null>(null)
  const isHeld = useAppSelector(selectIsShownHeld) // it can still be sent
  const isFolded = isSettled && !isHeld && key !== unfoldedKey
  const isRow = isFolded || (isBusy && hasPhoto) // from the press on, so that the answer moves nothing
  const column = useRef<HTMLDivElement>(null)
  const remove = (id: string) => {
    dispatch(photoRemoved(id))
    column.current?.focus({ preventScroll: true }) // the pressed button is gone
  }
  const unfold = () => {
    setUnfoldedKey(key)
    column.current?.focus({ preventScroll: true }) // the pressed row is gone
  }
  const diagnose = () => {
    void dispatch(requestDiagnosis())
    if (isStopped) resultPlace.current?.scrollIntoView({ block: 'nearest' })
  }
  const showCopy = (id: string) => void dispatch(showCopyOf(id))
  const canChange = hasPhoto && !isBusy && !isSettled
  const canAsk = canChange && !needsPhoto
  const isPhotolessChosen = isPhotoless(crop) && !hasPhoto
  const button = <DiagnoseButton isNext={canAsk && !isStopped} onClick={diagnose} />

  return (
    <Column ref={column} tabIndex={-1}>
      {isRow ? (
        <FoldedPlace>
          <FoldedCapture onOpen={isBusy ? undefined : unfold} />
        </FoldedPlace>
      ) : null}
      <Folded data-folded={isRow}>
        {hasPhoto ? (
          <PhotoGrid photos={photos} onRemove={canChange ? remove : undefined} onUnreadable={showCopy} />
        ) : (
          <CropChoice isFolded={false} />
        )}
      </Folded>
      {isPhotolessChosen ? <PhotolessCrop crop={crop} /> : null}
      <Choices data-busy={isBusy}>
        <PhotoPicker isCompact={hasPhoto} isFolded={isFolded} />
      </Choices>
      <Folded data-folded={isFolded}>
        <Choices data-busy={isBusy}>{hasPhoto ? <CropChoice isFolded /> : null}</Choices>
        {isPhotolessChosen ? null : inBar(button, isBusy || canAsk)}
        {/* below the button: arriving late, they must not push it away under a finger */}
        <Choices data-busy={isBusy}>
          {canChange ? <LazyPlotChoice /> : null}
          {canAsk && isJudged && photos.length < MAX_PHOTOS ? <MoreLeaves /> : null}
        </Choices>
      </Folded>
      {isPhotolessChosen ? <LazyTroubles crop={crop} /> : null}
    </Column>
  )
}

const inBar = (button: ReactNode, isInBar: boolean) => (isInBar ? <ActionBar>{button}</ActionBar> : button)

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // stays in sight while the user reads the result next to it
  [theme.breakpoints.up('lg')]: { gridArea: 'form', position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
}))

/** Shown on a phone only. */
const FoldedPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

/** On a phone the result replaces it. */
const Folded = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-folded="true"]': { display: 'none' } },
}))

/** On a phone the progress replaces it. */
const Choices = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-busy="true"]': { display: 'none' } },
}))

/** If the chunk does not load, the scan still goes to the last plot. */
const PlotChoice = lazyOrNothing(async () => (await import(/* webpackChunkName: "result" */ './PlotChoice')).PlotChoice)

const LazyPlotChoice = () => (
  <Suspense>
    <PlotChoice />
  </Suspense>
)

/** Loads with the library chunk; until then the link to the crop's page is enough. */
const FirstTroubles = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "library" */ './FirstTroubles')).FirstTroubles,
)

type PhotolessCropProps = { crop: PhotolessCropId }

/** The likeliest troubles; last on the page, because they arrive late and must not move anything else. */
const LazyTroubles = ({ crop }: PhotolessCropProps) => (
  <Suspense>
    <FirstTroubles crop={crop} />
  </Suspense>
)

/** What may trouble a crop that the model does not know: a photo of it can show signs only. */
function PhotolessCrop({ crop }: PhotolessCropProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const name = t(`crop.names.${crop}`).toLocaleLowerCase(language)
  return (
    <>
      <InlineNote icon={<ImportContactsRounded />} title={t('crop.photoless.title', { crop: name })}>
        {t('crop.photoless.text')}
      </InlineNote>
      <ActionBar>
        <Button
          component={Link}
          to={libraryPath(language, `crop/${crop}`)}
          variant="contained"
          size="large"
          fullWidth
          endIcon={<ArrowForwardRounded />}
        >
          {t('crop.photoless.open', { crop: name })}
        </Button>
      </ActionBar>
    </>
  )
}

/** Says that one price covers several photos. */
function MoreLeaves() {
  const { t } = useTranslation('diagnosis')
  return (
    <Hint>
      <AddRounded color="primary" />
      <Typography variant="inherit">
        {t('picker.more', { photos: MAX_PHOTOS, credits: t('charge', { count: CREDITS_PER_DIAGNOSIS }) })}
      </Typography>
    </Hint>
  )
}

const Hint = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(0.5),
  lineHeight: theme.lineHeight.compact,
  color: theme.vars.palette.text.secondary,
}))
