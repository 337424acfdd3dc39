import type { PayloadAction, SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

import type { Unsendable } from '~/client/store/photoCopies'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import type { Language } from '~/contract/languages'
import type { Diagnosis, DiagnosisResponse } from '~/contract/responses'

import { isFinal } from './diagnosisFailure'
import { randomId } from './photos/randomId'

/** A chosen photo. Its bytes are in `PhotoCopies`. `problem`: why it cannot be sent. */
export type Photo = { id: string; sizeBytes: number; url: string; problem: Unsendable | null }

/** Photos of one field, for one result. */
export type PhotoSet = {
  photos: Photo[]
  firstSentAt: number | null
  /** Waiting: kept on this phone until they can be sent. Refused: these photos would be refused again. */
  status: 'ready' | 'busy' | 'waiting' | 'diagnosed' | 'failed' | 'refused'
  /** Sent again by itself, it stays in the list. */
  hasWaited: boolean
  /** Of the copies that are being sent, together; null until they are made. */
  uploadBytes: number | null
  /** Of the last call. */
  failure: FetchBaseQueryError | SerializedError | null
  /** Markdown. */
  report: string | null
  /** The report as data; null also where the server gave none. */
  diagnosis: Diagnosis | null
  /** Of report and diagnosis. */
  language: Language
}

export type DiagnosisState = {
  /** By the idempotency key of exactly these photos: other photos are another set. */
  sets: Record<string, PhotoSet>
  /** The set on the screen; null without photos. */
  openKey: string | null
  /** What the farmer has told of the crop: an id of the server's list, 'other', or null. */
  crop: string | null
  /** The field, in the farmer's own words; null for none. Missing: as it was told last on this phone. */
  plot?: string | null | undefined
  /** The earlier diagnosis whose plants are looked at again. */
  followsId: string | null
  /** How often the screen was left. */
  visit: number
  /** Diagnose was pressed while chosen photos were still being read. */
  isAwaited: boolean
}

export const withKey = <Payload>(payload: Payload) => ({ payload: { ...payload, key: randomId() } })
export type Keyed<Payload> = PayloadAction<Payload & { key: string }>

type Restored = Pick<PhotoSet, 'photos' | 'firstSentAt' | 'status'> &
  Pick<DiagnosisState, 'followsId' | 'plot'> & { crop: string | null | undefined }

const NO_PHOTOS: PhotoSet = {
  photos: [],
  firstSentAt: null,
  status: 'ready',
  hasWaited: false,
  uploadBytes: null,
  failure: null,
  report: null,
  diagnosis: null,
  language: DEFAULT_LANGUAGE,
}

export const emptyState = (crop: string | null, visit: number): DiagnosisState => ({
  sets: {},
  openKey: null,
  crop,
  followsId: null,
  visit,
  isAwaited: false,
})

export const openSet = ({ sets, openKey }: DiagnosisState): PhotoSet =>
  (openKey === null ? NO_PHOTOS : sets[openKey]) ?? NO_PHOTOS

/** The screen shows one set: the one before leaves with its result. */
export function open(state: DiagnosisState, key: string, set: Partial<PhotoSet> & Pick<PhotoSet, 'photos'>) {
  const hasPhotos = set.photos.length > 0
  state.openKey = hasPhotos ? key : null
  state.sets = hasPhotos ? { [key]: { ...NO_PHOTOS, ...set } } : {}
}

/** Without these photos on the screen. */
export const closed = (state: DiagnosisState, key: string) =>
  state.openKey === key ? emptyState(state.crop, state.visit) : state

/** Photos that wait keep what was told with them; for others, what a link has told since holds. */
export function restored(state: DiagnosisState, { payload }: Keyed<Restored>) {
  const { key, crop = state.crop, plot, followsId, ...set } = payload
  const hasWaited = set.status !== 'ready'
  open(state, key, { ...set, hasWaited })
  if (hasWaited) Object.assign(state, { crop, plot, followsId })
  state.crop ??= crop
  state.plot ??= plot
  state.followsId ??= followsId
}

export const started = (
  { photos, firstSentAt, hasWaited }: PhotoSet,
  sentAt: number,
  language: Language,
): PhotoSet => ({
  ...NO_PHOTOS,
  ...{ photos, hasWaited, language },
  firstSentAt: firstSentAt ?? sentAt,
  status: 'busy',
})

/** What the farmer has told of the open set since its result. */
export function corrected(state: DiagnosisState, { result, diagnosis }: DiagnosisResponse, language: Language) {
  const set = openSet(state)
  if (set.diagnosis?.id !== diagnosis.id) return
  Object.assign(set, { report: result, diagnosis, language })
  Object.assign(state, { crop: diagnosis.toldCrop ?? state.crop, plot: diagnosis.plot })
}

export function rejected(
  state: DiagnosisState,
  { payload: { id, reason } }: PayloadAction<{ id: string; reason: Unsendable }>,
) {
  const set = openSet(state)
  const photo = set.photos.find((one) => one.id === id)
  if (!photo) return
  photo.problem = reason
  if (set.status === 'busy') set.status = 'failed'
}

/** Its file is gone, and its copy is there. */
export function shownAnew(state: DiagnosisState, { payload: { id, url } }: PayloadAction<{ id: string; url: string }>) {
  const photo = openSet(state).photos.find((one) => one.id === id)
  if (photo) photo.url = url
}

export function failed(set: PhotoSet, failure: NonNullable<PhotoSet['failure']>) {
  set.failure = failure
  set.status = isFinal(failure) ? 'refused' : set.hasWaited ? 'waiting' : 'failed'
}

/** The next photos follow nothing. */
export const isAskedAbout = (state: DiagnosisState) => ['busy', 'waiting'].includes(openSet(state).status)

export const isReady = (state: DiagnosisState) => openSet(state).status === 'ready'

export const isOpenWaiting = (state: DiagnosisState) => openSet(state).status === 'waiting'

/** Also while it is tried again. */
export const isOpenQueued = (state: DiagnosisState) => openSet(state).hasWaited && isAskedAbout(state)

/** Photos that have a result, or wait for a network, are settled: another choice begins anew. */
export const isSettled = (state: DiagnosisState) => openSet(state).status === 'diagnosed' || isOpenWaiting(state)

/** Photos that are being sent go on without the screen. A photo that cannot be sent, or was refused, gives way to the next one. */
export const photosToAddTo = (state: DiagnosisState) => {
  const { photos, status } = openSet(state)
  const isOver = isSettled(state) || status === 'refused' || status === 'busy'
  return isOver ? [] : photos.filter(({ problem }) => problem === null)
}

/** None of the chosen photos can be sent. */
export function isUnsendable(state: DiagnosisState) {
  const { photos } = openSet(state)
  return photos.length > 0 && photos.every(({ problem }) => problem !== null)
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
export function needsPhoto(state: DiagnosisState) {
  const { photos, status, diagnosis } = openSet(state)
  const isRefused =
    status === 'refused' || status === 'waiting' || (diagnosis !== null && RETAKE.has(diagnosis.verdict))
  return photos.length === 0 || isRefused || isUnsendable(state)
}
