import {
  detailsEntered,
  diagnosisCancelled,
  diagnosisRequested,
  photoRejected,
  photosAdded,
  rowsRead,
  scanHeld,
  scansRestored,
  selectDetails,
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
  const { key } = selectShown(store.getState(), null)!
  store.dispatch(diagnosisRequested({ key, askedAt: 1, requestId: 'r1' }))
  store.dispatch(photosAdded([photo('next')]))
  return { store, key }
}

it('removes a scan whose only photo cannot be sent after another one has replaced it', () => {
  const { store, key } = storeWithReplaced(['bad'])
  store.dispatch(photoRejected({ id: 'bad', reason: 'unreadable' }))
  expect(selectScans(store.getState())[key]).toBeUndefined()
  expect(selectPhotos(store.getState(), null).map(({ id }) => id)).toEqual(['next'])
})

it('keeps the other photos of a replaced scan as a draft', () => {
  const { store, key } = storeWithReplaced(['bad', 'good'])
  store.dispatch(photoRejected({ id: 'bad', reason: 'unreadable' }))
  expect(selectScans(store.getState())[key]).toMatchObject({ status: 'draft', photoIds: ['bad', 'good'] })
  expect(selectPhotos(store.getState(), null).map(({ id }) => id)).toEqual(['next'])
})

it('other photos start another scan, without the details of the one before', () => {
  const store = makeStore()
  store.dispatch(photosAdded([photo('one')]))
  const { key } = selectShown(store.getState(), null)!
  store.dispatch(detailsEntered({ key, details: { crop: 'tomato', plot: 'River' } }))
  store.dispatch(photosAdded([photo('two')]))
  const { key: both } = selectShown(store.getState(), null)!
  expect(selectScans(store.getState())[both]).toMatchObject({ details: { crop: 'tomato', plot: 'River' } })

  store.dispatch(diagnosisRequested({ key: both, askedAt: 1, requestId: 'r1' }))
  expect(selectShown(store.getState(), null)).toBeUndefined()
  expect(selectDetails(store.getState(), null)).toEqual({ crop: null, followsId: null })
  expect(selectShown(store.getState(), both)).toMatchObject({ details: { crop: 'tomato', plot: 'River' } })
})

it('a scan that is cancelled is the draft again, unless there is another', () => {
  const { store, key } = storeWithReplaced(['one'])
  const { key: next } = selectShown(store.getState(), null)!
  store.dispatch(diagnosisCancelled(key))
  expect(selectShown(store.getState(), null)).toMatchObject({ key: next })
  expect(selectShown(store.getState(), key)).toMatchObject({ status: 'draft' })
})

it('removes a held scan that another tab has sent', () => {
  const store = makeStore()
  store.dispatch(photosAdded([photo('one'), photo('two')]))
  const { key } = selectShown(store.getState(), null)!
  const preview = { verdict: {}, modelVersion: 'v', crop: null }
  store.dispatch(scanHeld({ key, preview, details: {}, bytes: 2, askedAt: 1 }))
  expect(selectShown(store.getState(), null)).toBeUndefined()
  store.dispatch(rowsRead({ scans: [], leftPhotoCount: 0 }))
  expect(selectShown(store.getState(), key)).toBeUndefined()
})

describe('replies of the key', () => {
  const told = 'tomatoFuzz:yes'
  const link = detailsEntered({ key: null, details: { crop: 'tomato', told } })
  const detailsIn = (store: ReturnType<typeof makeStore>) => selectDetails(store.getState(), null)

  it('stay with the photos that are chosen later, and with another field', () => {
    const store = makeStore()
    store.dispatch(link)
    store.dispatch(detailsEntered({ key: null, details: { plot: 'River' } }))
    store.dispatch(photosAdded([photo('one')]))
    store.dispatch(photosAdded([photo('two')]))
    expect(detailsIn(store)).toMatchObject({ crop: 'tomato', plot: 'River', told })
  })

  it.each(['maize', null])('leave when another crop is chosen: %s', (crop) => {
    const store = makeStore()
    store.dispatch(link)
    store.dispatch(detailsEntered({ key: null, details: { crop } }))
    expect(detailsIn(store)).toMatchObject({ crop, told: undefined })
    store.dispatch(link)
    store.dispatch(photosAdded([photo('one')]))
    store.dispatch(detailsEntered({ key: null, details: { crop } }))
    expect(detailsIn(store)).toMatchObject({ crop, told: undefined })
  })

  it.each([
    [null, told],
    ['tomato', told],
    ['maize', undefined],
  ])('of a link join a stored draft only if its crop (%s) is the same', (crop, joined) => {
    const store = makeStore()
    store.dispatch(photosAdded([photo('one')]))
    const draft = selectShown(store.getState(), null)!
    const stored = { ...draft, details: { crop, followsId: null } }
    const next = makeStore()
    next.dispatch(link)
    next.dispatch(rowsRead({ scans: [stored], leftPhotoCount: 0 }))
    next.dispatch(scansRestored(null))
    expect(detailsIn(next)).toMatchObject({ crop: crop ?? 'tomato', told: joined })
  })
})
