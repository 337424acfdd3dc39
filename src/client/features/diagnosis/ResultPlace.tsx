import { styled } from '@mui/material/styles'
import { Suspense, lazy } from 'react'
import type { ReactNode, Ref } from 'react'

import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import { Busy } from '~/client/shared/Busy'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'
import { useAppSelector } from '~/client/store/hooks'

import {
  selectIsBusy,
  selectIsJudged,
  selectIsShownWaiting,
  selectIsUnasked,
  selectIsUnsendable,
  selectShownFailure,
} from './scansSlice'
import { SignInNotice } from './notices/SignInNotice'

const NoCreditsNotice = lazy(async () => {
  const module = await import(/* webpackChunkName: "sending" */ './notices/NoCreditsNotice')
  return { default: module.NoCreditsNotice }
})

/** Loaded with the first photo; a toast has said the same. */
const FailureNotice = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './notices/FailureNotice')).FailureNotice,
)
const UnsendableNotice = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './notices/FailureNotice')).UnsendableNotice,
)

/** Loaded by an account without results, or else with the first photo. */
const EmptyResult = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './capture/EmptyResult')).EmptyResult,
)

/** While there is no new result; `instead` of results where there are none yet. */
export type RenderEarlierResults = (instead: ReactNode) => ReactNode

type ResultPlaceProps = {
  ref: Ref<HTMLDivElement>
  /** The result itself, once there is one. */
  children: ReactNode
  renderEarlierResults: RenderEarlierResults
  /** On a phone above the photos. */
  isFirst: boolean
}

/** The result, or else what there is instead and the next step towards one. */
export function ResultPlace({ ref, children, renderEarlierResults, isFirst }: ResultPlaceProps) {
  const isBusy = useAppSelector(selectIsBusy)
  const isUnasked = useAppSelector(selectIsUnasked)
  const failure = useAppSelector(selectShownFailure)
  const isJudged = useAppSelector(selectIsJudged)
  const isWaiting = useAppSelector(selectIsShownWaiting)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isUnsendable = useAppSelector(selectIsUnsendable)
  /** Undefined where there is nothing to say yet. */
  const notice = () => {
    if (isSignedOut) return <SignInNotice />
    if (isOutOfCredits && !isBusy)
      return (
        <Suspense fallback={<Busy />}>
          <NoCreditsNotice />
        </Suspense>
      )
    if (isWaiting || isBusy) return null
    if (isUnsendable) return <UnsendableNotice />
    if (failure !== undefined) return <FailureNotice error={failure} />
    return undefined
  }
  return (
    // as high as the window from the click on: the footer moves out of sight then, and not during reading
    <Place ref={ref} data-tall={!isUnasked && !isFirst}>
      {children ?? (
        <>
          <Suspense>{notice()}</Suspense>
          {isBusy || isWaiting || isSignedOut || (isFirst && !isOutOfCredits)
            ? null
            : renderEarlierResults(
                notice() === undefined ? (
                  <Suspense>
                    <EmptyResult isJudged={isJudged} />
                  </Suspense>
                ) : null,
              )}
        </>
      )}
    </Place>
  )
}

const Place = styled('div')({
  scrollMarginBlock: 16,
  '&:empty:not([data-tall="true"])': { position: 'absolute' }, // takes no row
  '&[data-tall="true"]': { minHeight: '100vh' },
})
