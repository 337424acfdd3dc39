import { screen, waitFor, within } from '@testing-library/react'

import { formatDay } from '~/client/i18n/i18n'
import { endpoints } from '~/contract/endpoints'
import { scanPath } from '~/contract/paths'

import { deskForEachTest, storeAnswer } from '../../../../support/askedAnswer'
import { reach, renderApp } from '../../../../support/renderApp'
import { setViewport } from '../../../../support/viewport'

const desk = deskForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const LINK = /http:\/\/localhost\/a\/[\w-]{22}/
const GIVE = 'Link for the officer to answer'
const PHOTOS = 'Show my photos with the link'

async function openSheet({ copies = 1, isBroken = false } = {}) {
  const { id } = await storeAnswer(desk(), { copies })
  const answer = reach(desk().server).getMockImplementation()!
  const linkUrl = endpoints.shareLink.url.replace(':id', id)
  if (isBroken)
    jest
      .mocked(globalThis.fetch)
      .mockImplementation(async (request) =>
        (request as Request).url.endsWith(linkUrl)
          ? Response.json({ detail: 'No.' }, { status: 500 })
          : answer(request),
      )
  const app = renderApp(scanPath(id), null)
  await app.user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this answer' }))
  return { ...app, id, dialog }
}

type Dialog = Awaited<ReturnType<typeof openSheet>>['dialog']
const textsOf = (dialog: Dialog) => {
  const decoded = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href')!)
  return [
    dialog.getByRole('region', { name: 'This is what they get' }).textContent,
    decoded('Send by WhatsApp'),
    decoded('Send as one SMS'),
    screen.getByLabelText('Leaf check: for the farm officer').textContent,
  ]
}

it('stands in the message, the SMS and on the slip, until when it works, and what it shows', async () => {
  const { dialog } = await openSheet()
  expect(await dialog.findByRole('switch', { name: GIVE })).toBeChecked()
  expect(dialog.getByText(/^For 30 days, anyone with this link can see this answer/)).toBeVisible()
  const texts = textsOf(dialog)
  expect(texts.filter((text) => !LINK.test(text))).toEqual([])
  const [message, , sms] = texts
  const row = await desk().db.selectFrom('farm_case').select('link_until').executeTakeFirstOrThrow()
  const until = formatDay(new Date(row.link_until!).toISOString(), 'en')
  expect(message).toMatch(/Officer, is this right\? Answer here, without an account: http\S+ \(until .*\)/)
  expect(message).toContain(`(until ${until})`)
  expect(sms!.replace('sms:?body=', '').length).toBeLessThanOrEqual(160)
  const { statusCode, body } = await desk().server.inject(new URL(LINK.exec(message!)![0]).pathname)
  expect([statusCode, body.includes('Early blight')]).toEqual([200, true])
})

it('is in no text once it is switched off', async () => {
  const { user, dialog } = await openSheet()
  await user.click(await dialog.findByRole('switch', { name: GIVE }))
  expect(textsOf(dialog).filter((text) => LINK.test(text))).toEqual([])
  expect(dialog.queryByRole('switch', { name: PHOTOS })).not.toBeInTheDocument()
})

it('shows no photo until the farmer says so, then the copies that were sent, until he takes them back', async () => {
  const { user, dialog } = await openSheet({ copies: 2 })
  const photos = await dialog.findByRole('switch', { name: PHOTOS })
  const kept = () => desk().db.selectFrom('case_photo').select('id').where('case_id', 'is not', null).execute()
  expect(photos).not.toBeChecked()
  expect(await kept()).toEqual([])
  await user.click(photos)
  await waitFor(() => {
    expect(dialog.getByRole('switch', { name: PHOTOS })).toBeChecked()
  })
  expect(await kept()).toHaveLength(2)
  await user.click(dialog.getByRole('switch', { name: PHOTOS }))
  await waitFor(() => {
    expect(dialog.getByRole('switch', { name: PHOTOS })).not.toBeChecked()
  })
  expect(await kept()).toEqual([])
})

it('is missing if the server makes none: the answer is shared without it', async () => {
  const { dialog, store } = await openSheet({ isBroken: true })
  await waitFor(() => {
    expect(Object.values(store.getState().api.mutations).map((one) => one?.status)).toEqual(['rejected'])
  })
  expect(dialog.queryByRole('switch', { name: GIVE })).not.toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(textsOf(dialog).filter((text) => LINK.test(text))).toEqual([])
})
