import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

import { selectIsLastKnown } from '~/client/session/sessionSlice'
import { rememberCrop } from '~/client/storage/recentCrops'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'
import { Busy } from '~/client/ui/Busy'
import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { prefetch } from '~/client/ui/prefetch'
import { overlaysOf } from '~/client/ui/useOverlay'
import { PageBody } from '~/client/ui/Page'
import { FORM_PX, SHORT_WINDOW } from '~/client/ui/windows'
import { CROPS } from '~/contract/crops/crops'
import { CROP_FIELD, TOLD_FIELD } from '~/contract/endpoints'
import { SHARED_PARAMETER } from '~/contract/sharedPhotos'

import { CreditsBadge, PlanEnds } from './CreditsBadge'
import { FollowedDiagnosis, type RenderLookAgain } from './FollowedDiagnosis'
import { ResultColumn, type ResultColumnProps } from './ResultColumn'
import { Capture } from './capture/Capture'
import { WaitingRow } from './queue/WaitingRow'
import { loadSending } from './scanListeners'
import {
  detailsEntered,
  screenLeft,
  screenOpened,
  selectIsBusy,
  selectIsRestored,
  selectPhotoCount,
  selectShown,
  selectShownKey,
} from './scansSlice'
import { useAddress, useShown } from './useShown'
import { useAnswerAddress, useDroppedFiles, useLoadedPhotos } from './useShownScan'

type ScanScreenProps = Omit<ResultColumnProps, 'resultPlace'> & {
  renderLookAgain: RenderLookAgain
  /** The answer that the URL names, if it was not given on this visit. */
  renderStored: (address: string) => ReactNode
  /** Loads the chunk that `renderResult` needs. */
  loadResult: () => Promise<unknown>
}

/** What the URL names, or the draft: the photos with the result below them, or next to them in a wide window. */
export function ScanScreen({ loadResult, renderLookAgain, renderStored, ...results }: ScanScreenProps) {
  const resultPlace = useRef<HTMLDivElement>(null)
  const address = useAddress()
  const isBusy = useShown(selectIsBusy)
  const isElsewhere = useShown(selectShown) === undefined && address !== null
  const isRestored = useAppSelector(selectIsRestored)
  useOpenScreen()
  useNamedCrop()
  useAnswerAddress()
  useLoadedPhotos()
  useDroppedFiles()
  useEffect(() => prefetch(loadResult), [loadResult])
  useEffect(() => prefetch(loadSending), []) // a photo may find no network
  useEffect(() => {
    if (isBusy) loadResult().catch(() => undefined) // in parallel with the request
  }, [isBusy, loadResult])

  if (isElsewhere)
    return (
      <Screen>
        <Columns key={address}>
          <Header>
            <TitleRow sx={{ justifyContent: 'flex-end' }}>
              <CreditsBadge />
            </TitleRow>
          </Header>
          {isRestored ? renderStored(address) : <Busy />}
        </Columns>
      </Screen>
    )
  return (
    <Screen>
      <SharedPhotosPlace />
      <Columns>
        <ScreenHeader />
        {address === null ? <FollowedDiagnosis renderLookAgain={renderLookAgain} /> : null}
        <Capture resultPlace={resultPlace} />
        <ResultColumn resultPlace={resultPlace} {...results} />
      </Columns>
    </Screen>
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

/** As in `repliesIn`. */
const TOLD = /^[a-zA-Z]+:(yes|no)(,[a-zA-Z]+:(yes|no)){0,4}$/

/** Takes the crop from the URL (a link of the library or the key) once: the user may choose another. */
function useNamedCrop() {
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const crop = CROPS.find((one) => one === search.get(CROP_FIELD))
  const told = TOLD.exec(search.get(TOLD_FIELD) ?? '')?.[0] // the server refuses a photo with anything else
  useEffect(() => {
    if (crop === undefined) return
    dispatch(detailsEntered({ key: null, details: { crop, told } }))
    rememberCrop(crop)
    setSearch(
      (before) => {
        before.delete(CROP_FIELD)
        before.delete(TOLD_FIELD)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [crop, told, dispatch, setSearch])
}

function ScreenHeader() {
  const heading = useFocusOnReturn()
  const { t } = useTranslation(['diagnosis', 'notices'])
  const isLastKnown = useAppSelector(selectIsLastKnown)
  const hasPhoto = useShown(selectPhotoCount) > 0
  const isEmpty = useAddress() === null && !hasPhoto
  return (
    <Header>
      <TitleRow>
        <Typography ref={heading} tabIndex={-1} variant="h3" component="h1">
          {t('heading')}
        </Typography>
        <CreditsBadge />
      </TitleRow>
      {isLastKnown ? <LastKnown variant="body2">{t('notices:lastKnown')}</LastKnown> : null}
      <PlanEnds />
      {isEmpty ? <Typography color="textSecondary">{t('hint')}</Typography> : null}
      <WaitingRow />
    </Header>
  )
}

/** Another scan on this screen is like another page: the focus moves to the heading. */
function useFocusOnReturn() {
  const { key, state } = useLocation() as { key: string; state: unknown }
  const isOtherPage = useNavigationType() !== NavigationType.Pop && overlaysOf(state).length === 0
  const address = useAddress()
  const shown = useShown(selectShownKey) ?? address
  const last = useRef({ key, shown })
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = last.current
    last.current = { key, shown }
    if (key === before.key || !isOtherPage) return
    const isSame = address !== null && shown === before.shown // Diagnose was pressed, or the answer is there
    if (!isSame) ref.current?.focus({ preventScroll: true })
  }, [key, isOtherPage, address, shown])
  return ref
}

const Screen = styled(PageBody)(({ theme }) => ({
  minHeight: '100vh',
  'html[data-scan]:not([data-hydrated]) &': { visibility: 'hidden' }, // the prerendered page is the one without a scan
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
      'header result' auto
      'due result' auto
      'form result' 1fr
      / ${FORM_PX}px minmax(0, 1fr)`, // leaves 720 px for the text
    gap: theme.spacing(0, 4),
    maxWidth: 'none',
  },
}))

const Header = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  order: -2,
  [theme.breakpoints.up('lg')]: { gridArea: 'header', paddingBottom: theme.spacing(1.5) },
}))

const TitleRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  justifyContent: 'space-between',
  alignItems: 'center',
  '&:not(:last-child)': { marginBottom: theme.spacing(0.5) },
}))

const LastKnown = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  [theme.breakpoints.up('sm')]: { textAlign: 'right' },
}))

const SharedPhotos = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './photos/SharedPhotos')).SharedPhotos,
)

/** Offers photos that another app has shared. */
function SharedPhotosPlace() {
  const [search] = useSearchParams()
  return <Suspense>{search.has(SHARED_PARAMETER) ? <SharedPhotos /> : null}</Suspense>
}
