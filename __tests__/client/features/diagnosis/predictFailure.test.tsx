import { cleanup, screen } from '@testing-library/react'

import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits'

import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { buildTestApp } from '../../../support/testApp'
import { diagnose, diagnoseButton, preview, renderPredict } from '../../../support/renderPredict'

const TOO_LARGE = 'The file is too large. Please upload a smaller file.'

async function alertOf(app: Parameters<typeof diagnose>[0]) {
  await diagnose(app)
  return screen.findByRole('alert')
}

const failures: [Answer, message: string, severity: 'Error' | 'Warning'][] = [
  [[413, { detail: 'x' }], TOO_LARGE, 'Error'],
  [[413, '<html>too large</html>'], TOO_LARGE, 'Error'],
  [[400, { status: 413, detail: 'x' }], TOO_LARGE, 'Error'],
  [[402, { detail: 'You have no credits left.' }], 'You have no credits left.', 'Warning'],
  [[500, {}], 'An error occurred while diagnosing.', 'Warning'],
  [[502, '<html>bad gateway</html>'], 'An error occurred while diagnosing.', 'Warning'],
  ['noAnswer', 'No response from server. Please try again later.', 'Warning'],
  [[200, { result: 7 }], 'An unexpected error occurred.', 'Error'],
]

it('each failure shows its message, and the photo can be sent again', async () => {
  for (const [answer, message, severity] of failures) {
    scriptFetch(answer)
    const alert = await alertOf(renderApp(paths.predict, null))
    expect(alert).toHaveTextContent(message)
    expect(alert).toHaveClass(`MuiAlert-color${severity}`)
    expect(diagnoseButton()).toHaveAttribute('aria-disabled', 'false')
    expect(preview()).toBeVisible()
    cleanup()
  }
})

it('an answer of the specification, without the structured diagnosis, is shown', async () => {
  scriptFetch([200, { result: '## Maize', credits: 4 }])
  await diagnose(renderApp(paths.predict, null))
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
