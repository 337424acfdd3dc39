import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { Box, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useId, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { NewPhoto } from '~/client/ui/NewPhoto'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { isPhotoless } from '~/contract/crops/crops'
import { isLibraryCrop } from '~/contract/library'
import { keyPath } from '~/contract/paths'

import { showCopyOf } from '../photos/choosePhotos'
import { useShowDraft } from '../photos/useChoosePhotos'
import {
  photoRemoved,
  selectCrop,
  selectDraftKey,
  selectIsBusy,
  selectIsSettled,
  selectIsShownHeld,
  selectNeedsPhoto,
  selectPhotoCount,
  selectPhotos,
  selectShown,
  selectShownKey,
} from '../scansSlice'
import { selectSubmitPrecondition } from '../submitScan'
import { useDiagnose } from '../useDiagnose'
import { useShown } from '../useShown'
import { CropChoice } from './CropChoice'
import { DiagnoseButton } from './DiagnoseButton'
import { ChoosePhoto, PhotoPicker, TakePhoto, inputsOf, type PhotoSource } from './PhotoPicker'
import { PhotoStrip } from './PhotoStrip'
import { FirstTroublesOf, PhotolessCrop } from './PhotolessCrop'

type CaptureProps = {
  /** Shows the reason why a request would be refused. */
  resultPlace: RefObject<HTMLElement | null>
}

/** The form: photos, details, and the button that requests a diagnosis. */
export function Capture({ resultPlace }: CaptureProps) {
  const dispatch = useAppDispatch()
  const showDraft = useShowDraft()
  const id = useId()
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const photos = useShown(selectPhotos)
  const crop = useShown(selectCrop)
  const step = useStep()
  const { hasPhoto, isBusy, isDraft, takesPhoto } = step
  const canChange = useAppSelector(selectDraftKey) === useShown(selectShownKey)
  const [source, setSource] = useState<PhotoSource>('camera')
  const column = useRef<HTMLDivElement>(null)
  const { ref: chosen, inView: isInView } = useInView({ initialInView: true, fallbackInView: true })
  const remove = (photoId: string) => {
    showDraft()
    dispatch(photoRemoved(photoId))
    column.current?.focus({ preventScroll: true }) // the pressed button is gone
  }
  const hasZone = isDraft && !hasPhoto
  const isPhotolessChosen = hasZone && isPhotoless(crop)
  const nextSource = isWide ? 'files' : source
  const offered = takesPhoto || hasZone ? BOTH : isDraft ? [nextSource] : []

  return (
    <Column ref={column} tabIndex={-1}>
      {step.isAnswered && !takesPhoto ? null : (
        <PhotoPicker id={id} offered={offered} hasZone={hasZone} onChosen={setSource} />
      )}
      <Chosen ref={chosen}>
        {hasPhoto ? (
          <PhotoStrip
            photos={photos}
            addWith={isDraft ? inputsOf(id)[nextSource] : undefined}
            onRemove={canChange ? remove : undefined}
            onUnreadable={(photoId) => void dispatch(showCopyOf(photoId))}
          />
        ) : null}
        {isDraft || (hasPhoto && step.hasButton) ? (
          <Details disabled={isBusy}>
            <CropChoice />
            {hasPhoto && (canChange || isBusy) ? <LazyPlotChoice /> : null}
          </Details>
        ) : null}
      </Chosen>
      {isPhotolessChosen ? (
        <PhotolessCrop crop={crop} pickerId={id} />
      ) : (
        <Actions {...{ id, step, isWide, isInView, column, resultPlace }} />
      )}
      {hasZone ? <KeyLink /> : null}
      {isPhotolessChosen ? <FirstTroublesOf crop={crop} /> : null}
    </Column>
  )
}

type Step = ReturnType<typeof useStep>

/** What can be done with the shown scan. */
function useStep() {
  const hasPhoto = useShown(selectPhotoCount) > 0
  const isBusy = useShown(selectIsBusy)
  const isSettled = useShown(selectIsSettled)
  const needsPhoto = useShown(selectNeedsPhoto)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isHeld = useShown(selectIsShownHeld) // it can still be sent
  const status = useShown(selectShown)?.status
  const isDraft = status === undefined || status === 'draft'
  const canAsk = hasPhoto && !isBusy && !isSettled && !needsPhoto
  const takesPhoto = needsPhoto && !isOutOfCredits && !isHeld
  const hasButton = isDraft || isBusy || canAsk || isHeld
  return { hasPhoto, isBusy, isDraft, isAnswered: status === 'answered', canAsk, takesPhoto, hasButton }
}

type ActionsProps = CaptureProps & {
  id: string
  step: Step
  isWide: boolean
  /** Some of the photos or of their details are on the screen. */
  isInView: boolean
  column: RefObject<HTMLElement | null>
}

/** The next step, on a phone in the bar: a photo, its diagnosis, or another photo. */
function Actions({ id, step, isWide, isInView, column, resultPlace }: ActionsProps) {
  const requestDiagnosis = useDiagnose()
  const isStopped = useShown((state, address) => selectSubmitPrecondition(state, address) !== undefined)
  const { canAsk, takesPhoto, hasButton, isBusy, isAnswered } = step
  const hasDiagnosis = useShown(selectShown)?.result?.diagnosis != null
  const diagnose = () => {
    if (canAsk && !isInView) {
      column.current?.scrollIntoView({ block: 'start' }) // nothing is sent unseen
      return
    }
    void requestDiagnosis()
    if (isStopped) resultPlace.current?.scrollIntoView({ block: 'start' })
  }
  const button = <DiagnoseButton isNext={canAsk && !isStopped && isInView} onClick={diagnose} />
  if (takesPhoto)
    return (
      <ActionBar>
        <TakePhoto id={id} />
        {hasButton ? button : <ChoosePhoto id={id} variant={isWide ? 'contained' : 'outlined'} />}
      </ActionBar>
    )
  if (isBusy || canAsk) return <ActionBar>{button}</ActionBar>
  if (isAnswered)
    return hasDiagnosis ? (
      <NewPhoto />
    ) : (
      <ActionBar>
        <NewPhoto isOnPhone />
      </ActionBar>
    )
  return hasButton ? button : null
}

const BOTH: readonly PhotoSource[] = ['files', 'camera']

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // a label shows the focus of its input
  '&:has(> [type="file"]:not([capture]):focus-visible) label[for$="files"], &:has(> [capture]:focus-visible) label[for$="camera"]':
    { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // stays in sight while the user reads the result next to it
  [theme.breakpoints.up('lg')]: { gridArea: 'form', position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
  '@media print': { position: 'static' },
}))

const Chosen = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:empty': { display: 'none' },
}))

const Details = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled': { display: 'none' },
}))

/** If the chunk does not load, the answer can be given a field. */
const PlotChoice = lazyOrNothing(async () => (await import(/* webpackChunkName: "result" */ './PlotChoice')).PlotChoice)

/** Its place is kept, so that the button below does not move under a finger. */
const LazyPlotChoice = () => (
  <Suspense fallback={<Unseen />}>
    <PlotChoice />
  </Suspense>
)

const Unseen = () => (
  <Box aria-hidden sx={{ visibility: 'hidden' }}>
    <ChoiceChips label="…" choices={[{ value: '', name: '…' }]} chosen={null} onChange={() => undefined} />
  </Box>
)

function KeyLink() {
  const { t } = useTranslation('diagnosis')
  const crop = useShown(selectCrop)
  const known = crop !== null && isLibraryCrop(crop) ? crop : undefined
  return (
    <Button
      component={Link}
      to={keyPath(useLanguage(), known)}
      startIcon={<QuizOutlined />}
      sx={{ justifySelf: 'start', ml: -2.5 }}
    >
      {t('noPhoto')}
    </Button>
  )
}
