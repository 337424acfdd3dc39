import { cleanup, screen } from '@testing-library/react'

import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits'

import { renderApp } from '../../../support/renderApp'
import type { Answer } from '../../../support/scriptedFetch'
import { buildTestApp } from '../../../support/testApp'
import { diagnose, diagnoseButton, preview, renderPredict, renderScripted } from '../../../support/renderPredict'

const TOO_LARGE = 'The file is too large. Please upload a smaller file.'

async function alertOf(app: Parameters<typeof diagnose>[0]) {
  await diagnose(app)
  return screen.findByRole('alert')
}

/** What stays where the answer would be, after the toast, and its next step. */
const PHOTO = 'Jani cannot use this photo'
const AGAIN = 'There is no answer yet'

const failures: [Answer, message: string, severity: 'Error' | 'Warning', instead: string][] = [
  [[413, { detail: 'x' }], TOO_LARGE, 'Error', PHOTO],
  [[413, '<html>too large</html>'], TOO_LARGE, 'Error', PHOTO],
  [[400, { status: 413, detail: 'x' }], TOO_LARGE, 'Error', PHOTO],
  [[415, { detail: 'Not a photo.' }], 'Not a photo.', 'Warning', PHOTO],
  [
    [402, { detail: 'You have no credits left.' }],
    'You have no credits left.',
    'Warning',
    'Call Jani: +254 700 000 000',
  ],
  [[500, {}], 'An error occurred while diagnosing.', 'Warning', AGAIN],
  [[502, '<html>bad gateway</html>'], 'An error occurred while diagnosing.', 'Warning', AGAIN],
  ['noAnswer', 'No response from server. Please try again later.', 'Warning', AGAIN],
  [[200, { result: 7 }], 'An unexpected error occurred.', 'Error', AGAIN],
]

it('each failure shows its message, says what to do instead of an answer, and the photo can be sent again', async () => {
  for (const [answer, message, severity, instead] of failures) {
    const alert = await alertOf(await renderScripted(answer))
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveClass(`MuiAlert-color${severity}`)
    expect(await screen.findByText(instead)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(instead === AGAIN ? 1 : 0)
    expect(diagnoseButton()).toHaveAttribute('aria-disabled', 'false')
    expect(preview()).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Choose a photo' })).toHaveLength(instead === PHOTO ? 1 : 0)
    cleanup()
  }
})

it('an answer of the specification, without the structured diagnosis, is shown', async () => {
  await diagnose(await renderScripted([200, { result: '## Maize', credits: 4 }]))
  expect(await screen.findByRole('heading', { level: 2, hidden: true })).toBeVisible()
})

it('a visitor, too many scans and an empty balance are refused in the words of the server', async () => {
  let server = await buildTestApp()
  expect(await alertOf(renderApp(paths.predict, server))).toHaveTextContent(/log in/i)
  cleanup()

  const app = await renderPredict(server)
  for (let left = 5; left > 0; left -= 1) {
    await screen.findByText(`Credits left: ${left}`)
    await diagnose(app, new File([`leaf ${left}`], 'leaf.jpg', { type: 'image/jpeg' }))
  }
  await screen.findByText('Credits left: 0')
  expect(await alertOf(app)).toHaveTextContent('You have no credits left.')
  cleanup()
  await server.close()

  const limits = limitsOf({ signUpsPerHour: 2, accountRequestsPerMinute: 1, addressRequestsPerMinute: 6000 })
  server = await buildTestApp({ limits })
  const tooMany = /^Too many attempts\. Try again in \d+ seconds\.$/
  expect((await alertOf(await renderPredict(server))).textContent).toMatch(tooMany)
  await server.close()
})
