import { act, screen, waitFor } from '@testing-library/react'

import { offlineDiagnoses } from '~/client/storage/offlineDiagnoses'
import { changeLanguage } from '~/client/i18n/i18n'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { orderPath, paths, scanPath } from '~/contract/paths'

import { call, deskForEachTest, storeAnswer } from '../../../../support/askedAnswer'
import { ASK_FREE, farmerNamed } from '../../../../support/desk'
import { renderApp } from '../../../../support/renderApp'
import { diagnose } from '../../../../support/renderPredict'
import { setViewport } from '../../../../support/viewport'

const SHOWS = 'Show my photos to the expert, and to anyone with my link'
const TEACHES = 'Let Jani learn from my photos'

beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})
afterEach(() => act(() => changeLanguage('en')))

const photoCalls = () =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.map(([request]) => new URL((request as Request).url))
    .filter(({ pathname }) => pathname.endsWith('/photos'))

describe('where farmers without a plan may ask', () => {
  const desk = deskForEachTest(ASK_FREE)

  async function openForm({ copies = 1 } = {}) {
    const { id } = await storeAnswer(desk(), { copies })
    if (copies === 0) await offlineDiagnoses.drop([id])
    const app = renderApp(scanPath(id), desk().server)
    await app.user.click(await screen.findByRole('button', { name: 'Ask a person' }))
    return { ...app, id }
  }
  const cases = () => desk().db.selectFrom('farm_case').selectAll().execute()

  it('asks with a note and the county; both consents are off, so no photo is sent', async () => {
    const { user } = await openForm()
    expect(await screen.findByRole('switch', { name: SHOWS })).not.toBeChecked()
    expect(screen.getByRole('switch', { name: TEACHES })).not.toBeChecked()
    expect(screen.getByText('Can a person be recognised? Then leave both off.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Your question (optional)' }), 'Is it the rain?')
    await user.selectOptions(screen.getByRole('combobox', { name: 'County of the field' }), 'Nakuru')
    await user.click(screen.getByRole('button', { name: 'Ask' }))

    expect(await screen.findByText('Your question is waiting for an expert.')).toBeVisible()
    expect(screen.getByText('Is it the rain?')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask a person' })).not.toBeInTheDocument()
    expect(await cases()).toMatchObject([
      { note: 'Is it the rain?', county: 'Nakuru', shows_photos: expect.anything() as unknown },
    ])
    expect(photoCalls()).toEqual([])
  })

  it('begins with the county of the account', async () => {
    const { id } = await storeAnswer(desk())
    await desk().db.updateTable('account').set({ county: 'Nyeri' }).where('role', 'is', null).execute()
    const { user } = renderApp(scanPath(id), desk().server)
    await user.click(await screen.findByRole('button', { name: 'Ask a person' }))
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'County of the field' })).toHaveValue('Nyeri')
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'County of the field' }), 'Not given')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await screen.findByText('Your question is waiting for an expert.')
    expect(await cases()).toMatchObject([{ county: null }])
  })

  it('gives the copies for the consent that was switched on, and for no other', async () => {
    const { user } = await openForm({ copies: 2 })
    await user.click(await screen.findByRole('switch', { name: SHOWS }))
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await user.click(await screen.findByRole('button', { name: 'Your photos and the link' }))
    expect(await screen.findByText('Our server keeps 2 photos of this answer.')).toBeVisible()
    expect(screen.getByRole('switch', { name: SHOWS })).toBeChecked()
    expect(screen.getByRole('switch', { name: TEACHES })).not.toBeChecked()
    expect(photoCalls().map(({ search }) => search)).toEqual(['?shows=true'])
  })

  it('offers only the question if the copies are no longer on this phone', async () => {
    const { user } = await openForm({ copies: 0 })
    expect(await screen.findByText(/are no longer on this phone/)).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByText('Your question is waiting for an expert.')).toBeVisible()
  })

  it('is disabled without a network, and says why', async () => {
    await openForm()
    expect(screen.getByRole('button', { name: 'Ask' })).toBeEnabled()
    act(() => {
      window.dispatchEvent(new Event('offline'))
    })
    expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled()
    expect(screen.getByText('This needs a network. Try again once there is one.')).toBeVisible()
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(screen.getByRole('button', { name: 'Ask' })).toBeEnabled()
  })

  it('is remembered of an answer that has just been given', async () => {
    tokenStorage.save(await farmerNamed(desk().server, desk().db, 'Wanjiru'))
    const app = renderApp(paths.predict, desk().server)
    await screen.findByText('Credits left: 5')
    await diagnose(app)
    await app.user.click(await screen.findByRole('button', { name: 'Ask a person' }))
    await app.user.click(await screen.findByRole('button', { name: 'Ask' }))
    expect(await screen.findByText('Your question is waiting for an expert.')).toBeVisible()
    const { pathname, search } = app.router.state.location
    await act(() => app.router.navigate(paths.history))
    await screen.findByRole('heading', { level: 1, name: 'My photos' })
    await act(() => app.router.navigate(pathname + search))
    expect(await screen.findByText('Your question is waiting for an expert.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask a person' })).not.toBeInTheDocument()
  })

  it('toasts a refusal and keeps what was typed', async () => {
    const { user } = await openForm()
    await user.type(screen.getByRole('textbox', { name: 'Your question (optional)' }), 'Is it the rain?')
    await desk().db.updateTable('account').set({ role: null }).execute() // the last expert has left
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByText('No person can be asked about this answer.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your question (optional)' })).toHaveValue('Is it the rain?')
  })
})

describe('where asking is part of the plan', () => {
  const desk = deskForEachTest({})

  it.each([
    ['en', 'Ask a person', 'With Pro Crop Care you can ask an expert about this answer.', 'See Pro Crop Care'],
    [
      'sw',
      'Muulize mtaalamu',
      'Ukiwa na Mpango wa Pro unaweza kumuuliza mtaalamu kuhusu jibu hili.',
      /^Angalia Mpango/,
    ],
  ] as const)('leads a farmer without one to its order (%s)', async (language, title, text, link) => {
    const { id } = await storeAnswer(desk())
    localStorage.setItem('language', language)
    await act(() => changeLanguage(language))
    const { user } = renderApp(scanPath(id), desk().server)
    await user.click(await screen.findByRole('button', { name: title }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', orderPath)
  })
})

describe('where a few questions a month are free', () => {
  const desk = deskForEachTest({ ASK_FREE: '1' })

  it('says so once they are used up', async () => {
    const first = await storeAnswer(desk())
    await call(desk().server, 'askPerson', { ...first.farmer, id: first.id, body: { note: null, county: null } })
    const { id } = await storeAnswer(desk(), { by: first.farmer })
    const { user } = renderApp(scanPath(id), desk().server)
    await user.click(await screen.findByRole('button', { name: 'Ask a person' }))
    await waitFor(() => {
      expect(screen.getByText(/^You have used your free questions/)).toBeVisible()
    })
    expect(screen.queryByRole('button', { name: 'Ask' })).not.toBeInTheDocument()
  })
})
