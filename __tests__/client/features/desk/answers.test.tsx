import { act, screen, waitFor } from '@testing-library/react'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { endpoints } from '~/contract/endpoints'
import { paths } from '~/contract/paths'
import type { AuthResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { openSqlite } from '../../../support/databases'
import { ASK_FREE, askAbout, expertNamed, farmerNamed } from '../../../support/desk'
import { fakeDate } from '../../../support/fakeDate'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, observations } from '../../../support/testApp'

let db: OpenDatabase
let server: Awaited<ReturnType<typeof buildTestApp>>
let expert: AuthResponse
let asking: AuthResponse
beforeEach(async () => {
  ;({ db } = await openSqlite())
  server = await buildTestApp({ db, environment: ASK_FREE, observation: observations.ranked })
  expert = await expertNamed(server, db)
  asking = await farmerNamed(server, db, 'Wanjiru')
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
  await db.destroy()
})

/** The oldest case is open. */
async function openCase() {
  tokenStorage.save(expert)
  const app = renderApp(paths.desk, server)
  const [row] = await screen.findAllByRole('link', { name: /Waiting since/ })
  await app.user.click(row!)
  await screen.findByRole('form', { name: 'Your answer' })
  return app
}
const answers = () => act(() => db.selectFrom('case_answer').selectAll().execute())
const button = (name: string) => screen.getByRole('button', { name })
const radio = (name: string | RegExp) => screen.getByRole('radio', { name })
const expectSent = () => screen.findByText('Your answer is sent.')

it('asks for a judgement and for a name before it sends', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.click(button('Send'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose whether Jani was right.')
  await user.click(radio('Something else'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(button('Send'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a name, or say it in your own words.')
  expect(await answers()).toEqual([])
})

it('sends a name with an action of its own and one line', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.click(radio('Something else'))
  await user.click(await screen.findByRole('radio', { name: /^Late blight/i }))
  const action = screen.getByRole('group', { name: 'What to do' })
  await user.click(action.querySelectorAll('input')[1]!)
  await user.type(screen.getByLabelText('One line for the farmer'), 'Look below the leaves.')
  await user.click(button('Send'))
  await expectSent()
  expect(await answers()).toMatchObject([
    { judged: 'other', label: 'Tomato___Late_blight', body: null, action: 0, line: 'Look below the leaves.' },
  ])
})

it('own words take the place of a chosen name', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.click(radio('Something else'))
  await user.click(await screen.findByRole('radio', { name: /^Late blight/i }))
  await user.type(screen.getByLabelText('Or in your own words'), 'Hail')
  expect(screen.queryByRole('group', { name: 'What to do' })).not.toBeInTheDocument()
  await user.click(button('Send'))
  await expectSent()
  expect(await answers()).toMatchObject([{ judged: 'other', label: null, body: 'Hail', action: null }])
})

it('shows the case again, with what was typed, once the farmer has changed the crop', async () => {
  const id = await askAbout(server, asking)
  const { user } = await openCase()
  await user.type(screen.getByLabelText('One line for the farmer'), 'Look below the leaves.')
  await user.click(radio('I cannot say'))
  const row = db.updateTable('diagnosis').where('id', '=', id)
  await act(() => row.set({ told_crop: 'tomato' }).execute())
  await user.click(button('Send'))
  expect(await screen.findByText('The answer has changed since you opened this page. Please look again.')).toBeVisible()
  expect(await screen.findByText('The farmer entered the crop: Tomato.')).toBeVisible()
  expect(radio('I cannot say')).not.toBeChecked()
  expect(screen.getByLabelText('One line for the farmer')).toHaveValue('Look below the leaves.')
  expect(await answers()).toEqual([])
  await user.click(radio('I cannot say'))
  await user.click(button('Send'))
  await expectSent()
})

it('finds names of other crops, named with their crop', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.click(radio('Something else'))
  await user.type(screen.getByLabelText('Search for a name'), 'late blight')
  expect(radio(/^Potato: late blight/i)).toBeInTheDocument()
})

it('tells a county only where the farmer gave one, and only with how it is known', async () => {
  await askAbout(server, asking)
  await askAbout(server, asking, { county: 'Nakuru' })
  const { user } = await openCase()
  const chooseBlight = async () => {
    await user.click(radio('Something else'))
    await user.click(await screen.findByRole('radio', { name: /^Late blight/i }))
  }
  await chooseBlight()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(button('Send'))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What is it?' })).not.toBeInTheDocument())
  await screen.findByRole('form', { name: 'Your answer' })
  await chooseBlight()
  await user.click(screen.getByRole('checkbox', { name: 'Confirmed: tell other farmers in Nakuru' }))
  expect(screen.getByText(/^A photo alone is not enough.*for 21 days/)).toBeVisible()
  await user.click(button('Send'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Say how you know.')
  await user.click(radio('A laboratory has confirmed it'))
  await user.click(button('Send'))
  expect(await screen.findByText('No open case')).toBeVisible()
  expect(await act(() => db.selectFrom('confirmation').selectAll().execute())).toMatchObject([
    { county: 'Nakuru', label: 'Tomato___Late_blight', confirmed_by: 'laboratory' },
  ])
})

it('gives the number of KEPHIS for what must be reported', async () => {
  await askAbout(server, asking, { county: 'Nakuru' })
  const { user } = await openCase()
  await user.click(radio('Something else'))
  await user.type(screen.getByLabelText('Search for a name'), 'bunchy top')
  await user.click(await screen.findByRole('radio', { name: /^Banana: .*bunchy top/i }))
  await user.click(screen.getByRole('checkbox', { name: /^Confirmed/ }))
  expect(screen.getByText(/Call KEPHIS first: 0709\s891\s000\./)).toBeVisible()
})

it('one question goes back to the farmer, and the case waits', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.click(button('Ask one question back'))
  await user.click(button('Ask'))
  expect(await screen.findByText('Write your question first.')).toBeVisible()
  await user.type(screen.getByLabelText('Your question to the farmer'), 'Is the stem black?')
  await user.click(button('Ask'))
  expect(await screen.findByText('Waiting for the farmer’s reply')).toBeVisible()
  expect(await act(() => db.selectFrom('farm_case').select('question').execute())).toEqual([
    { question: 'Is the stem black?' },
  ])
})

it('an answer that names nothing cannot be judged right', async () => {
  await server.close()
  server = await buildTestApp({ db, environment: ASK_FREE, observation: observations.unsure })
  await askAbout(server, asking)
  await openCase()
  expect(screen.queryByRole('radio', { name: /^Right/ })).not.toBeInTheDocument()
  expect(radio('I cannot say')).toBeInTheDocument()
})

it('after half an hour says that the time is over, keeps what was entered, and takes the case again', async () => {
  const date = fakeDate(Date.now())
  jest.spyOn(globalThis, 'setInterval')
  await askAbout(server, asking)
  const { user } = await openCase()
  await user.type(screen.getByLabelText('One line for the farmer'), 'Wait')
  date.pass(31 * 60_000)
  const ticks = jest.mocked(globalThis.setInterval).mock.calls.filter(([, ms]) => ms === 5_000)
  act(() => ticks.forEach(([tick]) => tick()))
  expect(await screen.findByText(/^Your time is over/)).toBeVisible()
  expect(button('Send')).toBeDisabled()
  await user.click(button('Take it again'))
  expect(await screen.findByText('Yours for 30 more minutes')).toBeVisible()
  expect(screen.getByLabelText('One line for the farmer')).toHaveValue('Wait')
})

it('a case that its farmer has deleted is refused, and the others stay', async () => {
  await askAbout(server, asking)
  const { user } = await openCase()
  await act(() => db.deleteFrom('farm_case').execute())
  await user.click(radio('I cannot say'))
  await user.click(button('Send'))
  expect(await screen.findByText('This question no longer exists.')).toBeVisible()
})

it('photos are shown as pictures, and their memory is freed when the case is left', async () => {
  await askAbout(server, asking)
  await db.updateTable('farm_case').set({ shows_photos: 1 }).execute()
  const { id } = await db.selectFrom('farm_case').select('id').executeTakeFirstOrThrow()
  const photo = { id: 'photo', case_id: id, position: 0, bytes: 3, file_key: 'key', created_at: 1 }
  await db.insertInto('case_photo').values(photo).execute()
  const revoked = jest.spyOn(URL, 'revokeObjectURL')
  tokenStorage.save(expert)
  const { user } = renderApp(paths.desk, server)
  const ask = jest.mocked(globalThis.fetch).getMockImplementation()!
  const pathOfPhoto = endpoints.getCasePhoto.url.replace(':id', id).replace(':index', '0')
  jest
    .mocked(globalThis.fetch)
    .mockImplementation((...request) =>
      (request[0] as Request).url.endsWith(pathOfPhoto)
        ? Promise.resolve(new Response('leaf', { headers: { 'Content-Type': 'image/jpeg' } }))
        : ask(...request),
    )
  await user.click((await screen.findAllByRole('link', { name: /Waiting since.*1 photo/ }))[0]!)
  expect(await screen.findByAltText('Photo 1 of 1')).toHaveAttribute('src', 'blob:photo')
  await user.click(button('All cases'))
  await waitFor(() => expect(revoked).toHaveBeenCalledWith('blob:photo'))
})
