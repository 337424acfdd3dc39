import { screen } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { paths } from '~/contract/paths'

import { signUp } from '../../../support/calls'
import { renderApp } from '../../../support/renderApp'
import { scriptFetch } from '../../../support/scriptedFetch'
import type { Answer } from '../../../support/scriptedFetch'
import { buildTestApp } from '../../../support/testApp'

const leaf = () => new File(['a leaf'], 'leaf.jpg', { type: 'image/jpeg' })
let server: FastifyInstance | undefined
afterEach(() => server?.close())

const TOO_LARGE = 'The file is too large. Please upload a smaller file.'

async function diagnose(app: ReturnType<typeof renderApp>) {
  await app.user.upload(await screen.findByLabelText('Leaf photo'), leaf())
  await app.user.click(screen.getByRole('button', { name: 'Diagnose' }))
  return screen.findByRole('alert')
}

it.each<[string, Answer, string, 'Error' | 'Warning']>([
  ['413', [413, { detail: 'x' }], TOO_LARGE, 'Error'],
  ['413 of a proxy', [413, '<html>too large</html>'], TOO_LARGE, 'Error'],
  ['413 in the body', [400, { status: 413, detail: 'x' }], TOO_LARGE, 'Error'],
  ['402 with a detail', [402, { detail: 'You have no credits left.' }], 'You have no credits left.', 'Warning'],
  ['500 without a detail', [500, {}], 'An error occurred while diagnosing.', 'Warning'],
  ['502 of a proxy', [502, '<html>bad gateway</html>'], 'An error occurred while diagnosing.', 'Warning'],
  ['no answer', 'noAnswer', 'No response from server. Please try again later.', 'Warning'],
  ['a success in the wrong shape', [200, { result: 7 }], 'An unexpected error occurred.', 'Error'],
])('%s', async (_, answer, message, severity) => {
  scriptFetch(answer)
  const alert = await diagnose(renderApp(paths.predict, null))
  expect(alert).toHaveTextContent(message)
  expect(alert).toHaveClass(`MuiAlert-color${severity}`)
  expect(screen.getByRole('button', { name: 'Diagnose' })).toBeEnabled()
  expect(screen.getByRole('img', { name: 'The chosen leaf photo' })).toBeVisible()
})

it('asks a visitor to log in, in the words of the server', async () => {
  server = await buildTestApp()
  const alert = await diagnose(renderApp(paths.predict, server))
  expect(alert).toHaveTextContent(/log in/i)
})

it('says that no credits are left, in the words of the server', async () => {
  server = await buildTestApp()
  const { access, refresh } = await signUp(server)
  localStorage.setItem('access', access)
  localStorage.setItem('refresh', refresh)
  const app = renderApp(paths.predict, server)
  for (let left = 5; left > 0; left -= 1) {
    await screen.findByText(`Credits left: ${left}`)
    await app.user.upload(screen.getByLabelText('Leaf photo'), leaf())
    await app.user.click(screen.getByRole('button', { name: 'Diagnose' }))
  }
  await screen.findByText('Credits left: 0')
  expect(await diagnose(app)).toHaveTextContent('You have no credits left.')
})
