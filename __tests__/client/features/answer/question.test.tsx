import { screen, within } from '@testing-library/react'

import { endpoints } from '~/contract/endpoints'

import { serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport, renderPredict, sentKeys } from '../../../support/renderPredict'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest({
  observation: observationOf({
    'Corn_(maize)___Common_rust_': 0.52,
    'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot': 0.4,
  }),
})

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const replies = (question: RegExp) => within(screen.getByRole('group', { name: question }))
const tap = (name: string) => screen.getByRole('button', { name })

it('a close answer asks what to try, and replies change it, free, until it is sure or two are given', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  const before = screen.getByText(/^Credits left: \d$/).textContent
  const powder = screen.getByRole('heading', { name: 'Scrape a bump with a fingernail: does powder come off?' })
  expect(powder.parentElement?.parentElement?.querySelector('img')).toHaveAttribute(
    'src',
    '/illustrations/questions/fingernail.svg',
  )
  const candidate = screen.getByRole('heading', { level: 3, name: /^Common rust/ })
  expect(powder.compareDocumentPosition(candidate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    replies(/fingernail/)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes', 'No', 'Cannot tell'])

  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await app.user.click(tap('Yes'))
  expect(await screen.findByText('No response from server. Please try again later.')).toBeVisible()
  expect(tap('Yes')).toHaveFocus()

  await app.user.click(tap('Cannot tell'))
  expect(await screen.findByRole('heading', { name: /narrow blocks with straight sides\?$/ })).toBeVisible()
  expect(screen.getAllByText(/You could not tell, so this changes nothing\.$/)[0]).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()

  await app.user.click(tap('No'))
  const name = await screen.findByRole('heading', { level: 2, name: 'Maize Common rust' })
  expect(name).toHaveFocus()
  expect(screen.queryByRole('group', { name: /fingernail|straight sides/ })).toBeNull()
  const status = await screen.findByText(/^You saw no straight sides: .*Answer: Maize, Common rust\. Fairly sure/)
  expect(status).toHaveAttribute('role', 'status')
  expect(screen.getByText(/^Credits left: \d$/).textContent).toBe(before)
  expect(sentKeys()).toHaveLength(1)
  const patches = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).method)
  expect(patches.filter((method) => method === endpoints.correctDiagnosis.method)).toHaveLength(3)
})
