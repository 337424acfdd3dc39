import { cleanup, screen, waitFor } from '@testing-library/react'

import { preferredLanguage } from '~/client/storage/preferredLanguage'
import { changeLanguage } from '~/client/i18n/i18n'
import { paths } from '~/contract/paths'

import { renderApp } from '../../support/renderApp'
import { scriptFetch } from '../../support/scriptedFetch'
import { setViewport } from '../../support/viewport'

beforeEach(() => {
  setViewport({ widthPx: 1280 })
})

const languageOf = (header: string) =>
  jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).headers.get(header))

it('the browser language applies until one is chosen, and English if neither is supported', () => {
  const cases: [browser: string[], stored: string | null, preferred: string][] = [
    [['sw-KE', 'en'], null, 'sw'],
    [['luo', 'en-KE', 'sw'], null, 'en'],
    [['fr'], null, 'en'],
    [['sw'], 'en', 'en'],
    [['en'], 'sw', 'sw'],
    [['en'], 'xx', 'en'],
  ]
  const results = cases.map(([browser, stored]) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
    if (stored === null) localStorage.removeItem('language')
    else localStorage.setItem('language', stored)
    return preferredLanguage()
  })
  expect(results).toEqual(cases.map(([, , preferred]) => preferred))
})

it('the switch changes every text, the title and the language of the page, and is remembered', async () => {
  const { user } = renderApp(paths.home, null)
  await user.click(screen.getByRole('button', { name: 'Kiswahili' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Linda Mavuno Yako Leo,/ })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('bado hayajakaguliwa')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument() // the headline stays in sight
  expect(document.documentElement.lang).toBe('sw')
  expect(document.title).toBe('Jani: uchunguzi wa magonjwa ya mazao kwa picha ya jani')
  expect(localStorage.getItem('language')).toBe('sw')

  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Secure Your Harvest Today,/ })).toBeVisible()
  expect(localStorage.getItem('language')).toBe('en')
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('Swahili')
})

it('every screen opens in the language that was chosen before', async () => {
  localStorage.setItem('language', 'sw')
  const headings: [string, string | RegExp][] = [
    [paths.predict, 'Tuma picha ya jani'],
    [paths.login, 'Karibu tena'],
    [`${paths.login}?mode=sign-up`, 'Fungua akaunti yako'],
    [paths.about, 'Kutuhusu'],
    ['/no/such/page', 'Hapa hakuna kilichoota'],
  ]
  for (const [path, name] of headings) {
    await changeLanguage('en')
    renderApp(path, null)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument()
    cleanup()
  }
})

it('a form says in Swahili what is missing', async () => {
  localStorage.setItem('language', 'sw')
  const { user } = renderApp(`${paths.login}?mode=sign-up`, null)
  await user.click(await screen.findByRole('button', { name: 'Jisajili' }))
  expect(await screen.findByText('Anwani ya barua pepe si sahihi')).toBeVisible()
  expect(screen.getByText('Jina si sahihi')).toBeVisible()
  expect(screen.getByText('Andika nenosiri')).toBeVisible()
})

it('a refusal is shown by its code, and by the server sentence only if the code is unknown', async () => {
  localStorage.setItem('language', 'sw')
  const error = (code: string, params = {}, fields = {}) => ({ error: { code, params, fields } })
  const taken = { email: [{ code: 'emailTaken', params: {} }] }
  scriptFetch(
    [401, { detail: 'in English', ...error('wrongCredentials') }],
    [429, { detail: 'in English', ...error('tooManyAttempts', { seconds: 30 }) }],
    [400, { email: ['in English'], ...error('fieldsInvalid', {}, taken) }],
    [400, { detail: 'Sentensi ya seva.', ...error('newerThanThisClient') }],
  )
  const { user } = renderApp(paths.login, null)
  await user.type(await screen.findByLabelText('Anwani ya barua pepe'), 'wanjiru@example.com')
  await user.type(screen.getByLabelText('Nenosiri'), 'maize-and-beans')
  for (const sentence of [
    'Anwani ya barua pepe au nenosiri si sahihi.',
    'Umejaribu mara nyingi mno. Jaribu tena baada ya sekunde 30.',
    'Anwani hii ya barua pepe tayari imesajiliwa.',
    'Sentensi ya seva.',
  ]) {
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Ingia' })).toBeEnabled()
    })
    await user.click(screen.getByRole('button', { name: 'Ingia' }))
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(screen.queryByText('in English')).not.toBeInTheDocument()
  await waitFor(() => {
    expect(new Set(languageOf('accept-language'))).toEqual(new Set(['sw']))
  })
})
