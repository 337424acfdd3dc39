import '../../../support/contactSettings'

import { screen } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'

import { tokenStorage } from '~/client/storage/tokenStorage'
import { scanPath } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'
import type { OpenDatabase } from '~/server/persistence/schema'

import { diagnose, signUp } from '../../../support/calls'
import { openMigratedSqlite } from '../../../support/migratedSqlite'
import { renderApp } from '../../../support/renderApp'
import { buildTestApp, observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

let db: OpenDatabase
let server: FastifyInstance
beforeEach(async () => {
  setViewport({ widthPx: 360, reducedMotion: true })
  db = await openMigratedSqlite()
  server = await buildTestApp({ db, observation: observationOf({ Tomato___Late_blight: 0.95 }) })
})
afterEach(async () => {
  await server.close()
  await db.destroy()
})

async function openHelp(planUntil: number | null) {
  const account = await signUp(server)
  tokenStorage.save(account)
  const response = await diagnose(server, account.access)
  await db.updateTable('account').set({ plan_until: planUntil }).execute()
  const { user } = renderApp(scanPath(response.json<PredictionResponse>().diagnosis.id), server)
  await user.click(await screen.findByRole('button', { name: 'Get help' }))
  await screen.findByRole('link', { name: /^Read more/ })
}

it('with a plan the answer can be sent to the operator by WhatsApp and by mail', async () => {
  await openHelp(Date.now() + 86_400_000)
  expect(await screen.findByText('Ask us about this answer. It is sent with your question.')).toBeVisible()
  const lead = 'A question from a Pro Crop Care account:'
  const whatsApp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask by WhatsApp' }).href)
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/254712345678')
  const text = whatsApp.searchParams.get('text')!
  expect(text).toMatch(new RegExp(`^${lead}\n\n\nTomato: Late blight`))
  expect(text).toContain('From Jani, ')
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask by e-mail' }).href)
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'help@example.com'])
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: 'Question about an answer', body: text })
})

it('without a plan there is no such way', async () => {
  await openHelp(null)
  expect(screen.queryByRole('link', { name: /^Ask by/ })).not.toBeInTheDocument()
})
