import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'

import { api } from '~/client/api/api'
import { correctDiagnosis } from '~/client/api/diagnosisApi'
import { sessionEnded } from '~/client/api/sessionEnded'
import { rootReducer } from '~/client/store/store'
import { isPhotoless } from '~/contract/crops/crops'
import { OTHER_CROP } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'

import {
  emptyState,
  closed,
  corrected,
  failed,
  isAskedAbout,
  isOpenQueued,
  isOpenWaiting,
  isReady,
  isSettled,
  isUnsendable,
  needsPhoto,
  open,
  openSet,
  photosToAddTo,
  rejected,
  restored,
  shownAnew,
  started,
  withKey,
} from './diagnosisState'
import type { DiagnosisState, Keyed, Photo } from './diagnosisState'
import { setRemoved, setsRead } from './waiting/waitingSlice'

const { predict } = api.endpoints

/** The current diagnosis, from the choice of photos to the result. */
const diagnosisSlice = createSlice({
  name: 'diagnosis',
  initialState: emptyState(null, 0),
  reducers: {
    screenOpened: () => undefined,
    photosAdded: {
      prepare: (photos: Photo[]) => withKey({ photos }),
      reducer: (state, { payload: { photos, key } }: Keyed<{ photos: Photo[] }>) => {
        if (isAskedAbout(state)) state.followsId = null
        open(state, key, { photos: [...photosToAddTo(state), ...photos] })
      },
    },
    choiceAwaited: (state, { payload: isAwaited }: PayloadAction<boolean>) => {
      state.isAwaited = isAwaited
    },
    photoRemoved: {
      prepare: (id: string) => withKey({ id }),
      reducer: (state, { payload: { id, key } }: Keyed<{ id: string }>) => {
        open(state, key, { photos: openSet(state).photos.filter((photo) => photo.id !== id) })
      },
    },
    photosRestored: restored,
    photoRejected: rejected,
    photoShownAnew: shownAnew,
    followsIdChanged: (state, { payload: id }: PayloadAction<string | null>) => {
      state.followsId = id
    },
    cropTold: (state, { payload: crop }: PayloadAction<string | null>) => {
      state.crop = crop
    },
    /** The field, and what was told of the plants before. */
    factsTold: (state, { payload }: PayloadAction<Partial<Pick<DiagnosisState, 'crop' | 'plot'>>>) => {
      Object.assign(state, payload)
    },
    diagnosisStarted: (
      state,
      { payload: { key, sentAt, language } }: Keyed<{ sentAt: number; language: Language }>,
    ) => {
      if (key !== state.openKey) return
      state.sets[key] = started(openSet(state), sentAt, language)
    },
    photosPrepared: ({ sets }, { payload: { key, bytes } }: Keyed<{ bytes: number }>) => {
      if (sets[key]) sets[key].uploadBytes = bytes
    },
    diagnosisCancelled: (state) => {
      const set = openSet(state)
      if (set.status === 'busy') set.status = 'ready'
    },
    /** They stay on this phone until they can be sent. */
    photosPostponed: ({ sets }, { payload: key }: PayloadAction<string>) => {
      if (sets[key]) Object.assign(sets[key], { status: 'waiting', hasWaited: true })
    },
    photosClosed: (state, { payload: key }: PayloadAction<string>) => closed(state, key),
    screenLeft: (state, { payload: isKept }: PayloadAction<boolean>) =>
      isKept ? { ...state, visit: state.visit + 1, isAwaited: false } : emptyState(state.crop, state.visit + 1),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, ({ visit }) => emptyState(null, visit + 1))
      .addCase(setRemoved, (state, { payload: key }) => (isReady(state) ? state : closed(state, key)))
      .addCase(setsRead, (state, { payload: waiting }) => {
        const isElsewhere = !waiting.some(({ key }) => key === state.openKey)
        if (isOpenWaiting(state) && isElsewhere) openSet(state).status = 'ready' // another tab has sent them
      })
      // a result about earlier photos changes the balance only, which is the session's
      .addMatcher(predict.matchFulfilled, (state, { payload, meta }) => {
        const { idempotencyKey } = meta.arg.originalArgs
        const diagnosed = { status: 'diagnosed', report: payload.result, diagnosis: payload.diagnosis } as const
        Object.assign(state.sets[idempotencyKey] ?? {}, diagnosed)
      })
      .addMatcher(predict.matchRejected, ({ sets }, { meta, payload, error }) => {
        const set = sets[meta.arg.originalArgs.idempotencyKey]
        if (!meta.aborted && set) failed(set, payload ?? error)
      })
      .addMatcher(correctDiagnosis.matchFulfilled, (state, { payload, meta }) => {
        corrected(state, payload, meta.arg.originalArgs.language)
      }),
  selectors: {
    selectKey: ({ openKey }) => openKey,
    selectPhotos: (state) => openSet(state).photos,
    selectFirstPhotoUrl: (state) => openSet(state).photos[0]?.url,
    selectPhotoCount: (state) => openSet(state).photos.length,
    selectStatus: (state) => openSet(state).status,
    selectIsBusy: (state) => openSet(state).status === 'busy',
    selectIsAwaited: ({ isAwaited }) => isAwaited,
    selectFirstSentAt: (state) => openSet(state).firstSentAt,
    selectUploadBytes: (state) => openSet(state).uploadBytes,
    selectFailure: (state) => openSet(state).failure,
    selectReport: (state) => openSet(state).report,
    selectDiagnosis: (state) => openSet(state).diagnosis,
    selectResultLanguage: (state) => openSet(state).language,
    selectCrop: ({ crop }) => crop,
    selectPlot: ({ plot }) => plot,
    /** Whether a photo of the told crop can be judged: of others it shows signs of trouble at most. */
    selectIsJudged: ({ crop }) => crop !== OTHER_CROP && !isPhotoless(crop),
    selectFollowsId: ({ followsId }) => followsId,
    selectVisit: ({ visit }) => visit,
    /** How many there are decides how many can be added. */
    selectPhotosToAddTo: photosToAddTo,
    selectIsSettled: isSettled,
    selectIsChosenWaiting: isOpenWaiting,
    selectIsChosenQueued: isOpenQueued,
    selectHasWaited: (state) => openSet(state).hasWaited,
    selectIsUnsendable: isUnsendable,
    selectNeedsPhoto: needsPhoto,
  },
})

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof diagnosisSlice> {}
}

const injected = diagnosisSlice.injectInto(rootReducer)

export const {
  screenOpened,
  screenLeft,
  photosAdded,
  choiceAwaited,
  photoRemoved,
  photosRestored,
  photoRejected,
  photoShownAnew,
  followsIdChanged,
  cropTold,
  factsTold,
  diagnosisStarted,
  photosPrepared,
  diagnosisCancelled,
  photosPostponed,
  photosClosed,
} = diagnosisSlice.actions

export const {
  selectKey,
  selectPhotos,
  selectFirstPhotoUrl,
  selectPhotoCount,
  selectStatus,
  selectIsBusy,
  selectIsAwaited,
  selectFirstSentAt,
  selectUploadBytes,
  selectFailure,
  selectReport,
  selectDiagnosis,
  selectResultLanguage,
  selectCrop,
  selectPlot,
  selectIsJudged,
  selectFollowsId,
  selectVisit,
  selectPhotosToAddTo,
  selectIsSettled,
  selectIsChosenWaiting,
  selectIsChosenQueued,
  selectHasWaited,
  selectIsUnsendable,
  selectNeedsPhoto,
} = injected.selectors
