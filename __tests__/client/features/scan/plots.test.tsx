import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { plots } from '~/client/storage/plotsStorage'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { sessionEnded } from '~/client/api/apiActions'
import { PLOT_FIELD } from '~/contract/endpoints'
import { scanPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { diagnose as diagnoseAt, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { predictionIn, verdicts } from '../../../support/predictions'
import { chooseCrop, fileInput, findReport, leaf, renderPredict, shownIn, urlOf } from '../../../support/renderPredict'
import { scriptEveryFetch } from '../../../support/scriptedFetch'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import { WAITING, hasFailed, openPhotos, renderNextVisit, scriptDiagnosis } from '../../../support/queue'
import { storedScans } from '../../../support/storedScans'

const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }) })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
  localStorage.removeItem('plots')
})

const answers = () => within(screen.getByRole('main')).getAllByRole('listitem')

const field = () => screen.findByLabelText('Name of the field')
const startNaming = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'New' }))

it('a field is what stands in its box, is offered for the next scan unchosen, and deleted with the session', async () => {
  const app = await renderPredict(server())
  const { user } = app
  expect(screen.queryByRole('group', { name: 'Which field is it?' })).toBeNull() // not before the first photo
  await user.upload(fileInput(), leaf())
  await startNaming(user)
  await user.type(await field(), '<b>')
  expect(await field()).toHaveAccessibleDescription(/at most 30 letters/)
  expect(await field()).toBeInvalid()
  await user.clear(await field())
  expect(await field()).toBeValid()
  await user.type(await field(), ' By  the river ')
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(shownIn(app)?.result?.diagnosis).toHaveProperty('plot', 'By the river')

  cleanup()
  const next = renderApp(paths.predict, server())
  await next.user.upload(await screen.findByLabelText('Leaf photo'), leaf())
  expect(await screen.findByRole('radio', { name: 'By the river' })).not.toBeChecked()
  expect(screen.queryByLabelText('Name of the field')).toBeNull()
  await startNaming(next.user)
  expect(await field()).toHaveFocus()
  await next.user.type(await field(), 'by THE river')
  await next.user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(shownIn(next)?.details.plot).toBe('By the river') // in its first spelling
  act(() => {
    next.store.dispatch(sessionEnded({ by: 'user' }))
  })
  await waitFor(() => {
    expect(plots.read()).toEqual([])
  })
})

it('a queued scan keeps its field', async () => {
  const first = await renderPredict(server())
  const { user } = first
  scriptDiagnosis(server(), 'noResponse')
  await user.upload(fileInput(), leaf())
  await startNaming(user)
  await user.type(await field(), 'Hill')
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  expect(await screen.findByText(WAITING)).toBeVisible()
  expect(await storedScans()).toMatchObject([{ details: { plot: 'Hill' } }])
  await hasFailed(first, 1)
  await openPhotos(first)
  expect(await screen.findByRole('heading', { level: 2, name: 'Hill' })).toBeVisible()

  cleanup()
  localStorage.removeItem('plots')
  const app = await renderNextVisit(server())
  await findReport()
  expect(shownIn(app)?.result?.diagnosis).toHaveProperty('plot', 'Hill')
})

it('the next scan of another field has none until it is chosen', async () => {
  const app = await renderPredict(server())
  await chooseCrop(app, 'Tomato')
  await app.user.upload(fileInput(), leaf())
  await startNaming(app.user)
  await app.user.type(await field(), 'Mama Akinyi upper')
  await app.user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  await app.user.click(await screen.findByRole('link', { name: 'New photo' }))
  expect(urlOf(app)).toBe(paths.predict)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await app.user.upload(fileInput(), new File(['another farm'], 'b.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByRole('radio', { name: 'Mama Akinyi upper' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Tomato' })).not.toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(shownIn(app)?.details).toMatchObject({ crop: null })
  expect(shownIn(app)?.result?.diagnosis?.plot ?? null).toBeNull()
})

it('names the field that was not stored with a result because the account has too many', async () => {
  const { user } = await renderPredict(server())
  scriptDiagnosis(server(), [200, predictionIn('en', verdicts.confident)])
  await user.upload(fileInput(), leaf())
  await startNaming(user)
  await user.type(await field(), 'Hill')
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(await screen.findByText(/^The field “Hill” is not kept with this answer/)).toBeVisible()
  await waitFor(async () => {
    expect(await storedScans()).toEqual([])
  })
})

it('the field of a result can be set later, is listed, and filters the list, offline too', async () => {
  const account = await signUp(server())
  tokenStorage.save(account)
  const ids: string[] = []
  for (const content of ['one', 'two'])
    ids.push(
      (await diagnoseAt(server(), account.access, { content: Buffer.from(content) })).json<PredictionResponse>()
        .diagnosis.id,
    )

  const { user } = renderApp(scanPath(ids[0]!), server())
  await user.click(await screen.findByRole('button', { name: 'Which field is it?' }))
  expect(await field()).toHaveFocus()
  await user.keyboard('Hill')
  await user.click(screen.getByRole('heading', { level: 1 })) // leaving the field keeps it, too
  expect(await screen.findByRole('button', { name: 'Field: Hill' })).toBeVisible()
  cleanup()
  renderApp(scanPath(ids[1]!), server())
  await screen.findByRole('button', { name: 'Which field is it?' })
  cleanup()

  const history = renderApp(paths.history, server())
  const filter = await screen.findByRole('combobox', { name: 'Show the field' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Hill' })).toBeVisible()
  await history.user.selectOptions(filter, 'Hill')
  await waitFor(() => {
    expect(answers()).toHaveLength(1)
  })
  expect(history.router.state.location.search).toBe(`?${PLOT_FIELD}=Hill`)
  cleanup()

  scriptEveryFetch()
  renderApp(`${paths.history}?${PLOT_FIELD}=Hill`, null)
  expect(await screen.findByText(/^As of .+ No network\.$/)).toBeVisible()
  expect(answers()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Hill' })).toBeVisible()
})
