import { act, cleanup, screen, waitFor } from '@testing-library/react'

import * as settings from '~/client/storage/settings'
import { currentAccount } from '~/client/storage/tokenStorage'
import { hasUnread, unread } from '~/client/storage/unread'
import { paths } from '~/contract/paths'

import { comeOnline, diagnosePlots } from '../../../support/queue'
import { reach, renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport, renderPredict } from '../../../support/renderPredict'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest({
  classify: async (photo) => {
    const isSick = Buffer.from(photo).toString().includes('River')
    return observationOf({ [isSick ? 'Tomato___Late_blight' : 'Tomato___healthy']: 0.95 })
  },
})
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const NEW = 'Open menu: there are new answers'

/** Two photos waited when the page was closed; the later one, whose answer is less urgent, is sent last. */
async function renderNewAnswers(path: string) {
  const { store } = await diagnosePlots(server(), ['River', 'Hill'])
  await act(() => store.dispatch({ type: 'page closed' }))
  cleanup()
  comeOnline(server())
  const app = renderApp(path, server())
  await screen.findByRole('link', { name: '2 new answers Tomato, late blight, and 1 more' })
  return app
}

it.each([paths.home, paths.predict])(
  '%s says that two answers came meanwhile, the most urgent first, until both are read',
  async (path) => {
    const { user, router } = await renderNewAnswers(path)
    await user.click(screen.getByRole('link', { name: /^2 new answers/ }))
    expect(router.state.location.pathname).toBe(paths.history)
    expect(await screen.findAllByText(/ · new$/)).toHaveLength(2)
    expect(screen.getByRole('button', { name: NEW })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /late blight.* · new/ }))
    await findReport()
    cleanup()

    const later = renderApp(path, server())
    await later.user.click(await screen.findByRole('link', { name: /^1 new answer/ }))
    await findReport()
    await act(() => later.router.navigate(path))
    expect(await screen.findByText('Your last answer')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible()
    expect(hasUnread()).toBe(false)
  },
)

it('Log Out forgets what is unread', async () => {
  const { user } = await renderNewAnswers(paths.home)
  await user.click(screen.getByRole('button', { name: NEW }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeVisible()
  await waitFor(() => {
    expect(settings.get('unread')).toBeNull()
  })
})

it('an answer on the screen is not new', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  await waitFor(() => {
    expect(hasUnread()).toBe(false)
  })
})

it('an answer that was deleted elsewhere is not new, one that came after the list was asked for is', async () => {
  await renderPredict(server())
  const account = currentAccount()
  act(() => {
    unread.add(account, 'deleted')
    unread.add('another account', 'foreign')
  })
  const askedAt = Date.now() + 1
  jest.spyOn(Date, 'now').mockReturnValue(askedAt)
  act(() => {
    unread.add(account, 'late')
    unread.dropUnlisted(account, [], askedAt)
  })
  expect(unread.ids()).toEqual(['late'])
  reach(server())
})
