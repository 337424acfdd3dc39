import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit'
import type { EntityState, PayloadAction, SerializedError, WithSlice } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { api } from '~/client/api/api'
import { correctDiagnosis } from '~/client/api/diagnosisApi'
import { sessionEnded } from '~/client/api/sessionEnded'
import { selectIsLastKnown } from '~/client/session/sessionSlice'
import { uploadProgressed } from '~/client/api/uploadProgressed'
import type { Details, Preview } from '~/client/device/accountDb'
import type { Unsendable } from '~/client/store/photoCopies'
import { rootReducer } from '~/client/store/store'
import type { RootState } from '~/client/store/store'
import { isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { MAX_WAITING_SETS } from '~/contract/limits'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { hasNoResponse, isAnsweredAlready, isFinal } from './diagnosisFailure'
import { randomId } from './photos/randomId'
import { mayBecome } from './transitions'
import type { ScanStatus } from './transitions'

/** `result`: markdown; `diagnosis`: the same as data, null if the server gave none. */
export type ScanResult = { report: string | null; diagnosis: Diagnosis | null; language: Language; answeredAt: number }

export type Failure = FetchBaseQueryError | SerializedError

export type Scan = {
  /** The idempotency key of exactly these photos: other photos are another scan. */
  key: string
  status: ScanStatus
  details: Details
  /** Their bytes are in `PhotoCopies`, or else in the database. */
  photoIds: readonly string[]
  /** Of the copies, together; null until they are made. */
  bytes: number | null
  /** When Diagnose was pressed, of a draft when the last photo was chosen, in milliseconds since 1970 by the clock of the phone. */
  askedAt: number
  /** Scans are sent in this order. */
  place: number
  /** It may have been answered, and charged, already. */
  wasSent: boolean
  /** It waits for a network, or has: it stays in the list while it is sent again. */
  hasWaited: boolean
  /** If storage is unavailable, the scan exists in memory only. */
  isUnstored?: boolean
  preview?: Preview | undefined
  result?: ScanResult | undefined
  failure?: Failure | undefined
}

/** A photo on the screen. `problem`: why it cannot be sent. */
export type Photo = { id: string; sizeBytes: number; url: string; problem: Unsendable | null }

const adapter = createEntityAdapter<Scan, string>({
  selectId: ({ key }) => key,
  sortComparer: (one, other) => one.place - other.place,
})

export type ScansState = EntityState<Scan, string> & {
  /** The scan that photos are added to. */
  draftKey: string | null
  /** The scan on the screen. */
  shownKey: string | null
  photos: Record<string, Photo>
  /** Of the next scan, while it has no photo. */
  nextDetails: Details
  isOpen: boolean
  /** How often the screen was left. */
  visit: number
  /** Diagnose was pressed while chosen photos were still being read. */
  isAwaited: boolean
  /** How much of the scan that is being sent has been sent, from 0 to 1. */
  sentShare: number
  /** The last call had no response. */
  isOffline: boolean
  /** The server has asked to wait until then. */
  pausedUntil: number
  /** Photos of an account whose session has ended, while nobody is signed in. */
  leftPhotoCount: number
}

const NO_DETAILS: Details = { crop: null, followsId: null }
const NO_PHOTOS: readonly string[] = []

const initialState: ScansState = adapter.getInitialState({
  draftKey: null,
  shownKey: null,
  photos: {},
  nextDetails: NO_DETAILS,
  isOpen: false,
  visit: 0,
  isAwaited: false,
  sentShare: 0,
  isOffline: false,
  pausedUntil: 0,
  leftPhotoCount: 0,
})

const { predict } = api.endpoints

/** With a key for what becomes another scan. */
const anotherScan = <Payload>(payload: Payload) => ({ payload: { ...payload, key: randomId(), at: Date.now() } })
type Keyed<Payload> = PayloadAction<Payload & { key: string }>
type Another<Payload> = PayloadAction<Payload & { key: string; at: number }>

/** Does nothing if the scan is gone, or its status does not allow it. */
function move(state: ScansState, key: string, status: ScanStatus, changes: Partial<Scan> = {}) {
  const scan = state.entities[key]
  if (!scan || !mayBecome(scan.status, status)) return
  adapter.updateOne(state, { id: key, changes: { ...changes, status } })
}

const shownOf = ({ shownKey, entities }: ScansState): Scan | undefined =>
  shownKey === null ? undefined : entities[shownKey]

const ASKED: readonly ScanStatus[] = ['preparing', 'sending', 'answered']
const isAsked = (scan: Scan) => ASKED.includes(scan.status)

/** The scan whose details and photos can still be changed. */
function openOf(state: ScansState): Scan | undefined {
  const shown = shownOf(state)
  return shown && !isAsked(shown) ? shown : undefined
}

const detailsOf = (state: ScansState): Details => openOf(state)?.details ?? state.nextDetails

/** Asked about, and not postponed: something is being done. */
const isBusy = ({ status, hasWaited, failure }: Scan) =>
  status === 'preparing' || status === 'sending' || (status === 'queued' && !hasWaited && failure === undefined)

const isWaiting = ({ status, hasWaited }: Scan) => hasWaited && (status === 'held' || status === 'queued')

/** The last call failed, and another may succeed. */
const isRetryable = ({ status, hasWaited, failure }: Scan) =>
  status === 'queued' && !hasWaited && failure !== undefined

/** The photos that the next one joins. What is being sent, or waits, goes on by itself. */
function photosToAddTo(state: ScansState): readonly string[] {
  const shown = shownOf(state)
  if (!shown || isAsked(shown) || isBusy(shown) || isWaiting(shown) || shown.status === 'failed') return NO_PHOTOS
  return shown.photoIds.filter((id) => state.photos[id]?.problem === null)
}

const lastPlace = ({ ids, entities }: ScansState) => Math.max(0, ...ids.map((key) => entities[key]?.place ?? 0)) + 1

/** The draft, or a scan that failed, with other photos is another scan. */
function replaceDraft(state: ScansState, { key, at }: { key: string; at: number }, photoIds: readonly string[]) {
  const shown = shownOf(state)
  const isUnderway = shown !== undefined && (isBusy(shown) || isWaiting(shown))
  const details = isUnderway ? { ...detailsOf(state), followsId: null } : detailsOf(state)
  const place = lastPlace(state)
  if (shown && (shown.status === 'draft' || isRetryable(shown) || isOver(shown))) adapter.removeOne(state, shown.key)
  state.draftKey = state.shownKey = photoIds.length > 0 ? key : null
  state.nextDetails = details
  if (photoIds.length === 0) return
  const asked = { askedAt: at, place, wasSent: false, hasWaited: false, bytes: null }
  adapter.addOne(state, { key, status: 'draft', details, photoIds, ...asked })
}

const isOver = ({ status }: Scan) => status === 'answered' || status === 'failed'

const allOf = ({ ids, entities }: Pick<ScansState, 'ids' | 'entities'>) => ids.flatMap((key) => entities[key] ?? [])

/** One list for each state of the scans. */
const selectAllWith = (holds: (scan: Scan) => boolean) =>
  createSelector(
    ({ ids }: ScansState) => ids,
    ({ entities }: ScansState) => entities,
    (ids, entities) => allOf({ ids, entities }).filter(holds),
  )

/** Nothing of the screen stays; scans that wait do. */
function closeShown(state: ScansState) {
  state.nextDetails = { ...NO_DETAILS, crop: detailsOf(state).crop }
  state.draftKey = state.shownKey = null
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
      reducer: (state, { payload: { id, ...another } }: Another<{ id: string }>) => {
        replaceDraft(state, another, shownOf(state)?.photoIds.filter((one) => one !== id) ?? [])
      },
    },
    photoRejected(state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: Unsendable }>) {
      const photo = state.photos[id]
      if (photo) photo.problem = reason
      const scan = shownOf(state)
      if (scan?.status !== 'preparing' || !scan.photoIds.includes(id)) return
      move(state, scan.key, 'draft')
      state.draftKey = scan.key
    },
    /** Its file is gone; its copy is shown. */
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
    diagnosisRequested(state, { payload: { key, askedAt, plot } }: Keyed<{ askedAt: number; plot: string | null }>) {
      const scan = state.entities[key]
      if (!scan) return
      const details = { ...detailsOf(state), plot }
      const when = scan.wasSent ? {} : { askedAt, place: scan.status === 'draft' ? lastPlace(state) : scan.place }
      move(state, key, 'preparing', { details, ...when, failure: undefined, result: undefined, bytes: null })
      state.draftKey = null
      state.nextDetails = details
    },
    diagnosisCancelled(state, { payload: key }: PayloadAction<string>) {
      move(state, key, 'draft', { bytes: null })
      if (state.entities[key]?.status === 'draft') state.draftKey = key
    },
    scanQueued(state, { payload: { key, bytes } }: Keyed<{ bytes: number }>) {
      move(state, key, 'queued', { bytes })
    },
    /** It stays on this phone until it can be sent. */
    scanPostponed(state, { payload: key }: PayloadAction<string>) {
      const scan = state.entities[key]
      if (scan?.status === 'queued') scan.hasWaited = true
    },
    scanHeld(
      state,
      { payload: { key, details, askedAt, ...seen } }: Keyed<{ preview: Preview; details: Partial<Details>; bytes: number; askedAt: number }>,
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
      if (state.draftKey === key) state.draftKey = null
    },
    /** The chosen ones become diagnoses, one after another. */
    heldChosen(state, { payload: keys }: PayloadAction<readonly string[]>) {
      for (const key of keys) move(state, key, 'queued')
    },
    /** What cannot be paid for is chosen again, and not charged by itself once there are credits. */
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
      state.isOffline = false
    },
    pauseAsked(state, { payload: until }: PayloadAction<number>) {
      state.pausedUntil = until
    },
    scanRemoved(state, { payload: key }: PayloadAction<string>) {
      if (state.shownKey === key) closeShown(state)
      adapter.removeOne(state, key)
    },
    scanUnstored(state, { payload: key }: PayloadAction<string>) {
      if (state.entities[key]) state.entities[key].isUnstored = true
    },
    scanShown(state, { payload: { key, photos } }: Keyed<{ photos: Photo[] }>) {
      const scan = state.entities[key]
      if (!scan) return
      for (const photo of photos) state.photos[photo.id] = photo
      state.shownKey = key
      state.draftKey = scan.status === 'draft' ? key : null
      if (scan.status !== 'draft') scan.hasWaited = true
      if (scan.status === 'draft')
        scan.details = {
          crop: scan.details.crop ?? state.nextDetails.crop,
          plot: scan.details.plot ?? state.nextDetails.plot,
          followsId: scan.details.followsId ?? state.nextDetails.followsId,
        }
    },
    shownClosed: closeShown,
    /** What the database holds. Another tab may have sent, or added, some. */
    rowsRead(state, { payload: { scans, leftPhotoCount } }: PayloadAction<{ scans: Scan[]; leftPhotoCount: number }>) {
      const stored = new Set(scans.map(({ key }) => key))
      for (const scan of allOf(state)) {
        const { key, status, isUnstored } = scan
        if (stored.has(key) || isUnstored || isBusy(scan) || (status !== 'queued' && status !== 'held')) continue
        if (key === state.shownKey && status === 'queued') move(state, key, 'draft')
        else adapter.removeOne(state, key)
      }
      adapter.addMany(state, scans)
      state.leftPhotoCount = leftPhotoCount
      if (scans.length === 0) state.isOffline = false
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
        state.isOffline = false
      })
      .addMatcher(predict.matchRejected, (state, { meta, payload, error }) => {
        const key = meta.arg.originalArgs.idempotencyKey
        const failure = payload ?? error
        if (meta.aborted) return // it was removed, or cancelled
        state.isOffline = hasNoResponse(failure)
        if (isAnsweredAlready(failure)) answeredEarlier(state, key)
        else if (isFinal(failure)) move(state, key, 'failed', { failure })
        else {
          const scan = state.entities[key]
          const isPostponed = scan !== undefined && !scan.isUnstored && hasNoResponse(failure)
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
    /** Whether a photo of the chosen crop can be judged: of others it shows signs of trouble at most. */
    selectIsJudged: (state) => detailsOf(state).crop !== OTHER_CROP && !isPhotoless(detailsOf(state).crop),
    selectIsScreenOpen: ({ isOpen }) => isOpen,
    selectVisit: ({ visit }) => visit,
    selectIsAwaited: ({ isAwaited }) => isAwaited,
    selectIsBusy: (state) => isShown(state, isBusy),
    /** It waits for a network, or for its owner's choice. */
    selectIsShownWaiting: (state) => isShown(state, isWaiting),
    /** Another photo begins another scan. */
    selectIsSettled: (state) => isShown(state, (scan) => scan.status === 'answered' || isWaiting(scan)),
    /** Nobody has asked yet. */
    selectIsUnasked: (state) => {
      const shown = shownOf(state)
      return shown === undefined || (!shown.hasWaited && (shown.status === 'draft' || shown.status === 'held'))
    },
    /** Why the last call failed, while the scan does not wait for a network. */
    selectShownFailure: (state) => {
      const shown = shownOf(state)
      return shown && (shown.status === 'failed' || isRetryable(shown)) ? shown.failure : undefined
    },
    /** How many there are decides how many can be added. */
    selectPhotosToAddTo: photosToAddTo,
    selectIsUnsendable: isUnsendable,
    selectNeedsPhoto: needsPhoto,
    selectSentShare: ({ sentShare }) => sentShare,
    /** The last call had no response. */
    selectIsUnanswered: ({ isOffline }) => isOffline,
    selectPausedUntil: ({ pausedUntil }) => pausedUntil,
    selectLeftPhotoCount: ({ leftPhotoCount }) => leftPhotoCount,
    /** Scans that are sent at any sign of a network, in this order. One that could not be stored is sent again from the screen alone. */
    selectQueue: selectAllWith(
      ({ status, isUnstored, failure }) =>
        status === 'sending' || (status === 'queued' && !(isUnstored && failure !== undefined)),
    ),
    /** Scans that wait for their owner's choice. */
    selectHeld: selectAllWith(({ status }) => status === 'held'),
    /** Since the screen was opened last. */
    selectAnswered: selectAllWith(({ status }) => status === 'answered'),
    selectSendingKey: (state) => allOf(state).find(({ status }) => status === 'sending')?.key ?? null,
  },
})

const isShown = (state: ScansState, holds: (scan: Scan) => boolean) => {
  const shown = shownOf(state)
  return shown !== undefined && holds(shown)
}

/** An earlier call with a larger copy has arrived after all: its answer is in the history. */
function answeredEarlier(state: ScansState, key: string) {
  const result = { report: null, diagnosis: null, language: DEFAULT_LANGUAGE, answeredAt: state.entities[key]?.askedAt ?? 0 }
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

/** Whether the next step is a photo, or another one. */
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
  scanUnstored,
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
  selectIsShownWaiting,
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

/** Whether as many scans wait as may. */
export const selectIsQueueFull = (state: RootState) =>
  selectQueue(state).length + selectHeld(state).length >= MAX_WAITING_SETS

/** What can be said to be sent: without a network a call is tried, too. */
export const selectUnderwayKey = (state: RootState) =>
  selectIsUnanswered(state) && selectSentShare(state) === 0 ? null : selectSendingKey(state)

/** Nothing can be sent now, as far as is known, and the balance is that of the last visit. */
export const selectIsOffline = (state: RootState) =>
  selectIsUnanswered(state) || selectIsLastKnown(state) || !state.api.config.online

/** The phone has judged what is shown; it waits for its owner's choice, and the next photo is another scan. */
export const selectIsShownHeld = (state: RootState) => selectShown(state)?.status === 'held' && selectIsShownWaiting(state)

/** Whether there are held scans to choose from; the shown one alone has just been judged. */
export const selectIsHeldListed = (state: RootState) => {
  const shown = selectShown(state)
  return selectHeld(state).length > Number(shown?.status === 'held' && !shown.hasWaited)
}

/** Whether there is a list: what becomes of the shown scan alone is said without one, unless the phone has judged it. */
export function selectIsListed(state: RootState) {
  const shown = selectShown(state)
  const isOther = ({ key, preview }: Scan) => key !== shown?.key || preview !== undefined
  const isShownListed = shown?.hasWaited === true && ['queued', 'preparing', 'sending'].includes(shown.status)
  return isShownListed || selectQueue(state).some(isOther) || selectAnswered(state).some(isOther)
}
