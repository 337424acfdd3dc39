import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { ActionBar } from '~/client/shared/ActionBar'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { isPhotoless } from '~/contract/crops/crops'
import { MAX_PHOTOS } from '~/contract/limits'

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
import { showCopyOf } from '../photos/choosePhotos'
import { requestDiagnosis, selectSubmitPrecondition } from '../submitScan'
import { CropChoice } from './CropChoice'
import { DiagnoseButton } from './DiagnoseButton'
import { LazyPlotChoice } from './LazyPlotChoice'
import { PhotoGrid } from './PhotoGrid'
import { PhotoPicker } from './PhotoPicker'
import { LazyTroubles, PhotolessCrop } from './PhotolessCrop'

/** Loaded with the first photo. */
const FoldedCapture = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './FoldedCapture')).FoldedCapture,
)
const MoreLeaves = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './MoreLeaves')).MoreLeaves,
)

type CaptureProps = {
  /** Where it is said why a request would be refused. */
  resultPlace: RefObject<HTMLElement | null>
}

/** From the choice of the crop and the photos to the request. */
export function Capture({ resultPlace }: CaptureProps) {
  const dispatch = useAppDispatch()
  const photos = useAppSelector(selectPhotos)
  const isBusy = useAppSelector(selectIsBusy)
  const crop = useAppSelector(selectCrop)
  const isJudged = useAppSelector(selectIsJudged)
  const isSettled = useAppSelector(selectIsSettled)
  const needsPhoto = useAppSelector(selectNeedsPhoto)
  const isStopped = useAppSelector((state) => selectSubmitPrecondition(state) !== undefined)
  const key = useAppSelector(selectShownKey)
  const [unfoldedKey, setUnfoldedKey] = useState<string | null>(null)
  const isHeld = useAppSelector(selectIsShownHeld) // it may still be sent
  const isFolded = isSettled && !isHeld && key !== unfoldedKey
  const column = useRef<HTMLDivElement>(null)
  const hasPhoto = photos.length > 0
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
      {isFolded ? <FoldedRow onOpen={unfold} /> : null}
      <Folded data-folded={isFolded}>
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
        {/* below the button, which must not move away under a press when they come */}
        <Choices data-busy={isBusy}>
          {canChange ? <LazyPlotChoice /> : null}
          <Suspense>{canAsk && isJudged && photos.length < MAX_PHOTOS ? <MoreLeaves /> : null}</Suspense>
        </Choices>
      </Folded>
      {isPhotolessChosen ? <LazyTroubles crop={crop} /> : null}
    </Column>
  )
}

const FoldedRow = ({ onOpen }: { onOpen: () => void }) => (
  <FoldedPlace>
    <Suspense>
      <FoldedCapture onOpen={onOpen} />
    </Suspense>
  </FoldedPlace>
)

const inBar = (button: ReactNode, isInBar: boolean) => (isInBar ? <ActionBar>{button}</ActionBar> : button)

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // in sight while the result beside it is read
  [theme.breakpoints.up('lg')]: { gridArea: 'form', position: 'sticky', top: theme.spacing(12), alignSelf: 'start' },
}))

/** On a phone; nothing moves when the row comes. */
const FoldedPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: 58,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

/** On a phone a result takes its place. */
const Folded = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-folded="true"]': { display: 'none' } },
}))

/** On a phone what is being done takes its place. */
const Choices = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('lg')]: { '&[data-busy="true"]': { display: 'none' } },
}))
