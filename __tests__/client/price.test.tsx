import { act, screen, within } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../support/renderApp'
import { diagnose, findReport, leaf, renderPredict } from '../support/renderPredict'
import { setViewport } from '../support/viewport'

jest.mock('../../src/contract/limits', () => ({
  ...jest.requireActual<object>('../../src/contract/limits'),
  CREDITS_PER_DIAGNOSIS: 2,
  FREE_DIAGNOSES: 2,
}))

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

describe('with a price of two credits', () => {
  it('five credits pay for two results, and the rest for none', async () => {
    const app = await renderPredict(server())
    for (const left of [3, 1]) {
      await diagnose(app, new File([`leaf ${left}`], 'leaf.jpg', { type: 'image/jpeg' }))
      await findReport()
      expect(await screen.findByText(`Credits left: ${left}`)).toBeVisible()
      await app.user.click((await screen.findAllByRole('link', { name: 'New photo' }))[0]!)
    }
    expect(await screen.findByText('You have no credits left for an answer.')).toBeVisible()
    expect(screen.getByText(/used 2 credits\./)).toBeVisible()
    await diagnose(app, leaf())
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no credits left for an answer.')
    expect(screen.getByText('Credits left: 1')).toBeVisible()
    const [paid] = await screen.findAllByRole('link', { name: /common rust/ })
    expect(within(paid!).getByText('2 credits')).toBeVisible()
  })

  it('sign-up and the FAQ say what the free credits pay for', async () => {
    const { router, user } = renderApp(`${paths.login}?mode=sign-up`, server())
    expect(await screen.findByText(/5 free credits are waiting: enough for 2 answers/)).toBeVisible()
    await act(() => router.navigate(paths.home))
    await user.click(await screen.findByRole('button', { name: 'What does it cost, and how do credits work?' }))
    expect(await screen.findByText(/Credits for one answer: 2\./)).toBeVisible()
  })
})
