import { act, cleanup, screen, waitFor, within } from '@testing-library/react'

import { plots } from '~/client/storage/plotsStorage'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { selectShown } from '~/client/features/scan/scansSlice'
import { sessionEnded } from '~/client/api/apiActions'
import { PLOT_FIELD } from '~/contract/endpoints'
import { historyPath, paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { diagnose as diagnoseAt, signUp } from '../../../support/calls'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { predictionIn, verdicts } from '../../../support/predictions'
import { fileInput, findReport, leaf, renderPredict } from '../../../support/renderPredict'
import { scriptEveryFetch } from '../../../support/scriptedFetch'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'
import { NO_RESPONSE, renderNextVisit, scriptDiagnosis } from '../../../support/queue'
import { storedScans } from '../../../support/storedScans'

const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }) })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
  localStorage.removeItem('plots')
})

const answers = () => within(screen.getByRole('main')).getAllByRole('listitem')

type User = ReturnType<typeof renderApp>['user']

async function nameField(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Which field is it?' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the field' }), name)
  await user.click(screen.getByRole('button', { name: 'Keep' }))
}

it('a field is entered with the photo, stored for the next, and deleted with the session', async () => {
  const { user, store } = await renderPredict(server())
  expect(screen.queryByRole('button', { name: 'Which field is it?' })).toBeNull() // not before the first photo
  await user.upload(fileInput(), leaf())
  await nameField(user, '<b>')
  expect(screen.getByRole('textbox', { name: 'Name of the field' })).toHaveAccessibleDescription(/at most 30 letters/)
  await user.clear(screen.getByRole('textbox', { name: 'Name of the field' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the field' }), ' By  the river {Enter}')
  expect(screen.getByRole('button', { name: 'Field: By the river' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Field' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(selectShown(store.getState())?.result?.diagnosis).toHaveProperty('plot', 'By the river')

  cleanup()
  const next = renderApp(paths.predict, server())
  await next.user.upload(await screen.findByLabelText('Leaf photo'), leaf())
  expect(await screen.findByRole('button', { name: 'Field: By the river' })).toBeVisible()
  act(() => {
    next.store.dispatch(sessionEnded({ by: 'user' }))
  })
  await waitFor(() => {
    expect(plots.read()).toEqual({ last: null, listed: [] })
  })
})

it('a queued scan keeps its field', async () => {
  const { user } = await renderPredict(server())
  scriptDiagnosis(server(), 'noResponse')
  await user.upload(fileInput(), leaf())
  await nameField(user, 'Hill')
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  expect(await screen.findByText('Crop not told, Hill, 1 photo')).toBeVisible()
  expect(await storedScans()).toMatchObject([{ details: { plot: 'Hill' } }])
  await screen.findByText(NO_RESPONSE)

  cleanup()
  localStorage.removeItem('plots')
  const { store } = await renderNextVisit(server())
  await findReport()
  expect(selectShown(store.getState())?.result?.diagnosis).toHaveProperty('plot', 'Hill')
})

it('names the field that was not stored with a result because the account has too many', async () => {
  const { user } = await renderPredict(server())
  scriptDiagnosis(server(), [200, predictionIn('en', verdicts.confident)])
  await user.upload(fileInput(), leaf())
  await nameField(user, 'Hill')
  await user.click(screen.getByRole('button', { name: 'Diagnose' }))
  await findReport()
  expect(await screen.findByText(/^The field “Hill” is not kept with this answer/)).toBeVisible()
  expect(plots.read().last).toBeNull()
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

  const { user } = renderApp(historyPath(ids[0]!), server())
  await nameField(user, 'Hill')
  expect(await screen.findByRole('button', { name: 'Field: Hill' })).toBeVisible()
  cleanup()
  renderApp(historyPath(ids[1]!), server())
  await screen.findByRole('button', { name: 'Which field is it?' })
  cleanup()

  const history = renderApp(paths.history, server())
  const filter = await screen.findByRole('combobox', { name: 'Show the field' })
  expect(answers().filter((item) => within(item).queryByText(/Hill/))).toHaveLength(1)
  await history.user.selectOptions(filter, 'Hill')
  await waitFor(() => {
    expect(answers()).toHaveLength(1)
  })
  expect(history.router.state.location.search).toBe(`?${PLOT_FIELD}=Hill`)
  cleanup()

  scriptEveryFetch()
  renderApp(`${paths.history}?${PLOT_FIELD}=Hill`, null)
  expect(await screen.findByText(/^As of .+ No network\.$/)).toBeVisible()
  expect(answers().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Hill/)])
})
