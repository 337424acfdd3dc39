import { Typography, useMediaQuery } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { selectIsOutOfCredits, selectIsSignedOut } from '~/client/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { toastsClosed } from '~/client/store/toastsSlice'
import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { Notice } from '~/client/ui/Notice'
import { Picture } from '~/client/ui/Picture'
import { PrerenderedForVisitors } from '~/client/ui/PrerenderedForVisitors'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { useIsReturning } from '~/client/ui/loginLink'
import { FREE_CREDITS, QUEUE_DAYS } from '~/contract/limits'
import { SIGN_UP_SEARCH } from '~/contract/pages'
import { paths } from '~/contract/paths'

import {
  selectIsBusy,
  selectIsJudged,
  selectIsShownQueued,
  selectIsUnasked,
  selectIsUnsendable,
  selectShown,
  selectShownFailure,
  selectPhotoCount,
} from './scansSlice'
import { useShown } from './useShown'

/** Loads with the first photo; if it does not load, the toast has said the same. */
const RefusalNotice = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './RefusalNotice')).RefusalNotice,
)

/** Shown while there is no new result; `instead` is shown while the list is empty. */
export type RenderEarlierResults = (instead: ReactNode) => ReactNode

type ResultPlaceProps = {
  ref: Ref<HTMLDivElement>
  children: ReactNode
  renderEarlierResults: RenderEarlierResults
  /** On a phone the column then stands above the photos. */
  isFirst: boolean
}

/** The result, or else a notice with the next step towards one. */
export function ResultPlace({ ref, children, renderEarlierResults, isFirst }: ResultPlaceProps) {
  const isBusy = useShown(selectIsBusy)
  const isUnasked = useShown(selectIsUnasked)
  const failure = useShown(selectShownFailure)
  const isJudged = useShown(selectIsJudged)
  const isWaiting = useShown(selectIsShownQueued)
  const isSeenByPhone = useShown(selectShown)?.preview !== undefined
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isUnsendable = useShown(selectIsUnsendable)
  /** Undefined if there is nothing to say, null if another element says it. */
  const notice = () => {
    if (isSignedOut) return <SignInNotice />
    if (isOutOfCredits && !isBusy) return <RefusalNotice reason="credits" />
    if (isWaiting || isBusy) return null
    if (isUnsendable) return <UnsendableNotice />
    if (failure !== undefined) return <RefusalNotice reason={failure} />
    return undefined
  }
  return (
    // takes the window's height from the click on, so that the footer does not move while the user reads
    <Place ref={ref} data-tall={!isUnasked && !isFirst}>
      {children ?? (
        <>
          <Suspense fallback={isOutOfCredits ? <Busy /> : null}>{notice()}</Suspense>
          {isBusy || isWaiting || isSignedOut || (isFirst && !isOutOfCredits)
            ? null
            : renderEarlierResults(notice() === undefined ? <EmptyResult isJudged={isJudged} /> : null)}
          {isWaiting && isWide && !isBusy && !isSignedOut && !isSeenByPhone ? (
            <EmptyResult isJudged={isJudged} />
          ) : null}
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

/** Tells a visitor to sign in. The photo stays on the phone meanwhile. */
function SignInNotice() {
  const { t } = useTranslation('notices')
  const dispatch = useAppDispatch()
  const hasPhoto = useShown(selectPhotoCount) > 0
  const isReturning = useIsReturning()
  const leave = () => {
    dispatch(toastsClosed()) // it asked to log in
  }
  const link = { component: Link, onClick: leave, state: { next: paths.predict } }
  const signUp = (
    <Button
      {...link}
      to={{ pathname: paths.login, search: SIGN_UP_SEARCH }}
      variant={isReturning ? 'outlined' : 'contained'}
      size="large"
    >
      {t('signIn.signUp', { credits: FREE_CREDITS })}
    </Button>
  )
  const logIn = (
    <Button {...link} to={paths.login} variant={isReturning ? 'contained' : 'text'} size="large">
      {t('signIn.logIn')}
    </Button>
  )
  const actions = isReturning ? (
    <>
      {logIn}
      {signUp}
    </>
  ) : (
    <>
      {signUp}
      {logIn}
    </>
  )
  return (
    <PrerenderedForVisitors>
      <Notice drawing="sign-up" title={t('signIn.title')} actions={actions}>
        <span>{t('signIn.text', { credits: FREE_CREDITS })}</span>
        {hasPhoto ? <span>{` ${t('signIn.kept', { days: QUEUE_DAYS })}`}</span> : null}
      </Notice>
    </PrerenderedForVisitors>
  )
}

/** Where the result would be, for photos that stay on the phone; why stands beneath them. */
function UnsendableNotice() {
  const { t } = useTranslation('notices')
  return (
    <Notice drawing="retake" title={t('failure.photoTitle')}>
      {t('failure.another')}
    </Notice>
  )
}

const EMPTY_LEAF = { src: '/illustrations/empty-leaf.svg', alt: '', width: 240, height: 200 }
const EMPTY_LEAF_PX = 192

type EmptyResultProps = {
  /** False for a crop that the model does not know: a photo of it shows signs of trouble at most. */
  isJudged: boolean
}

/** Holds the place of the result in a wide window. */
function EmptyResult({ isJudged }: EmptyResultProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Empty>
      <Picture illustration={EMPTY_LEAF} maxWidth={EMPTY_LEAF_PX} />
      <Typography variant="h4" component="p">
        {t(isJudged ? 'empty' : 'emptyForSigns')}
      </Typography>
    </Empty>
  )
}

const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  placeItems: 'center',
  alignContent: 'center',
  minHeight: 480,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.card,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
