import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'

import { api } from '~/client/store/api'
import { sessionExpired } from '~/client/store/baseQueryWithReauth'
import { signedOut } from '~/client/store/sessionSlice'
import { rootReducer } from '~/client/store/store'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Diagnosis } from '~/contract/responses'

import { correctDiagnosis } from '~/client/store/diagnosisApi'

/** The chosen photo. Its bytes are in `useDiagnosis`: a Blob is not serialisable. `id` is its idempotency key. */
type Photo = { id: string; name: string; sizeBytes: number; url: string; firstSentAt: number | null }

type DiagnosisState = {
  photo: Photo | null
  status: 'ready' | 'busy' | 'answered' | 'failed'
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
  /** The photo kept in the browser until there is a network; may be the chosen one. */
  waitingPhotoId: string | null
}

const initialState: DiagnosisState = {
  photo: null,
  status: 'ready',
  report: null,
  diagnosis: null,
  language: DEFAULT_LANGUAGE,
  crop: null,
  linkedTo: null,
  waitingPhotoId: null,
}

const { predict } = api.endpoints

/** The current diagnosis, from the choice of a photo to the answer. */
const diagnosisSlice = createSlice({
  name: 'diagnosis',
  initialState,
  reducers: {
    photoChosen: ({ waitingPhotoId, crop, linkedTo }, { payload: photo }: PayloadAction<Photo>) => ({
      ...initialState,
      photo,
      crop,
      linkedTo,
      waitingPhotoId,
    }),
    linked: (state, { payload: id }: PayloadAction<string | null>) => {
      state.linkedTo = id
    },
    cropTold: (state, { payload: crop }: PayloadAction<string | null>) => {
      state.crop = crop
    },
    diagnosisStarted: (state, { payload }: PayloadAction<{ sentAt: number; language: Language }>) => {
      if (state.photo) state.photo.firstSentAt ??= payload.sentAt
      state.language = payload.language
      state.status = 'busy'
      state.report = null
      state.diagnosis = null
    },
    /** Too large to be sent. */
    photoRejected: (state, { payload: id }: PayloadAction<string>) => {
      if (state.photo?.id === id) state.status = 'failed'
    },
    waitingPhotoRead: (state, { payload: id }: PayloadAction<string | null>) => {
      state.waitingPhotoId = id
    },
    waitingPhotoDiscarded: (state) =>
      state.photo?.id === state.waitingPhotoId
        ? { ...initialState, crop: state.crop }
        : { ...state, waitingPhotoId: null },
    screenLeft: ({ crop }) => ({ ...initialState, crop }),
  },
  extraReducers: (builder) =>
    builder
      // an answer about an earlier photo changes the balance only, which is the session's
      .addMatcher(predict.matchFulfilled, (state, { payload, meta }) => {
        const { idempotencyKey } = meta.arg.originalArgs
        if (state.waitingPhotoId === idempotencyKey) state.waitingPhotoId = null
        if (state.photo?.id !== idempotencyKey) return
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
      .addMatcher(predict.matchRejected, (state, { meta }) => {
        if (state.photo?.id === meta.arg.originalArgs.idempotencyKey) state.status = 'failed'
      })
      // a phone may be shared
      .addMatcher(isAnyOf(signedOut, sessionExpired), () => initialState),
  selectors: {
    selectDiagnosis: (state) => state,
    selectPhoto: ({ photo }) => photo,
    selectIsChosenWaiting: ({ photo, waitingPhotoId }) => photo !== null && photo.id === waitingPhotoId,
  },
})

declare module '~/client/store/store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- merging needs an interface
  interface FeatureSlices extends WithSlice<typeof diagnosisSlice> {}
}

const injected = diagnosisSlice.injectInto(rootReducer)

export const {
  photoChosen,
  linked,
  cropTold,
  diagnosisStarted,
  photoRejected,
  waitingPhotoRead,
  waitingPhotoDiscarded,
  screenLeft,
} = diagnosisSlice.actions
export const { selectDiagnosis, selectPhoto, selectIsChosenWaiting } = injected.selectors
