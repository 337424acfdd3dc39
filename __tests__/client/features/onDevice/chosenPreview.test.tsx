import { screen, waitFor, within } from '@testing-library/react'

import { leafPack } from '~/client/storage/leafPackStorage'
import { leafOnPhone } from '~/client/features/onDevice/leafOnPhone'
import { selectClosings } from '~/client/store/toastsSlice'
import { entryFor } from '~/diagnosis/catalogue/catalogue'

import { keepPack, look, queryLook, see } from '../../../support/previews'
import {
  chooseCrop,
  diagnose,
  diagnoseButton,
  fileInput,
  leaf,
  renderPredict,
  shownIn,
} from '../../../support/renderPredict'
import { serverForEachTest } from '../../../support/renderApp'
import { observations } from '../../../support/testApp'

/** The server is lost once the screen is open. */
async function renderWithoutNetwork() {
  const app = await renderPredict(server())
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  return app
}

const askButton = () => screen.findByRole('button', { name: 'Look with this phone (free)' })
const server = serverForEachTest()

beforeEach(() => {
  see(observations.confident)
})

it('shows a preview when the server does not respond', async () => {
  keepPack()
  const app = await renderWithoutNetwork()
  await diagnose(app)
  expect(await look()).toHaveTextContent(/Maize.*Common rust/)
  expect(leafOnPhone.observe).toHaveBeenCalledTimes(1)
  await waitFor(() => {
    expect(selectClosings(app.store.getState())).toBe(1) // a toast would cover what the look says first
  })
})

it('adds the follow-up day to the calendar without a network', async () => {
  keepPack()
  const { user, ...app } = await renderWithoutNetwork()
  const files: Blob[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:file'))
  await diagnose({ user, ...app })
  const seen = within(await look())
  const then = new Date()
  then.setDate(then.getDate() + entryFor('Corn_(maize)___Common_rust_').recheckDays)
  const day = then.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  await user.click(seen.getByRole('button', { name: new RegExp(`^Look again on ${day}`) }))
  await user.click(await seen.findByRole('button', { name: 'Put it in my calendar' }))
  const text = await files.find(({ type }) => type.startsWith('text/calendar'))!.text()
  expect(text).toMatch(/^SUMMARY:Look again: Maize\\, common rust\r$/m)
  expect(text.replaceAll('\r\n ', '')).toMatch(/^DESCRIPTION:.*\/predict\r$/m)
})

it('previews the same copy that is sent', async () => {
  keepPack()
  const app = await renderWithoutNetwork()
  await diagnose(app)
  await look()
  const [[, copy] = []] = jest.mocked(leafOnPhone.observe).mock.calls
  const sent = jest.mocked(globalThis.fetch).mock.calls.at(-1)?.[0] as Request
  const [photo] = (await sent.clone().formData()).getAll('image') as File[]
  expect(await copy?.text()).toBe(await photo?.text())
})

it('previews online on request, sends nothing, and gives way to the result', async () => {
  keepPack()
  const app = await renderPredict(server())
  await app.user.upload(fileInput(), leaf())
  const calls = jest.mocked(globalThis.fetch).mock.calls.length
  await app.user.click(await askButton())
  expect(await look()).toHaveTextContent('No credit used')
  expect(jest.mocked(globalThis.fetch).mock.calls.length).toBe(calls)
  await app.user.click(diagnoseButton())
  await waitFor(() => {
    expect(queryLook()).toBeNull()
  })
})

it('previews again for another crop, also online', async () => {
  keepPack()
  const { user } = await renderPredict(server())
  await user.upload(fileInput(), leaf())
  await user.click(await askButton())
  await user.click(within(await look()).getByRole('button', { name: /^Not maize\?/ }))
  await user.click(screen.getByRole('button', { name: 'Tomato' }))
  await waitFor(() => {
    expect(queryLook()).not.toHaveTextContent('Common rust')
  })
  expect(queryLook()).toHaveTextContent('Judged by this phone.')
})

it.each([
  ['the crop it thinks of', observations.cropQuestion, null, /^Yes, it is strawberry$/, 'strawberry'],
  ['a doubted crop', observations.confident, 'Tomato', /^No, it is tomato$/, 'tomato'],
])('asks about %s once, and sends the reply with the photo', async (_case, seen, entered, reply, crop) => {
  keepPack()
  see(seen)
  const app = await renderWithoutNetwork()
  if (entered) await chooseCrop(app, entered)
  await diagnose(app)
  await look()
  await app.user.click(await screen.findByRole('button', { name: reply }))
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: reply })).not.toBeInTheDocument()
  })
  expect(await look()).not.toHaveTextContent(/Is it\?|This looks like/)
  expect(shownIn(app)?.details.crop).toBe(crop)
})

it('shows an error when the preview fails', async () => {
  keepPack()
  jest.mocked(leafOnPhone.observe).mockRejectedValue(new Error('cannot decode'))
  const app = await renderWithoutNetwork()
  await diagnose(app)
  expect(await screen.findByText('This phone could not look at this photo.')).toBeVisible()
})

it('says what it needs when another tab has removed the pack', async () => {
  keepPack()
  const app = await renderWithoutNetwork()
  await app.user.upload(fileInput(), leaf())
  const button = await askButton()
  localStorage.removeItem('leafPack')
  jest.spyOn(leafPack, 'readKept').mockResolvedValue(undefined)
  await app.user.click(button)
  expect(await screen.findByText(/^Kept on this phone, Jani looks at leaves without a network\./)).toBeVisible()
})

it('offers no preview without the pack', async () => {
  const app = await renderWithoutNetwork()
  await diagnose(app)
  expect(await screen.findByRole('link', { name: '1 photo waits' })).toBeVisible()
  expect(screen.queryByText(/this phone \(free\)/)).toBeNull()
  expect(leafOnPhone.observe).not.toHaveBeenCalled()
})
