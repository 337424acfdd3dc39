import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { keepInstallPrompt } from '~/client/device/installPrompt'
import { InstallOffer } from '~/client/features/report/InstallOffer'

beforeAll(keepInstallPrompt)

/** As Chromium says that a page can be installed. */
function offerInstall() {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'dismissed' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => {
    window.dispatchEvent(event)
  })
  return { event, prompt }
}

/** Renders another answer, with the kept prompt. */
function renderAnswer() {
  const { unmount } = render(<InstallOffer />)
  return { unmount, offer: screen.queryByRole('group', { name: 'Put Jani on your home screen' }) }
}

it('is asked only by the page, under each answer until it was answered, and never again', async () => {
  const user = userEvent.setup()
  expect(renderAnswer().offer).not.toBeInTheDocument()
  const { event, prompt } = offerInstall()
  expect(event.defaultPrevented).toBe(true)

  const first = renderAnswer()
  expect(first.offer).toBeVisible()
  first.unmount()
  expect(renderAnswer().offer).toBeVisible()
  expect(prompt).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(renderAnswer().offer).not.toBeInTheDocument()

  localStorage.clear()
  expect(renderAnswer().offer).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No, thanks' }))
  offerInstall()
  expect(renderAnswer().offer).not.toBeInTheDocument()
})
