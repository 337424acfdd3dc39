import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'

import { api } from '~/client/store/api'
import { isAccountLeft } from '~/client/store/sessionSlice'
import { rootReducer } from '~/client/store/store'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { correctDiagnosis } from '~/client/store/diagnosisApi'

import { isFinal } from './diagnosisFailure'
import type { Unsendable } from './photos/resizePhoto'

/** A chosen photo. Its bytes are in `photoCopies`: a Blob is not serialisable. `problem`: why it cannot be sent. */
export type Photo = { id: string; sizeBytes: number; url: string; problem: Unsendable | null }

type DiagnosisState = {
  /** Of one field, for one answer. */
  photos: Photo[]
  /** The idempotency key of exactly these photos; null without any. */
  key: string | null
  firstSentAt: number | null
  /** Refused: these photos would be refused again. */
  status: 'ready' | 'busy' | 'answered' | 'failed' | 'refused'
  /** Of the copies that are being sent, together; null until they are made. */
  uploadBytes: number | null
  /** Markdown. */
  report: string | null
  /** The report as data; null also where the server gave none. */
  diagnosis: Diagnosis | null
  /** Of report and diagnosis. */
  language: Language
  /** What the farmer has told of the crop: an id of the server's list, 'other', or null. */
  crop: string | null
  /** The earlier diagnosis whose plants are looked at again. */
  linkedTo: string | null
  /** The key of the photos kept in the browser until there is a network; may be the chosen ones. */
  waitingPhotoId: string | null
}

const initialState: DiagnosisState = {
  photos: [],
  key: null,
  firstSentAt: null,
  status: 'ready',
  uploadBytes: null,
  report: null,
  diagnosis: null,
  language: DEFAULT_LANGUAGE,
  crop: null,
  linkedTo: null,
  waitingPhotoId: null,
}

type Choice = Pick<DiagnosisState, 'photos'> & { key: string }

type Restored = Choice & Pick<DiagnosisState, 'firstSentAt'> & { crop: string | null | undefined }

/** Other photos are another question: the answer and the key of those before are no longer theirs. */
const withPhotos = ({ crop, linkedTo, waitingPhotoId }: DiagnosisState, { photos, key }: Choice): DiagnosisState => ({
  ...initialState,
  crop,
  linkedTo,
  waitingPhotoId,
  photos,
  key: photos.length === 0 ? null : key,
})

/** Photos that are answered, or wait for a network, are settled: another choice begins anew. */
const isSettled = ({ key, status, waitingPhotoId }: DiagnosisState) =>
  status === 'answered' || (key !== null && key === waitingPhotoId)

/** A photo that cannot be sent, or was refused, gives way to the next one. */
const photosToAddTo = (state: DiagnosisState) =>
  isSettled(state) || state.status === 'refused' ? [] : state.photos.filter(({ problem }) => problem === null)

const { predict } = api.endpoints

/** The current diagnosis, from the choice of photos to the answer. */
const diagnosisSlice = createSlice({
  name: 'diagnosis',
  initialState,
  reducers: {
    photosAdded: (state, { payload: { photos, key } }: PayloadAction<Choice>) =>
      withPhotos(state, { photos: [...photosToAddTo(state), ...photos], key }),
    photoRemoved: (state, { payload: { id, key } }: PayloadAction<{ id: string; key: string }>) =>
      withPhotos(state, { photos: state.photos.filter((photo) => photo.id !== id), key }),
    photosRestored: (state, { payload: { crop = state.crop, firstSentAt, ...choice } }: PayloadAction<Restored>) => ({
      ...withPhotos(state, choice),
      crop,
      firstSentAt,
    }),
    photoRejected: (state, { payload: { id, reason } }: PayloadAction<{ id: string; reason: Unsendable }>) => {
      const photo = state.photos.find((one) => one.id === id)
      if (!photo) return
      photo.problem = reason
      if (state.status === 'busy') state.status = 'failed'
    },
    linked: (state, { payload: id }: PayloadAction<string | null>) => {
      state.linkedTo = id
    },
    cropTold: (state, { payload: crop }: PayloadAction<string | null>) => {
      state.crop = crop
    },
    diagnosisStarted: (state, { payload }: PayloadAction<{ sentAt: number; language: Language }>) => {
      state.firstSentAt ??= payload.sentAt
      state.language = payload.language
      state.status = 'busy'
      state.uploadBytes = null
      state.report = null
      state.diagnosis = null
    },
    photosPrepared: (state, { payload: { key, bytes } }: PayloadAction<{ key: string; bytes: number }>) => {
      if (state.key === key) state.uploadBytes = bytes
    },
    diagnosisCancelled: (state) => {
      state.status = 'ready'
    },
    waitingPhotoRead: (state, { payload: id }: PayloadAction<string | null>) => {
      state.waitingPhotoId = id
    },
    waitingPhotoDiscarded: (state) =>
      state.key === state.waitingPhotoId ? { ...initialState, crop: state.crop } : { ...state, waitingPhotoId: null },
    screenLeft: ({ crop }) => ({ ...initialState, crop }),
  },
  extraReducers: (builder) =>
    builder
      // an answer about earlier photos changes the balance only, which is the session's
      .addMatcher(predict.matchFulfilled, (state, { payload, meta }) => {
        const { idempotencyKey } = meta.arg.originalArgs
        if (state.waitingPhotoId === idempotencyKey) state.waitingPhotoId = null
        if (state.key !== idempotencyKey) return
        state.status = 'answered'
        state.report = payload.result
        state.diagnosis = payload.diagnosis
      })
      .addMatcher(correctDiagnosis.matchFulfilled, (state, { payload, meta }) => {
        if (state.diagnosis?.id !== payload.diagnosis.id) return
        state.report = payload.result
        state.diagnosis = payload.diagnosis
        state.language = meta.arg.originalArgs.language
      })
      .addMatcher(predict.matchRejected, (state, { meta, payload }) => {
        if (meta.aborted || state.key !== meta.arg.originalArgs.idempotencyKey) return
        state.status = isFinal(payload) ? 'refused' : 'failed'
      })
      .addMatcher(isAccountLeft, () => initialState),
  selectors: {
    selectDiagnosis: (state) => state,
    selectPhotos: ({ photos }) => photos,
    selectKey: ({ key }) => key,
    /** How many there are decides how many can be added. */
    selectPhotosToAddTo: photosToAddTo,
    selectIsSettled: isSettled,
    selectIsChosenWaiting: ({ key, waitingPhotoId }) => key !== null && key === waitingPhotoId,
  },
})

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof diagnosisSlice> {}
}

const injected = diagnosisSlice.injectInto(rootReducer)

export const {
  photosAdded,
  linked,
  photoRemoved,
  photosRestored,
  photoRejected,
  cropTold,
  diagnosisStarted,
  photosPrepared,
  diagnosisCancelled,
  waitingPhotoRead,
  waitingPhotoDiscarded,
  screenLeft,
} = diagnosisSlice.actions
export const { selectDiagnosis, selectPhotos, selectKey, selectPhotosToAddTo, selectIsSettled, selectIsChosenWaiting } =
  injected.selectors
