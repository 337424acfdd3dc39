import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { sessionEnded } from '~/client/api/apiActions'
import { selectDetails } from '~/client/features/scan/scansSlice'
import { CROP_FIELD, FOLLOWS_FIELD } from '~/contract/endpoints'
import { paths } from '~/contract/paths'
import { SHARED_PARAMETER } from '~/contract/sharedPhotos'

import { renderApp, serverForEachTest, storeSession } from '../../../../support/renderApp'
import { diagnoseButton, fileInput, findReport, leaf, removePhoto, sentKeys } from '../../../../support/renderPredict'
import { setViewport } from '../../../../support/viewport'
import { storedDrafts } from '../../../../support/storedScans'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const ONE = 'The chosen leaf photo'
const shown = (count: number) => screen.findByAltText(count === 1 ? ONE : `Leaf photo ${count} of ${count}`)
const expectEmpty = async () => {
  await screen.findByLabelText('Leaf photo')
  await waitFor(async () => {
    expect(await kept()).toBeUndefined()
  })
  expect(screen.queryByAltText(/^(Leaf photo \d|The chosen leaf photo)/)).not.toBeInTheDocument()
}
const kept = async () => (await storedDrafts())[0]
const choose = (count: number) => {
  fireEvent.change(fileInput(), { target: { files: Array.from({ length: count }, leaf) } })
}

/** Photos that the phone has kept; a signed-in farmer, or a visitor. */
async function renderChosen(isSignedIn: boolean, address: string = paths.predict, count = 2) {
  if (isSignedIn) await storeSession(server())
  const app = renderApp(address, server())
  await screen.findByText(`Credits left: ${isSignedIn ? 5 : 0}`)
  choose(count)
  await shown(count)
  await waitForKept(count)
  return app
}

const waitForKept = (count: number) =>
  waitFor(async () => {
    expect((await kept())?.photos).toHaveLength(count)
  })

const reload = (address: string, at: FastifyInstance = server()) => {
  cleanup()
  return renderApp(address, at)
}

it.each([true, false])('chosen photos and details survive a reload; signed in: %s', async (isSignedIn) => {
  await renderChosen(isSignedIn, `${paths.predict}?${CROP_FIELD}=maize`)
  await waitFor(async () => {
    expect(await kept()).toMatchObject({ details: { crop: 'maize' } })
  })
  const app = reload(paths.predict)
  await shown(2)
  expect(selectDetails(app.store.getState(), null)).toMatchObject({ crop: 'maize' })
  expect(sentKeys()).toEqual([])
  await removePhoto(app, 1)
  await waitForKept(1)
  await removePhoto(app, 1)
  await waitFor(async () => {
    expect(await kept()).toBeUndefined()
  })
})

it('chosen photos survive navigation until they are sent', async () => {
  const { router, user } = await renderChosen(true)
  await act(() => router.navigate(paths.library))
  await act(() => router.navigate(paths.predict))
  await shown(2)
  await user.click(diagnoseButton())
  await findReport()
  await act(() => router.navigate(paths.about))
  await act(() => router.navigate(paths.predict))
  await expectEmpty()
  reload(paths.predict)
  await expectEmpty()
})

it('a follow-up and a crop from a link apply to photos chosen before', async () => {
  await renderChosen(false)
  const { store } = reload(`${paths.predict}?${CROP_FIELD}=tomato&${FOLLOWS_FIELD}=d1`)
  await shown(2)
  expect(selectDetails(store.getState(), null)).toMatchObject({ crop: 'tomato', followsId: 'd1' })
})

it('shared photos are added to chosen ones up to six, and start a new scan after a result', async () => {
  let shared = [leaf()]
  const found = () => shared.map((_, index) => ({ url: `https://jani.example/shared/${Date.now()}/${index}/leaf.jpg` }))
  const cache = {
    keys: async () => found(),
    match: async () => ({ blob: async () => leaf() }),
    delete: async () => true,
  }
  Object.assign(globalThis, { caches: { open: async () => cache } })
  await renderChosen(true, paths.predict, 4)
  const add = async ({ user: farmer }: ReturnType<typeof reload>) =>
    farmer.click(await screen.findByRole('button', { name: 'Add' }))
  await add(reload(`${paths.predict}?${SHARED_PARAMETER}`))
  await shown(5)
  await waitForKept(5)
  shared = [leaf(), leaf()]
  const app = reload(`${paths.predict}?${SHARED_PARAMETER}`)
  await add(app)
  await shown(6)
  expect(await screen.findByText('Please send at most six photos of one field.')).toBeVisible()
  await app.user.click(diagnoseButton())
  await findReport()
  await act(() => app.router.navigate(`${paths.predict}?${SHARED_PARAMETER}`))
  await add(app)
  await shown(2)
})

it('Log Out removes chosen photos from screen and phone', async () => {
  const { router, store } = await renderChosen(true)
  await act(() => router.navigate(paths.about))
  act(() => void store.dispatch(sessionEnded({ by: 'user' })))
  await act(() => router.navigate(paths.predict))
  await expectEmpty()
})
