import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'

import { shareTextOf, smsTextOf } from '~/client/features/result/share/shareText'
import { endpoints } from '~/contract/endpoints'
import { accountPath, libraryPath, scanPath } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'
import { previewFor, resultFor, wordsIn } from '~/diagnosis'
import { tokenStorage } from '~/client/storage/tokenStorage'

import { bearer, diagnose as send, getUser, signUp } from '../../../support/calls'
import { kenyanIn } from '../../../support/kenyan'
import { verdicts } from '../../../support/predictions'
import { renderApp, serverForEachTest } from '../../../support/renderApp'
import { diagnose, findReport, leaf, renderPredict } from '../../../support/renderPredict'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest({ classify: async () => observationOf({ Tomato___Late_blight: 0.97 }) })
beforeEach(() => {
  localStorage.clear()
  setViewport({ widthPx: 360, reducedMotion: true })
})

const countryField = () => screen.findByRole('combobox', { name: 'Country of the farm' })
const main = () => screen.getByRole('main')
/** Whether the page names what holds for Kenya only, but for the line that says so. */
const isKenyan = () =>
  kenyanIn(main().textContent.replaceAll(/Advice for (outside )?Kenya|of Kenya|Country of the farm.*$/g, ''), 'en')
    .length > 0

/** Signed in, with the country chosen on an earlier visit. */
async function farmIn(country: string) {
  const account = await signUp(server())
  tokenStorage.save(account)
  const chosen = { ...endpoints.chooseCountry, headers: bearer(account.access), payload: { country } }
  expect((await server().inject(chosen)).statusCode).toBe(200)
  return account
}

it('the chosen country applies at once and on the next visit', async () => {
  const account = await signUp(server())
  tokenStorage.save(account)
  const { user } = renderApp(accountPath('country'), server())
  expect(await screen.findByText('Advice for Kenya')).toBeVisible()
  expect(await countryField()).toHaveDisplayValue('Kenya')
  await user.selectOptions(await countryField(), 'Uganda')
  expect(await screen.findByText('Advice for outside Kenya')).toBeVisible()
  expect(await countryField()).toHaveDisplayValue('Uganda')
  expect((await act(() => getUser(server(), account.access))).json().user.country).toBe('UG')
  expect(localStorage.getItem('lastUser')).toContain('"country":"UG"')
})

it('only the first result offers the country, and then follows it', async () => {
  const app = await renderPredict(server())
  expect(screen.queryByText('Advice for Kenya')).not.toBeInTheDocument()
  await diagnose(app)
  await findReport()
  expect(isKenyan()).toBe(true)
  await app.user.click(await screen.findByRole('button', { name: 'Another country?' }))
  await app.user.selectOptions(await countryField(), 'South Sudan')
  await waitFor(() => {
    expect(isKenyan()).toBe(false)
  })
  expect(screen.getByText('Advice for outside Kenya')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Get help' }))
  expect(isKenyan()).toBe(false)
  expect(main()).toHaveTextContent('Ask the plant protection service of your country if this is late blight.')
})

it('the second result does not offer the country', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  expect(await screen.findByText('Advice for Kenya')).toBeVisible()
  await app.user.click((await screen.findAllByRole('link', { name: 'New photo' }))[0]!)
  await diagnose(app, new File(['another leaf'], 'leaf.jpg', { type: 'image/jpeg' }))
  await findReport()
  await waitFor(() => {
    expect(screen.queryByText('Advice for Kenya')).not.toBeInTheDocument()
  })
})

it('every result outside Kenya, earlier ones too, shows the country and the way to change it', async () => {
  const { access } = await farmIn('TZ')
  const content = Buffer.from(await leaf().arrayBuffer())
  const { id } = (await send(server(), access, { content })).json<PredictionResponse>().diagnosis
  const { user } = renderApp(scanPath(id), server())
  await findReport()
  expect(await screen.findByText(/^Country of the farm: Tanzania\./)).toBeVisible()
  expect(isKenyan()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.selectOptions(await countryField(), 'Kenya')
  await waitFor(() => {
    expect(isKenyan()).toBe(true)
  })
})

it('library pages follow the country', async () => {
  await farmIn('RW')
  renderApp(libraryPath('en', 'coffee-leaf-rust'), server())
  expect(await screen.findByText('Advice without products, law and numbers of Kenya')).toBeVisible()
  expect(main()).not.toHaveTextContent(/Ruiru|copper/)
})

it('the library tells a visitor that it assumes Kenya', async () => {
  renderApp(libraryPath('en', 'coffee-leaf-rust'), server())
  expect(await screen.findByText('Advice for Kenya')).toBeVisible()
  expect(main()).toHaveTextContent(/Ruiru/)
})

it.each(['en', 'sw'] as const)('shared results and previews follow the country: %s', async (language) => {
  await i18next.loadLanguages(language)
  const words = wordsIn(language, 'elsewhere')
  const texts = Object.values(verdicts).flatMap((verdict) =>
    [resultFor(verdict, words), previewFor(verdict, words)].flatMap((result, index) => {
      const createdAt = '2026-11-23T08:00:00Z'
      const of = { language, createdAt, today: Date.parse(createdAt), place: words.place, isPreview: index === 1 }
      const shared = { result, ...of }
      return [shareTextOf(shared), smsTextOf(shared)]
    }),
  )
  expect(texts.flatMap((text) => kenyanIn(text, language))).toEqual([])
})
