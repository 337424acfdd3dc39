import '../../../../support/contactSettings'

import { cleanup, screen } from '@testing-library/react'

import { scanPath } from '~/contract/paths'

import { call, deskForEachTest, storeAnswer } from '../../../../support/askedAnswer'
import { renderApp } from '../../../../support/renderApp'
import { setViewport } from '../../../../support/viewport'

const desk = deskForEachTest({})
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const DAY_MS = 86_400_000

/** Opens the help of an answer, with a plan. */
async function openHelp(id: string) {
  const { user } = renderApp(scanPath(id), desk().server)
  await user.click(await screen.findByRole('button', { name: 'Get help' }))
  await screen.findAllByRole('link', { name: /early blight/i })
}

const storeWithPlan = async () => {
  const answer = await storeAnswer(desk())
  await desk()
    .db.updateTable('account')
    .set({ plan_until: Date.now() + DAY_MS })
    .execute()
  return answer
}

it('the operator is asked where there is no expert', async () => {
  const { id } = await storeWithPlan()
  await desk().db.updateTable('account').set({ role: null }).execute()
  await openHelp(id)
  expect(screen.getByRole('link', { name: 'Ask by WhatsApp' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask a person' })).not.toBeInTheDocument()
})

it('the desk takes the place of the operator, before and after the question', async () => {
  const { id, farmer } = await storeWithPlan()
  await openHelp(id)
  expect(screen.getByRole('button', { name: 'Ask a person' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Ask by/ })).not.toBeInTheDocument()
  cleanup()
  await call(desk().server, 'askPerson', { ...farmer, id, body: { note: null, county: null } })
  await openHelp(id)
  expect(screen.queryByRole('link', { name: /^Ask by/ })).not.toBeInTheDocument()
})
