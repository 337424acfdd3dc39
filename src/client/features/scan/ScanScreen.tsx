import { Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

import {
  selectCredits,
  selectIsLastKnown,
  selectIsOutOfCredits,
  selectIsSignedOut,
} from '~/client/session/sessionSlice'
import { rememberCrop } from '~/client/storage/recentCrops'
import { isPackKept } from '~/client/storage/settings'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { PrerenderedForVisitors } from '~/client/ui/PrerenderedForVisitors'
import { Optional, lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { prefetch } from '~/client/ui/prefetch'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { overlaysOf } from '~/client/ui/useOverlay'
import { MEASURE_PX, SHORT_WINDOW } from '~/client/ui/windows'
import { CROPS } from '~/contract/crops/crops'
import { CROP_FIELD } from '~/contract/endpoints'
import { FREE_CREDITS } from '~/contract/limits'
import { SHARED_PARAMETER } from '~/contract/sharedPhotos'

import { FollowedDiagnosis, type RenderLookAgain } from './FollowedDiagnosis'
import { ResultColumn, type ResultColumnProps } from './ResultColumn'
import { Capture } from './capture/Capture'
import { QueueStrip } from './queue/QueueStrip'
import {
  detailsEntered,
  screenLeft,
  screenOpened,
  selectIsBusy,
  selectIsHeldListed,
  selectIsListed,
  selectIsUnasked,
  selectPhotoCount,
} from './scansSlice'

type ScanScreenProps = Omit<ResultColumnProps, 'resultPlace'> & {
  renderLookAgain: RenderLookAgain
  /** Loads the chunk that `renderResult` needs. */
  loadResult: () => Promise<unknown>
}

/** The photos with the result below them, or next to them in a wide window: the part in use takes the wide column. */
export function ScanScreen({ loadResult, renderLookAgain, ...results }: ScanScreenProps) {
  const resultPlace = useRef<HTMLDivElement>(null)
  const isBusy = useAppSelector(selectIsBusy)
  const isReading = useIsReading()
  useOpenScreen()
  useNamedCrop()
  useEffect(() => prefetch(loadResult), [loadResult])
  useEffect(() => {
    if (isBusy) loadResult().catch(() => undefined) // in parallel with the request
  }, [isBusy, loadResult])

  return (
    <>
      <Optional>
        <Suspense>
          <QueueStrip />
        </Suspense>
      </Optional>
      <Screen>
        <SharedPhotosPlace />
        <Columns data-reading={isReading}>
          <ScreenHeader />
          <FollowedDiagnosis renderLookAgain={renderLookAgain} />
          <Capture resultPlace={resultPlace} />
          <ResultColumn resultPlace={resultPlace} {...results} />
        </Columns>
      </Screen>
    </>
  )
}

function useOpenScreen() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(screenOpened())
    return () => {
      dispatch(screenLeft())
    }
  }, [dispatch])
}

/** Takes the crop from the URL (a library link) once: the user may choose another. */
function useNamedCrop() {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const crop = CROPS.find((one) => one === search.get(CROP_FIELD))
  useEffect(() => {
    if (crop === undefined) return
    dispatch(detailsEntered({ crop }))
    rememberCrop(crop)
    setSearch(
      (before) => {
        before.delete(CROP_FIELD)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [crop, dispatch, setSearch])
}

/** Whether the right column has content: a result, a preview, a list, or the reason why nothing can be sent. */
function useIsReading() {
  const isAsked = !useAppSelector(selectIsUnasked)
  const hasPhoto = useAppSelector((state) => selectPhotoCount(state) > 0)
  const canJudge = useBrowserValue(isPackKept, false)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isListed = useAppSelector((state) => selectIsListed(state) || selectIsHeldListed(state))
  return isAsked || isOutOfCredits || isListed || (canJudge && hasPhoto)
}

function ScreenHeader() {
  const heading = useFocusOnReturn()
  const { t } = useTranslation(['diagnosis', 'notices'])
  const credits = useAppSelector(selectCredits)
  const isLastKnown = useAppSelector(selectIsLastKnown)
  const isSignedOut = useAppSelector(selectIsSignedOut)
  return (
    <Header>
      <TitleRow>
        <Title ref={heading} tabIndex={-1} variant="h2" component="h1">
          {t('heading')}
        </Title>
        <PrerenderedForVisitors aria-live="polite">
          <Balance>{t('credits', { credits })}</Balance>
          {isSignedOut ? <Offer>{t('freeAccount', { credits: FREE_CREDITS })}</Offer> : null}
        </PrerenderedForVisitors>
      </TitleRow>
      {isLastKnown ? <LastKnown variant="body2">{t('notices:lastKnown')}</LastKnown> : null}
      <Hint variant="body2">{t('hint')}</Hint>
    </Header>
  )
}

/** "New photo" links to this screen: the router scrolls up, and the focus moves to the heading. */
function useFocusOnReturn() {
  const { key, state } = useLocation() as { key: string; state: unknown }
  const isOtherPage = useNavigationType() !== NavigationType.Pop && overlaysOf(state).length === 0
  const firstKey = useRef(key)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== firstKey.current && isOtherPage) ref.current?.focus({ preventScroll: true })
  }, [key, isOtherPage])
  return ref
}

const Screen = styled(Container)(({ theme }) => ({
  minHeight: '100vh',
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5) }, // so that each result ends above the action bar
  [SHORT_WINDOW]: { paddingBlock: theme.spacing(1) },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: theme.breakpoints.values.md,
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: {
    gridTemplate: `
      'header header' auto
      'due form' auto
      'result form' 1fr
      / 344px minmax(0, 1fr)`, // leaves 720 px for the text
    '&[data-reading="true"]': { gridTemplateAreas: `'header header' 'due due' 'form result'` },
    gap: theme.spacing(0, 4),
    maxWidth: MEASURE_PX,
  },
}))

const Header = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  order: -2,
  [theme.breakpoints.up('lg')]: { gridArea: 'header', paddingBottom: theme.spacing(2.5) },
}))

const TitleRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  justifyContent: 'space-between',
  alignItems: 'center',
}))

const Title = styled(Typography)<{ component: 'h1' }>(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '1.5rem' },
}))

const Balance = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 32,
  paddingInline: theme.spacing(1.375),
  border: `1px solid ${theme.alpha(theme.vars.palette.secondary.main, 0.7)}`,
  borderRadius: theme.vars.shape.pill,
  color: theme.vars.palette.secondary.main,
  fontSize: theme.typography.pxToRem(13),
  fontWeight: 650,
  whiteSpace: 'nowrap',
}))

const Offer = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  marginLeft: theme.spacing(1),
}))

const LastKnown = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  [theme.breakpoints.up('sm')]: { textAlign: 'right' },
}))

const Hint = styled(Typography)(({ theme }) => ({
  marginTop: theme.spacing(1),
  lineHeight: theme.lineHeight.compact,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { marginTop: theme.spacing(0.5) },
}))

const SharedPhotos = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './photos/SharedPhotos')).SharedPhotos,
)

/** Offers photos that another app has shared. */
function SharedPhotosPlace() {
  const [search] = useSearchParams()
  return <Suspense>{search.has(SHARED_PARAMETER) ? <SharedPhotos /> : null}</Suspense>
}
