import AddRounded from '@mui/icons-material/AddRounded'
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { InlineNote } from '~/client/ui/InlineNote'
import { NewPhoto } from '~/client/ui/NewPhoto'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { TextLink } from '~/client/ui/loginLink'
import { isPhotoless, type PhotolessCropId } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { CREDITS_PER_DIAGNOSIS, MAX_PHOTOS } from '~/contract/limits'
import { libraryPath } from '~/contract/paths'

import { showCopyOf } from '../photos/choosePhotos'
import { useShowDraft } from '../photos/useChoosePhotos'
import {
  photoRemoved,
  selectCrop,
  selectDraftKey,
  selectIsBusy,
  selectIsJudged,
  selectIsSettled,
  selectIsShownHeld,
  selectNeedsPhoto,
  selectPhotos,
  selectShown,
  selectShownKey,
} from '../scansSlice'
import { selectSubmitPrecondition } from '../submitScan'
import { useDiagnose } from '../useDiagnose'
import { useShown } from '../useShown'
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
  const requestDiagnosis = useDiagnose()
  const showDraft = useShowDraft()
  const photos = useShown(selectPhotos)
  const hasPhoto = photos.length > 0
  const isBusy = useShown(selectIsBusy)
  const crop = useShown(selectCrop)
  const isJudged = useShown(selectIsJudged)
  const isSettled = useShown(selectIsSettled)
  const needsPhoto = useShown(selectNeedsPhoto)
  const isStopped = useShown((state, address) => selectSubmitPrecondition(state, address) !== undefined)
  const isHeld = useShown(selectIsShownHeld) // it can still be sent
  const { status, result } = useShown(selectShown) ?? {}
  const isDraft = status === undefined || status === 'draft'
  const isAnswered = status === 'answered'
  const canChange = useAppSelector(selectDraftKey) === useShown(selectShownKey)
  const column = useRef<HTMLDivElement>(null)
  const remove = (id: string) => {
    showDraft()
    dispatch(photoRemoved(id))
    column.current?.focus({ preventScroll: true }) // the pressed button is gone
  }
  const diagnose = () => {
    void requestDiagnosis()
    if (isStopped) resultPlace.current?.scrollIntoView({ block: 'nearest' })
  }
  const showCopy = (id: string) => void dispatch(showCopyOf(id))
  const canAsk = hasPhoto && !isBusy && !isSettled && !needsPhoto
  const isPhotolessChosen = isDraft && isPhotoless(crop) && !hasPhoto
  const isFolded = isSettled && !isHeld
  const newPhoto = result?.diagnosis ? (
    <NewPhoto />
  ) : (
    <ActionBar>
      <NewPhoto isOnPhone />
    </ActionBar>
  )
  const button = <DiagnoseButton isNext={canAsk && !isStopped} onClick={diagnose} />

  return (
    <Column ref={column} tabIndex={-1}>
      {isDraft ? null : (
        <FoldedPlace data-only={!hasPhoto}>
          <FoldedCapture />
        </FoldedPlace>
      )}
      <Folded data-folded={!isDraft}>
        {hasPhoto ? (
          <PhotoGrid photos={photos} onRemove={canChange ? remove : undefined} onUnreadable={showCopy} />
        ) : null}
      </Folded>
      {isDraft && !hasPhoto ? <CropChoice isShort={false} /> : null}
      {isPhotolessChosen ? <PhotolessCrop crop={crop} /> : null}
      <Folded data-folded={isBusy}>
        {isAnswered && !needsPhoto ? newPhoto : <PhotoPicker isCompact={hasPhoto} isFolded={isFolded} />}
      </Folded>
      {isDraft && !hasPhoto && !isPhotoless(crop) && crop !== OTHER_CROP ? <LibraryLink /> : null}
      {hasPhoto && (isDraft || canAsk || isHeld) ? <CropChoice isShort /> : null}
      {isPhotolessChosen || !(isDraft || isBusy || canAsk || isHeld) ? null : inBar(button, isBusy || canAsk)}
      {/* below the button: arriving late, they must not push it away under a finger */}
      {canChange && hasPhoto ? <LazyPlotChoice /> : null}
      {canChange && canAsk && isJudged && photos.length < MAX_PHOTOS ? <MoreLeaves /> : null}
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

/** Shown on a phone, or where this phone has no photo. */
const FoldedPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { '&[data-only="false"]': { display: 'none' } },
}))

/** On a phone the result replaces it. */
const Folded = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-folded="true"]': { display: 'none' } },
}))

/** If the chunk does not load, the answer can be given a field. */
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

function LibraryLink() {
  const { t } = useTranslation('shell')
  return (
    <Typography variant="body2" sx={{ '& > a': { display: 'inline-block', py: 1.5 } }}>
      <TextLink to={libraryPath(useLanguage())}>{t('footer.library')}</TextLink>
    </Typography>
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
