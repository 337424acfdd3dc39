import { act, screen, within } from '@testing-library/react'

import { tokenStorage } from '~/client/device/tokenStorage'
import { PLOT_FIELD } from '~/contract/endpoints'
import { paths } from '~/contract/paths'

import { bearer, diagnose, signUp } from '../../../support/calls'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import { respond } from '../../../support/scriptedFetch'
import type { ScriptedResponse } from '../../../support/scriptedFetch'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest({ observation: observationOf({ Tomato___Late_blight: 0.95 }) })
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** One answer, of the field Hill. */
async function storeDiagnosis() {
  const account = await signUp(server())
  tokenStorage.save(account)
  const { id } = (await diagnose(server(), account.access)).json<{ diagnosis: { id: string } }>().diagnosis
  const headers = bearer(account.access)
  await server().inject({ method: 'PATCH', url: `/api/diagnoses/${id}`, headers, payload: { plot: 'Hill' } })
}

const isOfPlot = (input: unknown) => (input as Request).url.includes(`?${PLOT_FIELD}=`)

/** The history of one field, whose list the server gives only so. */
function openPlot(plot: string, response: Promise<ScriptedResponse>) {
  const others = reach(server()).getMockImplementation()!
  jest
    .mocked(globalThis.fetch)
    .mockImplementation(async (input) => (isOfPlot(input) ? respond(await response) : others(input)))
  return renderApp(`${paths.history}?${PLOT_FIELD}=${plot}`, null)
}

const main = () => within(screen.getByRole('main'))
const noAnswers = () => main().queryByText('No answers for this field.')

it('says that a field has no answers once the server has said so, and before that, that it is being asked', async () => {
  await storeDiagnosis()
  let answer: (response: ScriptedResponse) => void = () => undefined
  openPlot('River', new Promise((resolve) => (answer = resolve)))
  await screen.findByRole('combobox', { name: 'Show the field' })
  expect(main().getByRole('status')).toHaveTextContent('One moment')
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  expect(noAnswers()).toBeNull()
  act(() => {
    answer([200, { diagnoses: [] }])
  })
  expect(await screen.findByText('No answers for this field.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it.each([
  ['No connection', 'River', 'noResponse'],
  ['Something went wrong on our side', 'Hill', [500, { detail: 'Broken.' }]],
] satisfies [string, string, ScriptedResponse][])(
  'without its list: "%s", and tries again',
  async (title, plot, response) => {
    await storeDiagnosis()
    const { user } = openPlot(plot, Promise.resolve(response))
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(noAnswers()).toBeNull()
    reach(server())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await main().findByText(plot === 'Hill' ? /Hill$/ : 'No answers for this field.', { selector: 'p' }),
    ).toBeVisible()
  },
)

it('without a network it shows those of the field among the last ones, and when they were read', async () => {
  await storeDiagnosis()
  openPlot('Hill', Promise.resolve('noResponse'))
  expect(await screen.findByText(/^As of .+ No network\.$/)).toBeVisible()
  expect(main().getByRole('link', { name: /Hill$/ })).toBeVisible()
})
