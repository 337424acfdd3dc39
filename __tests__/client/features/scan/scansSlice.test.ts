import {
  diagnosisRequested,
  photoRejected,
  photoRemoved,
  photosAdded,
  rowsRead,
  scanHeld,
  selectPhotos,
  selectScans,
  selectShown,
} from '~/client/features/scan/scansSlice'
import { makeStore } from '~/client/store/store'

const photo = (id: string) => ({ id, url: `blob:${id}`, sizeBytes: 1, problem: null })

/** Diagnose was pressed for photos, and others were chosen while their copies were made. */
function storeWithReplaced(ids: readonly string[]) {
  const store = makeStore()
  store.dispatch(photosAdded(ids.map(photo)))
  const { key } = selectShown(store.getState())!
  store.dispatch(diagnosisRequested({ key, askedAt: 1, plot: null, requestId: 'r1' }))
  store.dispatch(photosAdded([photo('next')]))
  return { store, key }
}

it('removes a scan whose only photo cannot be sent after another one has replaced it', () => {
  const { store, key } = storeWithReplaced(['bad'])
  store.dispatch(photoRejected({ id: 'bad', reason: 'unreadable' }))
  expect(selectScans(store.getState())[key]).toBeUndefined()
  expect(selectPhotos(store.getState()).map(({ id }) => id)).toEqual(['next'])
})

it('keeps the other photos of a replaced scan as a draft', () => {
  const { store, key } = storeWithReplaced(['bad', 'good'])
  store.dispatch(photoRejected({ id: 'bad', reason: 'unreadable' }))
  expect(selectScans(store.getState())[key]).toMatchObject({ status: 'draft', photoIds: ['bad', 'good'] })
  expect(selectPhotos(store.getState()).map(({ id }) => id)).toEqual(['next'])
})

function storeWithPreview() {
  const store = makeStore()
  store.dispatch(photosAdded([photo('one'), photo('two')]))
  const { key } = selectShown(store.getState())!
  const preview = { verdict: {}, modelVersion: 'v', crop: null }
  store.dispatch(scanHeld({ key, preview, details: {}, bytes: 2, askedAt: 1 }))
  return { store, key }
}

it.each([
  ['another photo', photosAdded([photo('three')])],
  ['one photo less', photoRemoved('one')],
])('leaves no held scan behind when it becomes a draft with %s', (_, action) => {
  const { store, key } = storeWithPreview()
  store.dispatch(action)
  expect(Object.keys(selectScans(store.getState()))).toHaveLength(1)
  expect(selectScans(store.getState())[key]).toBeUndefined()
})

it('closes a shown held scan that another tab has sent', () => {
  const { store } = storeWithPreview()
  store.dispatch(rowsRead({ scans: [], leftPhotoCount: 0 }))
  expect(selectShown(store.getState())).toBeUndefined()
  expect(store.getState()).toMatchObject({ scans: { shownKey: null, entities: {} } })
})
