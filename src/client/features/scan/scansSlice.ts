import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit'
import type { EntityState, PayloadAction, SerializedError, WithSlice } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { api } from '~/client/api/api'
import { correctDiagnosis } from '~/client/api/diagnosisApi'
import { isUnanswered } from '~/client/api/failure'
import { sessionEnded, uploadProgressed } from '~/client/api/apiActions'
import { selectIsLastKnown } from '~/client/session/sessionSlice'
import type { Details, Preview } from '~/client/storage/accountDb'
import type { Unsendable } from '~/client/store/photoCopy'
import { rootReducer, type RootState } from '~/client/store/store'
import { isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { MAX_QUEUED_SCANS } from '~/contract/limits'
import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { isAnsweredAlready, isFinal } from './diagnosisFailure'
import { randomId } from './photos/randomId'
import { mayBecome, type ScanStatus } from './transitions'

/** `report`: markdown; `diagnosis`: the same as data, null if the server sent none. */
export type ScanResult = { report: string | null; diagnosis: Diagnosis | null; language: Language; answeredAt: number }

export type Failure = FetchBaseQueryError | SerializedError

export type Scan = {
  /** The idempotency key of exactly these photos: other photos make another scan. */
  key: string
  status: ScanStatus
  details: Details
  /** The bytes are in `PhotoCopies`, or else in the database. */
  photoIds: readonly string[]
  /** Size of all copies; null until they are made. */
  bytes: number | null
  /** When Diagnose was pressed, or for a draft when the last photo was chosen; ms since 1970, by the phone's clock. */
  askedAt: number
  /** Scans are sent in this order. */
  place: number
  /** The request of the last press on Diagnose. */
  requestId?: string
  /** True once sent: the server may have answered, and charged, already. */
  wasSent: boolean
  /** Is a row of the list: its user no longer watches it on the screen, or there was no network. Stays while it is sent. */
  hasWaited: boolean
  /** If storage is unavailable, the scan exists in memory only. */
  isUnstored?: boolean
  preview?: Preview | undefined
  result?: ScanResult | undefined
  failure?: Failure | undefined
}

/** A photo as the screen shows it. `url`: revoked once its scan is not shown; `problem`: why it cannot be sent. */
export type Photo = { id: string; sizeBytes: number; url: string; problem: Unsendable | null }

const adapter = createEntityAdapter<Scan, string>({
  selectId: ({ key }) => key,
  sortComparer: (one, other) => one.place - other.place,
})

type ScansState = EntityState<Scan, string> & {
  shownKey: string | null
  photos: Record<string, Photo>
  /** The details entered last, with which the next scan starts. */
  nextDetails: Details
  isOpen: boolean
  /** Counts how often the screen was left. */
  visit: number
  /** Diagnose was pressed while chosen files were still being checked. */
  isAwaited: boolean
  /** Upload progress of the scan that is being sent, from 0 to 1. */
  sentShare: number
  /** The last call had no response from our server. */
  isUnanswered: boolean
  /** When the server accepts calls again: ms since 1970. */
  pausedUntil: number
  /** Photos of an account whose session has ended, while no user is signed in. */
  leftPhotoCount: number
}

const NO_DETAILS: Details = { crop: null, followsId: null }
const NO_PHOTOS: readonly string[] = []

const initialState: ScansState = adapter.getInitialState({
  shownKey: null,
  photos: {},
  nextDetails: NO_DETAILS,
  isOpen: false,
  visit: 0,
  isAwaited: false,
  sentShare: 0,
  isUnanswered: false,
  pausedUntil: 0,
  leftPhotoCount: 0,
})

const { predict } = api.endpoints

/** Adds a new key: the action may start another scan. */
const anotherScan = <Payload>(payload: Payload) => ({ payload: { ...payload, key: randomId(), at: Date.now() } })
type Keyed<Payload> = PayloadAction<Payload & { key: string }>
type Another<Payload> = PayloadAction<Payload & { key: string; at: number }>

/** Does nothing if the scan is gone or the transition is not legal. */
function move(state: ScansState, key: string, status: ScanStatus, changes: Partial<Scan> = {}) {
  const scan = state.entities[key]
  if (!scan || !mayBecome(scan.status, status)) return
  adapter.updateOne(state, { id: key, changes: { ...changes, status } })
}

const shownOf = ({ shownKey, entities }: ScansState): Scan | undefined =>
  shownKey === null ? undefined : entities[shownKey]

/** A queued scan is open: until it is sent, other details are sent with it. */
const FIXED: readonly ScanStatus[] = ['preparing', 'sending', 'answered']
const areDetailsFixed = (scan: Scan) => FIXED.includes(scan.status)

/** The scan whose details and photos can still change. */
function openOf(state: ScansState): Scan | undefined {
  const shown = shownOf(state)
  return shown && !areDetailsFixed(shown) ? shown : undefined
}

const detailsOf = (state: ScansState): Details => openOf(state)?.details ?? state.nextDetails

/** Requested and not postponed: work is in progress. */
const isBusy = ({ status, hasWaited, failure }: Scan) =>
  status === 'preparing' || status === 'sending' || (status === 'queued' && !hasWaited && failure === undefined)

const isWaiting = ({ status, hasWaited }: Scan) => hasWaited && (status === 'held' || status === 'queued')

/** The last call failed, and another may succeed. */
const isRetryable = ({ status, hasWaited, failure }: Scan) => status === 'queued' && !hasWaited && failure !== undefined

/** The photos that the next one joins; none if the shown scan is being sent or waits. */
function photosToAddTo(state: ScansState): readonly string[] {
  const shown = shownOf(state)
  if (!shown || areDetailsFixed(shown) || isBusy(shown) || isWaiting(shown) || shown.status === 'failed')
    return NO_PHOTOS
  return shown.photoIds.filter((id) => state.photos[id]?.problem === null)
}

const lastPlace = ({ ids, entities }: ScansState) => Math.max(0, ...ids.map((key) => entities[key]?.place ?? 0)) + 1

/** Other photos make another scan. It replaces a draft, or one that is over or can be retried; others go on by themselves. */
function replaceDraft(state: ScansState, { key, at }: { key: string; at: number }, photoIds: readonly string[]) {
  const shown = shownOf(state)
  const isUnderway = shown !== undefined && (isBusy(shown) || isWaiting(shown))
  const details = isUnderway ? { ...detailsOf(state), followsId: null } : detailsOf(state)
  const place = lastPlace(state)
  const isDraft = shown?.status === 'draft'
  const isPreviewed = shown?.status === 'held' && !shown.hasWaited && photoIds.length > 0 // else it stays in the list
  if (shown && (isDraft || isPreviewed || isRetryable(shown) || isOver(shown))) adapter.removeOne(state, shown.key)
  state.shownKey = photoIds.length > 0 ? key : null
  state.nextDetails = details
  if (photoIds.length === 0) return
  const asked = { askedAt: at, place, wasSent: false, hasWaited: false, bytes: null }
  adapter.addOne(state, { key, status: 'draft', details, photoIds, ...asked })
}

const isOver = ({ status }: Scan) => status === 'answered' || status === 'failed'

const allOf = ({ ids, entities }: Pick<ScansState, 'ids' | 'entities'>) => ids.flatMap((key) => entities[key] ?? [])

/** Memoised list of the scans for which `holds` is true. */
const selectAllWith = (holds: (scan: Scan) => boolean) =>
  createSelector(
    ({ ids }: ScansState) => ids,
    ({ entities }: ScansState) => entities,
    (ids, entities) => allOf({ ids, entities }).filter(holds),
  )

/** Clears the screen; scans that wait stay in the state. */
function closeShown(state: ScansState) {
  state.nextDetails = { ...NO_DETAILS, crop: detailsOf(state).crop }
  state.shownKey = null
}

const scansSlice = createSlice({
  name: 'scans',
  initialState,
  reducers: {
    screenOpened(state) {
      state.isOpen = true
    },
    screenLeft(state) {
      state.visit += 1
      state.isOpen = state.isAwaited = false
      if (shownOf(state)?.status !== 'draft') closeShown(state)
      for (const scan of allOf(state)) {
        if (isOver(scan)) adapter.removeOne(state, scan.key)
        else if (scan.status !== 'draft') scan.hasWaited = true
      }
    },
    photosAdded: {
      prepare: (photos: Photo[]) => anotherScan({ photos }),
      reducer: (state, { payload: { photos, ...another } }: Another<{ photos: Photo[] }>) => {
        for (const photo of photos) state.photos[photo.id] = photo
        replaceDraft(state, another, [...photosToAddTo(state), ...photos.map(({ id }) => id)])
      },
    },
    photoRemoved: {
      prepare: (id: string) => anotherScan({ id }),
      reducer: (state, { payload: { id, ...another } }: Another<{ id: string }>) =>
        replaceDraft(state, another, shownOf(state)?.photoIds.filter((one) => one !== id) ?? []),
    },
    photoRejected(state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: Unsendable }>) {
      const photo = state.photos[id]
      if (photo) photo.problem = reason
      const scan = allOf(state).find(({ status, photoIds }) => status === 'preparing' && photoIds.includes(id))
      if (!scan) return
      move(state, scan.key, 'draft')
      if (scan.key !== state.shownKey && scan.photoIds.every((one) => state.photos[one]?.problem))
        adapter.removeOne(state, scan.key) // replaced
    },
    /** The original file is gone; its copy is shown. */
    photoUrlChanged({ photos }, { payload: { id, url } }: PayloadAction<{ id: string; url: string }>) {
      if (photos[id]) photos[id].url = url
    },
    choiceAwaited(state, { payload: isAwaited }: PayloadAction<boolean>) {
      state.isAwaited = isAwaited
    },
    detailsEntered(state, { payload }: PayloadAction<Partial<Details>>) {
      const open = openOf(state)
      if (open) open.details = { ...open.details, ...payload }
      state.nextDetails = { ...state.nextDetails, ...payload }
    },
    diagnosisRequested(
      state,
      {
        payload: { key, askedAt, plot, requestId },
      }: Keyed<{ askedAt: number; plot: string | null; requestId: string }>,
    ) {
      const scan = state.entities[key]
      if (!scan) return
      const details = { ...detailsOf(state), plot }
      const when = scan.wasSent ? {} : { askedAt, place: scan.status === 'draft' ? lastPlace(state) : scan.place }
      move(state, key, 'preparing', { requestId, details, ...when, failure: undefined, result: undefined, bytes: null })
      state.nextDetails = details
    },
    diagnosisCancelled(state, { payload: key }: PayloadAction<string>) {
      move(state, key, 'draft', { bytes: null })
    },
    scanQueued(state, { payload: { key, bytes } }: Keyed<{ bytes: number }>) {
      move(state, key, 'queued', { bytes })
    },
    /** Keeps the scan on the phone until it can be sent. */
    scanPostponed(state, { payload: key }: PayloadAction<string>) {
      const scan = state.entities[key]
      if (scan?.status === 'queued') scan.hasWaited = true
    },
    scanHeld(
      state,
      {
        payload: { key, details, askedAt, ...seen },
      }: Keyed<{ preview: Preview; details: Partial<Details>; bytes: number; askedAt: number }>,
    ) {
      const scan = state.entities[key]
      if (!scan) return
      const changes = {
        ...seen,
        askedAt: scan.wasSent ? scan.askedAt : askedAt,
        details: { ...scan.details, ...details },
      }
      if (scan.status === 'held') Object.assign(scan, changes)
      else move(state, key, 'held', changes)
    },
    heldChosen(state, { payload: keys }: PayloadAction<readonly string[]>) {
      for (const key of keys) move(state, key, 'queued')
    },
    /** Returns previewed scans to held, so that later credits are not spent without the user's choice. */
    creditsRanOut(state) {
      for (const { key, preview } of allOf(state)) if (preview) move(state, key, 'held')
    },
    sendingStarted(state, { payload: key }: PayloadAction<string>) {
      move(state, key, 'sending', { wasSent: true, failure: undefined })
      state.sentShare = 0
    },
    copiesShrunk(state, { payload: { key, bytes } }: Keyed<{ bytes: number }>) {
      if (state.entities[key]) state.entities[key].bytes = bytes
    },
    networkFound(state) {
      state.isUnanswered = false
    },
    pauseAsked(state, { payload: until }: PayloadAction<number>) {
      state.pausedUntil = until
    },
    scanRemoved(state, { payload: key }: PayloadAction<string>) {
      if (state.shownKey === key) closeShown(state)
      adapter.removeOne(state, key)
    },
    storageTried(state, { payload: { key, isUnstored } }: Keyed<{ isUnstored: boolean }>) {
      if (state.entities[key]) state.entities[key].isUnstored = isUnstored
    },
    /** Its photos could not be read just now. */
    sendingPutOff(state, { payload: key }: PayloadAction<string>) {
      move(state, key, 'queued', { hasWaited: true })
    },
    scanShown(state, { payload: { key, photos } }: Keyed<{ photos: Photo[] }>) {
      const scan = state.entities[key]
      if (!scan) return
      for (const photo of photos) state.photos[photo.id] = photo
      state.shownKey = key
      if (scan.status !== 'draft') scan.hasWaited = true
      if (scan.status === 'draft')
        scan.details = {
          crop: scan.details.crop ?? state.nextDetails.crop,
          plot: scan.details.plot ?? state.nextDetails.plot,
          followsId: scan.details.followsId ?? state.nextDetails.followsId,
        }
    },
    shownClosed: closeShown,
    /** Merges the stored scans. Another tab may have sent or added some. */
    rowsRead(state, { payload: { scans, leftPhotoCount } }: PayloadAction<{ scans: Scan[]; leftPhotoCount: number }>) {
      const stored = new Set(scans.map(({ key }) => key))
      for (const scan of allOf(state)) {
        const { key, status, isUnstored } = scan
        if (stored.has(key) || isUnstored || isBusy(scan) || (status !== 'queued' && status !== 'held')) continue
        if (key === state.shownKey && status === 'queued') move(state, key, 'draft')
        else {
          if (key === state.shownKey) closeShown(state)
          adapter.removeOne(state, key)
        }
      }
      adapter.addMany(state, scans)
      state.leftPhotoCount = leftPhotoCount
      if (scans.length === 0) state.isUnanswered = false
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, ({ isOpen, visit }) => ({ ...initialState, isOpen, visit: visit + 1 }))
      .addCase(uploadProgressed, (state, { payload: { share } }) => {
        state.sentShare = share
      })
      .addMatcher(predict.matchFulfilled, (state, { payload: { result: report, diagnosis, language }, meta }) => {
        const result = { report, diagnosis, language, answeredAt: meta.fulfilledTimeStamp }
        move(state, meta.arg.originalArgs.idempotencyKey, 'answered', { result })
        state.isUnanswered = false
      })
      .addMatcher(predict.matchRejected, (state, { meta, payload, error }) => {
        const key = meta.arg.originalArgs.idempotencyKey
        const failure = payload ?? error
        if (meta.aborted) return // the scan was removed or cancelled
        state.isUnanswered = isUnanswered(failure)
        if (isAnsweredAlready(failure)) answeredEarlier(state, key)
        else if (isFinal(failure)) move(state, key, 'failed', { failure })
        else {
          const scan = state.entities[key]
          const isPostponed = scan !== undefined && !scan.isUnstored && isUnanswered(failure)
          move(state, key, 'queued', { failure, hasWaited: (scan?.hasWaited ?? false) || isPostponed })
        }
      })
      .addMatcher(correctDiagnosis.matchFulfilled, (state, { payload, meta }) => {
        const shown = shownOf(state)
        if (shown?.result?.diagnosis?.id !== payload.diagnosis.id) return
        const { language } = meta.arg.originalArgs
        Object.assign(shown.result, { report: payload.result, diagnosis: payload.diagnosis, language })
        state.nextDetails.crop = payload.diagnosis.toldCrop ?? state.nextDetails.crop
        state.nextDetails.plot = payload.diagnosis.plot
      }),
  selectors: {
    selectScans: ({ entities }) => entities,
    selectShown: shownOf,
    selectShownKey: ({ shownKey }) => shownKey,
    selectPhotos: createSelector(
      (state: ScansState) => shownOf(state)?.photoIds ?? NO_PHOTOS,
      ({ photos }: ScansState) => photos,
      (ids, photos) => ids.flatMap((id) => photos[id] ?? []),
    ),
    selectFirstPhotoUrl: (state) => {
      const [first = ''] = shownOf(state)?.photoIds ?? NO_PHOTOS
      return state.photos[first]?.url
    },
    selectPhotoCount: (state) => shownOf(state)?.photoIds.length ?? 0,
    selectDetails: detailsOf,
    selectCrop: (state) => detailsOf(state).crop,
    /** Whether the model can judge the chosen crop: photos of others show signs of trouble at most. */
    selectIsJudged: (state) => detailsOf(state).crop !== OTHER_CROP && !isPhotoless(detailsOf(state).crop),
    selectIsScreenOpen: ({ isOpen }) => isOpen,
    selectVisit: ({ visit }) => visit,
    selectIsAwaited: ({ isAwaited }) => isAwaited,
    selectIsBusy: (state) => isShown(state, isBusy),
    /** Waits for a network or for the user's choice. */
    selectIsShownQueued: (state) => isShown(state, isWaiting),
    /** Another photo starts another scan. */
    selectIsSettled: (state) => isShown(state, (scan) => scan.status === 'answered' || isWaiting(scan)),
    /** No diagnosis was requested yet. */
    selectIsUnasked: (state) => {
      const shown = shownOf(state)
      return shown === undefined || (!shown.hasWaited && (shown.status === 'draft' || shown.status === 'held'))
    },
    /** Why the last call failed, unless the scan waits for a network. */
    selectShownFailure: (state) => {
      const shown = shownOf(state)
      return shown && (shown.status === 'failed' || isRetryable(shown)) ? shown.failure : undefined
    },
    /** Their number limits how many can be added. */
    selectPhotosToAddTo: photosToAddTo,
    selectIsUnsendable: isUnsendable,
    selectNeedsPhoto: needsPhoto,
    selectSentShare: ({ sentShare }) => sentShare,
    /** The last call had no response. */
    selectIsUnanswered: ({ isUnanswered }) => isUnanswered,
    selectPausedUntil: ({ pausedUntil }) => pausedUntil,
    selectLeftPhotoCount: ({ leftPhotoCount }) => leftPhotoCount,
    /** Scans to send at any sign of a network, in order. An unstored one that failed is sent only from the screen. */
    selectQueue: selectAllWith(
      ({ status, isUnstored, failure }) =>
        status === 'sending' || (status === 'queued' && !(isUnstored && failure !== undefined)),
    ),
    selectHeld: selectAllWith(({ status }) => status === 'held'),
    /** Those since the screen was last opened. */
    selectAnswered: selectAllWith(({ status }) => status === 'answered'),
    selectSendingKey: (state) => allOf(state).find(({ status }) => status === 'sending')?.key ?? null,
  },
})

const isShown = (state: ScansState, holds: (scan: Scan) => boolean) => {
  const shown = shownOf(state)
  return shown !== undefined && holds(shown)
}

/** An earlier call with larger copies succeeded after all: its diagnosis is in the history. */
function answeredEarlier(state: ScansState, key: string) {
  const result = {
    report: null,
    diagnosis: null,
    language: DEFAULT_LANGUAGE,
    answeredAt: state.entities[key]?.askedAt ?? 0,
  }
  if (state.shownKey === key) closeShown(state)
  move(state, key, 'answered', { result })
}

/** None of the chosen photos can be sent. */
function isUnsendable(state: ScansState) {
  const photos = shownOf(state)?.photoIds.map((id) => state.photos[id]) ?? []
  return photos.length > 0 && photos.every((photo) => photo !== undefined && photo.problem !== null)
}

const RETAKE: ReadonlySet<Diagnosis['verdict']> = new Set([
  'tooDark',
  'tooBlurred',
  'falseColours',
  'tooFar',
  'notALeaf',
  'mixedCrops',
] as const)

/** Whether the next step is to take a photo, or another one. */
function needsPhoto(state: ScansState) {
  const shown = shownOf(state)
  if (!shown || isUnsendable(state) || isWaiting(shown) || shown.status === 'failed') return true
  const { diagnosis } = shown.result ?? {}
  return diagnosis != null && RETAKE.has(diagnosis.verdict)
}

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof scansSlice> {}
}

const injected = scansSlice.injectInto(rootReducer)

export const {
  screenOpened,
  screenLeft,
  photosAdded,
  photoRemoved,
  photoRejected,
  photoUrlChanged,
  choiceAwaited,
  detailsEntered,
  diagnosisRequested,
  diagnosisCancelled,
  scanQueued,
  scanPostponed,
  scanHeld,
  heldChosen,
  creditsRanOut,
  sendingStarted,
  copiesShrunk,
  networkFound,
  pauseAsked,
  scanRemoved,
  sendingPutOff,
  storageTried,
  scanShown,
  shownClosed,
  rowsRead,
} = scansSlice.actions

export const {
  selectScans,
  selectShown,
  selectShownKey,
  selectPhotos,
  selectFirstPhotoUrl,
  selectPhotoCount,
  selectDetails,
  selectCrop,
  selectIsJudged,
  selectIsScreenOpen,
  selectVisit,
  selectIsAwaited,
  selectIsBusy,
  selectIsShownQueued,
  selectIsSettled,
  selectIsUnasked,
  selectShownFailure,
  selectPhotosToAddTo,
  selectIsUnsendable,
  selectNeedsPhoto,
  selectSentShare,
  selectIsUnanswered,
  selectPausedUntil,
  selectLeftPhotoCount,
  selectQueue,
  selectHeld,
  selectAnswered,
  selectSendingKey,
} = injected.selectors

export const selectIsQueueFull = (state: RootState) =>
  selectQueue(state).length + selectHeld(state).length >= MAX_QUEUED_SCANS

/** The key to show as sending: null for a call that merely tests for a network. */
export const selectUnderwayKey = (state: RootState) =>
  selectIsUnanswered(state) && selectSentShare(state) === 0 ? null : selectSendingKey(state)

/** As far as is known nothing can be sent now; the balance may be that of the last visit. */
export const selectIsOffline = (state: RootState) =>
  selectIsUnanswered(state) || selectIsLastKnown(state) || !state.api.config.online

/** Whether the shown scan was judged on the phone and waits; the next photo starts another scan. */
export const selectIsShownHeld = (state: RootState) =>
  selectShown(state)?.status === 'held' && selectIsShownQueued(state)

/** Whether there are held scans to choose from, apart from a shown one that was just judged. */
export const selectIsHeldListed = (state: RootState) => {
  const shown = selectShown(state)
  return selectHeld(state).length > Number(shown?.status === 'held' && !shown.hasWaited)
}

/** Whether to show the list: the shown scan alone needs none, unless it waits or has a preview. */
export function selectIsListed(state: RootState) {
  const shown = selectShown(state)
  const isOther = ({ key, preview }: Scan) => key !== shown?.key || preview !== undefined
  const isShownListed = shown?.hasWaited === true && ['queued', 'preparing', 'sending'].includes(shown.status)
  return isShownListed || selectQueue(state).some(isOther) || selectAnswered(state).some(isOther)
}
