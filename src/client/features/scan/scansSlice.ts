import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit'
import type { EntityState, PayloadAction, SerializedError, WithSlice } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import { api } from '~/client/api/api'
import { correctDiagnosis, deleteDiagnosis, getDiagnosis } from '~/client/api/diagnosisApi'
import { isUnanswered } from '~/client/api/failure'
import { sessionEnded, uploadProgressed } from '~/client/api/apiActions'
import { selectAccount, selectIsLastKnown } from '~/client/session/sessionSlice'
import type { Details, Preview } from '~/client/storage/accountDb'
import { recentCrops } from '~/client/storage/recentCrops'
import { randomId } from '~/client/storage/randomId'
import type { Account } from '~/client/storage/tokenStorage'
import type { Unsendable } from '~/client/store/photoCopy'
import { rootReducer, type RootState } from '~/client/store/store'
import { CROPS_TO_CHOOSE, isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import { MAX_QUEUED_SCANS } from '~/contract/limits'
import { DEFAULT_LANGUAGE, type Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { isAnsweredAlready, isFinal } from './diagnosisFailure'
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
  /** Is a row of the list, because it could not be sent at once. Stays while it is sent. */
  hasWaited: boolean
  /** If storage is unavailable, the scan exists in memory only. */
  isUnstored?: boolean
  /** Its diagnosis is deleted: it goes when the screen is left. */
  isDeleted?: boolean
  preview?: Preview | undefined
  result?: ScanResult | undefined
  failure?: Failure | undefined
}

/** A photo as the screen shows it. `url`: revoked once its scan is gone; `problem`: why it cannot be sent. */
export type Photo = { id: string; sizeBytes: number; url: string; problem: Unsendable | null }

const adapter = createEntityAdapter<Scan, string>({
  selectId: ({ key }) => key,
  sortComparer: (one, other) => one.place - other.place,
})

type ScansState = EntityState<Scan, string> & {
  /** The scan to which chosen photos are added. */
  draftKey: string | null
  photos: Record<string, Photo>
  /** Entered for the draft before its first photo. */
  detailsBeforePhoto: Details
  /** The account whose stored scans have been read. */
  restoredFor: Account
  /** Two since the screen first opened, then the last other one that was chosen: nothing moves under a finger. */
  offeredCrops: readonly string[] | null
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
const OFFERED_CROPS = 2
const STAPLES: readonly string[] = CROPS_TO_CHOOSE.slice(0, OFFERED_CROPS)

/** What the URL of the screen names: the key of a scan, or the id of its diagnosis; null for the draft. */
export type Address = string | null

const initialState: ScansState = adapter.getInitialState({
  draftKey: null,
  photos: {},
  detailsBeforePhoto: NO_DETAILS,
  restoredFor: undefined,
  offeredCrops: null,
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

const draftOf = ({ draftKey, entities }: ScansState) => (draftKey === null ? undefined : entities[draftKey])

/** `address`: key of a scan or id of its diagnosis; null for the draft. */
const shownOf = (state: ScansState, address: Address): Scan | undefined =>
  address === null ? draftOf(state) : (state.entities[address] ?? scanOfDiagnosis(state, address))

/** Index of the first photo that counts for the result. */
export const countedIndex = ({ result }: Pick<Scan, 'result'>) =>
  Math.max(0, result?.diagnosis?.photos.findIndex(({ isUsable }) => isUsable) ?? 0)

const scanOfDiagnosis = (state: ScansState, id: string) =>
  allOf(state)
    .filter(({ result }) => result?.diagnosis?.id === id)
    .at(-1) // the same photos again have the same diagnosis

/** A queued scan is open: until it is sent, other details are sent with it. */
const FIXED: readonly ScanStatus[] = ['preparing', 'sending', 'answered']
const areDetailsFixed = (scan: Scan) => FIXED.includes(scan.status)

const detailsOf = (state: ScansState, address: Address): Details =>
  shownOf(state, address)?.details ?? (address === null ? state.detailsBeforePhoto : NO_DETAILS)

/** Requested and not postponed: work is in progress. */
const isBusy = ({ status, hasWaited, failure }: Scan) =>
  status === 'preparing' || status === 'sending' || (status === 'queued' && !hasWaited && failure === undefined)

const isWaiting = ({ status, hasWaited }: Scan) => hasWaited && (status === 'held' || status === 'queued')

/** The last call failed, and another may succeed. */
const isRetryable = ({ status, hasWaited, failure }: Scan) => status === 'queued' && !hasWaited && failure !== undefined

/** The photos that the next one joins. */
const photosToAddTo = (state: ScansState): readonly string[] =>
  draftOf(state)?.photoIds.filter((id) => state.photos[id]?.problem === null) ?? NO_PHOTOS

const lastPlace = ({ ids, entities }: ScansState) => Math.max(0, ...ids.map((key) => entities[key]?.place ?? 0)) + 1

/** Other photos make another scan with the same details. */
function replaceDraft(state: ScansState, { key, at }: { key: string; at: number }, photoIds: readonly string[]) {
  const details = detailsOf(state, null)
  const place = lastPlace(state)
  if (state.draftKey !== null) adapter.removeOne(state, state.draftKey)
  const isEmpty = photoIds.length === 0
  state.draftKey = isEmpty ? null : key
  state.detailsBeforePhoto = isEmpty ? details : NO_DETAILS
  if (isEmpty) return
  const asked = { askedAt: at, place, wasSent: false, hasWaited: false, bytes: null }
  adapter.addOne(state, { key, status: 'draft', details, photoIds, ...asked })
}

const newestDraft = (state: ScansState) =>
  allOf(state)
    .filter(({ status }) => status === 'draft')
    .sort((one, other) => other.askedAt - one.askedAt)[0]

/** A draft becomes a scan with an address of its own, or the other way round. */
function leaveDraft(state: ScansState, key: string) {
  if (state.draftKey === key) state.draftKey = null
}
function returnToDraft(state: ScansState, key: string) {
  move(state, key, 'draft', { bytes: null })
  if (state.entities[key]?.status === 'draft') state.draftKey ??= key
}

const allOf = ({ ids, entities }: Pick<ScansState, 'ids' | 'entities'>) => ids.flatMap((key) => entities[key] ?? [])

/** Memoised list of the scans for which `holds` is true. */
const selectAllWith = (holds: (scan: Scan) => boolean) =>
  createSelector(
    ({ ids }: ScansState) => ids,
    ({ entities }: ScansState) => entities,
    (ids, entities) => allOf({ ids, entities }).filter(holds),
  )

const isShown = (holds: (scan: Scan) => boolean) => (state: ScansState, address: Address) => {
  const shown = shownOf(state, address)
  return shown !== undefined && holds(shown)
}

const scansSlice = createSlice({
  name: 'scans',
  initialState,
  reducers: {
    screenOpened: {
      prepare: () => ({ payload: recentCrops() }),
      reducer: (state, { payload }: PayloadAction<string[]>) => {
        state.offeredCrops ??= [...new Set([...payload, ...STAPLES])].slice(0, OFFERED_CROPS)
      },
    },
    screenLeft(state) {
      state.visit += 1
      state.isAwaited = false
      for (const scan of allOf(state)) {
        if (scan.status === 'answered') scan.hasWaited = false // read
        if (scan.status === 'held') scan.hasWaited = true
        if (scan.isDeleted) adapter.removeOne(state, scan.key)
      }
    },
    /** The stored scans of an account are in the state: the newest draft goes on. */
    scansRestored(state, { payload: account }: PayloadAction<Account>) {
      state.restoredFor = account
      const draft = state.draftKey === null ? newestDraft(state) : undefined
      if (!draft) return
      const { crop, plot, followsId, told } = state.detailsBeforePhoto // of the link that has opened the screen
      const own = draft.details
      draft.details = {
        crop: own.crop ?? crop,
        plot: own.plot ?? plot,
        followsId: own.followsId ?? followsId,
        told: own.told ?? (own.crop === null || own.crop === crop ? told : undefined), // about the crop of the link
      }
      state.draftKey = draft.key
      state.detailsBeforePhoto = NO_DETAILS
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
        replaceDraft(state, another, draftOf(state)?.photoIds.filter((one) => one !== id) ?? []),
    },
    photoRejected(state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: Unsendable }>) {
      const photo = state.photos[id]
      if (photo) photo.problem = reason
      const scan = allOf(state).find(({ status, photoIds }) => status === 'preparing' && photoIds.includes(id))
      if (!scan) return
      returnToDraft(state, scan.key)
      if (scan.key !== state.draftKey && scan.photoIds.every((one) => state.photos[one]?.problem))
        adapter.removeOne(state, scan.key) // other photos were chosen meanwhile
    },
    /** The original file is gone; its copy is shown. */
    photoUrlChanged({ photos }, { payload: { id, url } }: PayloadAction<{ id: string; url: string }>) {
      if (photos[id]) photos[id].url = url
    },
    choiceAwaited(state, { payload: isAwaited }: PayloadAction<boolean>) {
      state.isAwaited = isAwaited
    },
    /** `key`: null for the draft. Does nothing once the details are sent. */
    detailsEntered(
      state,
      { payload: { key, details: entered } }: PayloadAction<{ key: string | null; details: Partial<Details> }>,
    ) {
      const { crop } = entered
      const details = crop === undefined ? entered : { told: undefined, ...entered } // replies are about one crop
      const offered = state.offeredCrops ?? STAPLES
      if (crop && !offered.includes(crop)) state.offeredCrops = [...offered.slice(0, OFFERED_CROPS), crop]
      const scan = shownOf(state, key)
      if (!scan) Object.assign(state.detailsBeforePhoto, details)
      else if (!areDetailsFixed(scan)) Object.assign(scan.details, details)
    },
    diagnosisRequested(state, { payload: { key, askedAt, requestId } }: Keyed<{ askedAt: number; requestId: string }>) {
      const scan = state.entities[key]
      if (!scan) return
      const when = scan.wasSent ? {} : { askedAt, place: scan.status === 'draft' ? lastPlace(state) : scan.place }
      move(state, key, 'preparing', { requestId, ...when, failure: undefined, result: undefined, bytes: null })
      leaveDraft(state, key)
      for (const other of allOf(state))
        // its user has gone on
        if (other.key !== key && isRetryable(other) && !other.isUnstored) other.hasWaited = true
    },
    diagnosisCancelled(state, { payload: key }: PayloadAction<string>) {
      returnToDraft(state, key)
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
      leaveDraft(state, key)
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
      leaveDraft(state, key)
      adapter.removeOne(state, key)
    },
    storageTried(state, { payload: { key, isUnstored } }: Keyed<{ isUnstored: boolean }>) {
      if (state.entities[key]) state.entities[key].isUnstored = isUnstored
    },
    /** Its photos could not be read just now. */
    sendingPutOff(state, { payload: key }: PayloadAction<string>) {
      move(state, key, 'queued', { hasWaited: true })
    },
    /** Read from the database. */
    photosLoaded(state, { payload: photos }: PayloadAction<readonly Photo[]>) {
      for (const photo of photos) state.photos[photo.id] = photo
    },
    /** Merges the stored scans. Another tab may have sent or added some. */
    rowsRead(state, { payload: { scans, leftPhotoCount } }: PayloadAction<{ scans: Scan[]; leftPhotoCount: number }>) {
      const stored = new Set(scans.map(({ key }) => key))
      for (const scan of allOf(state)) {
        const { key, status, isUnstored } = scan
        if (stored.has(key) || isUnstored || isBusy(scan) || (status !== 'queued' && status !== 'held')) continue
        adapter.removeOne(state, key)
      }
      adapter.addMany(state, scans)
      state.leftPhotoCount = leftPhotoCount
      if (scans.length === 0) state.isUnanswered = false
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, ({ visit }) => ({ ...initialState, visit: visit + 1 }))
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
        const scan = scanOfDiagnosis(state, payload.diagnosis.id)
        if (!scan?.result) return
        const { language } = meta.arg.originalArgs
        Object.assign(scan.result, { report: payload.result, diagnosis: payload.diagnosis, language })
        scan.details.crop = payload.diagnosis.toldCrop ?? scan.details.crop
        scan.details.plot = payload.diagnosis.plot
      })
      .addMatcher(getDiagnosis.matchFulfilled, (state, { payload: { diagnosis } }) => {
        const read = scanOfDiagnosis(state, diagnosis.id)?.result?.diagnosis
        if (read) Object.assign(read, { person: diagnosis.person, asking: diagnosis.asking })
      })
      .addMatcher(deleteDiagnosis.matchFulfilled, (state, { meta }) => {
        const scan = scanOfDiagnosis(state, meta.arg.originalArgs)
        if (scan) scan.isDeleted = true
      }),
  selectors: {
    selectScans: ({ entities }) => entities,
    selectShown: shownOf,
    selectShownKey: (state, address: Address) => shownOf(state, address)?.key ?? null,
    selectDraftKey: ({ draftKey }) => draftKey,
    selectNewestDraft: newestDraft,
    selectRestoredFor: ({ restoredFor }) => restoredFor,
    selectOfferedCrops: ({ offeredCrops }) => offeredCrops ?? STAPLES,
    selectPhotos: createSelector(
      (state: ScansState, address: Address) => shownOf(state, address)?.photoIds ?? NO_PHOTOS,
      ({ photos }: ScansState) => photos,
      (ids, photos) => ids.flatMap((id) => photos[id] ?? []),
    ),
    selectFirstPhotoUrl: (state, address: Address) => {
      const scan = shownOf(state, address)
      const [first = ''] = scan?.photoIds ?? NO_PHOTOS
      const counted = scan?.photoIds[countedIndex(scan)] ?? first
      return (state.photos[counted] ?? state.photos[first])?.url // after a reload the first stands for all
    },
    selectPhotoCount: (state, address: Address) => shownOf(state, address)?.photoIds.length ?? 0,
    selectDetails: detailsOf,
    selectCrop: (state, address: Address) => detailsOf(state, address).crop,
    /** Whether the model can judge the chosen crop: photos of others show signs of trouble at most. */
    selectIsJudged: (state, address: Address) => {
      const { crop } = detailsOf(state, address)
      return crop !== OTHER_CROP && !isPhotoless(crop)
    },
    selectVisit: ({ visit }) => visit,
    selectIsAwaited: ({ isAwaited }) => isAwaited,
    selectIsBusy: isShown(isBusy),
    /** Waits for a network or for the user's choice. */
    selectIsShownQueued: isShown(isWaiting),
    /** Another photo starts another scan. */
    selectIsSettled: isShown((scan) => scan.status === 'answered' || isWaiting(scan)),
    /** No diagnosis was requested yet. */
    selectIsUnasked: (state, address: Address) => {
      const shown = shownOf(state, address)
      return shown === undefined || (!shown.hasWaited && (shown.status === 'draft' || shown.status === 'held'))
    },
    /** Why the last call failed, unless the scan waits for a network. */
    selectShownFailure: (state, address: Address) => {
      const shown = shownOf(state, address)
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
    /** Diagnose was pressed, and there is no answer: rows of "My photos". */
    selectUnanswered: selectAllWith(({ status }) => status !== 'draft' && status !== 'answered'),
    /** The diagnoses given on this visit. */
    selectGivenDiagnoses: createSelector(
      ({ entities }: ScansState) => entities,
      (entities) =>
        Object.values(entities).flatMap(({ status, result, isDeleted }) =>
          status === 'answered' && !isDeleted ? (result?.diagnosis ?? []) : [],
        ),
    ),
    selectPhotosById: ({ photos }) => photos,
    selectSendingKey: (state) => allOf(state).find(({ status }) => status === 'sending')?.key ?? null,
  },
})

/** An earlier call with larger copies succeeded after all: its diagnosis is in the history. */
function answeredEarlier(state: ScansState, key: string) {
  const result = {
    report: null,
    diagnosis: null,
    language: DEFAULT_LANGUAGE,
    answeredAt: state.entities[key]?.askedAt ?? 0,
  }
  move(state, key, 'answered', { result, hasWaited: true })
}

/** None of the chosen photos can be sent. */
function isUnsendable(state: ScansState, address: Address) {
  const photos = shownOf(state, address)?.photoIds.map((id) => state.photos[id]) ?? []
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
function needsPhoto(state: ScansState, address: Address) {
  const shown = shownOf(state, address)
  if (!shown || isUnsendable(state, address) || isWaiting(shown) || shown.status === 'failed') return true
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
  scansRestored,
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
  photosLoaded,
  rowsRead,
} = scansSlice.actions

const { selectRestoredFor } = injected.selectors
export const {
  selectScans,
  selectShown,
  selectShownKey,
  selectDraftKey,
  selectNewestDraft,
  selectOfferedCrops,
  selectPhotos,
  selectFirstPhotoUrl,
  selectPhotoCount,
  selectDetails,
  selectCrop,
  selectIsJudged,
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
  selectUnanswered,
  selectGivenDiagnoses,
  selectPhotosById,
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

/** Whether the stored scans of the account are in the state. */
export const selectIsRestored = (state: RootState) => selectRestoredFor(state) === selectAccount(state)

/** Whether the shown scan was judged on the phone and waits; the next photo starts another scan. */
export const selectIsShownHeld = (state: RootState, address: Address) =>
  selectShown(state, address)?.status === 'held' && selectIsShownQueued(state, address)

export const photoCountOf = (scans: readonly Scan[]) => scans.reduce((sum, { photoIds }) => sum + photoIds.length, 0)

/** Photos that wait; not those of the shown scan while it is sent for the first time, or right after it was judged. */
export const selectWaitingPhotoCount = (state: RootState, address: Address) => {
  const shownKey = selectShownKey(state, address)
  const waiting = [...selectQueue(state), ...selectHeld(state)]
  return photoCountOf(waiting.filter(({ key, hasWaited }) => hasWaited || key !== shownKey))
}
