import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { keepInstallPrompt } from '~/client/storage/installPrompt'
import { forgetOfficer, keepOfficer, readOfficer } from '~/client/storage/officer'
import { InstallOffer } from '~/client/features/result/InstallOffer'

beforeAll(keepInstallPrompt)

it.each([
  ['0712 345 678', '254712345678'],
  ['+254 712-345-678', '254712345678'],
  ['254712345678', '254712345678'],
  ['+254 (0) 712 345 678', '254712345678'],
  ['00254 112 345 678', '254112345678'],
  ['712 345 678', '254712345678'],
  ['+256 712 345678', '256712345678'],
  ['0712 345 67', null],
  ['0712 345 6789', null],
  ['+254 712 345 67', null],
  ['020 271 8870', null], // takes neither WhatsApp nor SMS
  ['712345', null],
  ['my cousin', null],
])('number %s is stored as %s', (written, kept) => {
  forgetOfficer()
  expect([keepOfficer(written), readOfficer()]).toEqual([kept, kept])
})

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

it('only the page asks to install the app, under each result until answered, and never again', async () => {
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
