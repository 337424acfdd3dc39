import { act, screen, waitFor, within } from '@testing-library/react'

import { announcementOf } from '~/client/features/result/resultText'
import { changeLanguage } from '~/client/i18n/i18n'
import { endpoints } from '~/contract/endpoints'
import { inSentence } from '~/contract/inSentence'

import { predictionIn, verdicts } from '../../../support/predictions'
import { serverForEachTest } from '../../../support/renderApp'
import {
  diagnose,
  findReport,
  leaf,
  pickerLabel,
  renderPredict,
  renderScripted,
  sentKeys,
} from '../../../support/renderPredict'
import type { scriptFetch } from '../../../support/scriptedFetch'
import { observationOf } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

describe('a result', () => {
  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
  })

  async function read(verdict: keyof typeof verdicts, ...more: Parameters<typeof scriptFetch>) {
    const app = await renderScripted([200, predictionIn('en', verdicts[verdict])], ...more)
    await diagnose(app)
    return { ...app, heading: await screen.findByRole('heading', { level: 2 }) }
  }

  const fold = (name: string) => screen.findByRole('button', { name })

  it('leads with the verdict, the check, three actions and whom to ask', async () => {
    const { heading } = await read('confident')
    const { answer: result } = predictionIn('en', verdicts.confident).diagnosis
    expect(heading).toHaveTextContent('TomatoLate blight')
    for (const text of [result.strip, 'Very sure', result.speed!, result.check!.question!])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(result.actions).toHaveLength(3)
    for (const action of result.actions) expect(screen.getByRole('main')).toHaveTextContent(action)
    const pictures = [...screen.getByRole('main').querySelectorAll('img:is([src*="/checks/"], [src*="/actions/"])')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/illustrations/checks/fuzz-below.svg',
      ...result.pictograms.map((pictogram) => `/illustrations/actions/${pictogram}.svg`),
    ])
    expect(pictures.filter((picture) => picture.getAttribute('alt') !== '')).toEqual([])
  })

  it('the contact row opens the ways to send the result, and is no button without a target', async () => {
    const { user } = await read('confident')
    await user.click(await fold('Get help'))
    await user.click(await screen.findByRole('button', { name: /^Ask your ward farm officer if this is late blight/ }))
    expect(await screen.findByRole('dialog', { name: 'Share this answer' })).toBeVisible()
  })

  it.each([
    ['is printed', () => undefined],
    ['is not printed by a browser that cannot', undefined],
  ])('a result %s', async (_, print) => {
    Object.assign(window, { print })
    const { user } = await read('confident')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await screen.findByRole('dialog', { name: 'Share this answer' })
    expect(screen.queryAllByRole('button', { name: 'Print for the farm officer' })).toHaveLength(print ? 1 : 0)
  })

  it('a reply can be changed next to its effect', async () => {
    const question = { id: 'maizePowder', text: 'Does powder come off?', drawing: 'fingernail' }
    const repliedWith = (reply: 'yes' | 'no', sentence: string) => {
      const { diagnosis, ...rest } = predictionIn('en', verdicts.ranked)
      const answer = { ...diagnosis.answer, answered: [sentence] }
      return { ...rest, diagnosis: { ...diagnosis, answer, replies: [{ ...question, reply }] } }
    }
    const { result, diagnosis } = repliedWith('no', 'You saw no powder.')
    const app = await renderScripted([200, repliedWith('yes', 'You saw powder.')], [200, { result, diagnosis }])
    await diagnose(app)
    await app.user.click(await screen.findByRole('button', { name: 'Change You saw powder.' }))
    expect(screen.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'No' }))
    expect(await screen.findByRole('button', { name: 'Change You saw no powder.' })).toBeVisible()
    const [request] = jest.mocked(globalThis.fetch).mock.calls.at(-1)!
    expect(await (request as Request).json()).toEqual({ answer: { question: 'maizePowder', answer: 'no' } })
    expect(screen.queryByRole('group', { name: question.text })).not.toBeInTheDocument()
  })

  it('asks for another photo with a drawing and two buttons instead of the bar if there is no result', async () => {
    const { user } = await read('tooDark')
    const { answer: result } = predictionIn('en', verdicts.tooDark).diagnosis
    for (const text of [result.title, 'This answer was free.', 'Take the next photo like this'])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    for (const action of result.actions) expect(screen.getByRole('main')).toHaveTextContent(action)
    expect(screen.getByRole('img', { name: /^A hand holds a leaf in the light/ })).toBeVisible()
    expect(pickerLabel('Take a photo')).toHaveClass('MuiButton-contained')
    expect(screen.queryByRole('link', { name: 'New photo' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()

    await user.upload(screen.getByLabelText('Leaf photo from the camera'), leaf())
    await waitFor(() => {
      expect(screen.queryByText('This answer was free.')).not.toBeInTheDocument()
    })
  })

  it('says that it was free if it names only what is unlikely in Kenya', async () => {
    const candidates = [{ label: 'Orange___Canker', probability: 0.95 }]
    const app = await renderScripted([200, predictionIn('en', { kind: 'ranked', candidates })])
    await diagnose(app)
    expect(await screen.findByText('This answer was free.')).toBeVisible()
  })

  it('has its sections in three folds directly beneath the first screen, each whole after a press', async () => {
    const { user } = await read('confident')
    const folds = await Promise.all(['Why', 'What else', 'Get help'].map(fold))
    const actions = screen.getByRole('heading', { name: 'Do today' })
    const recheck = screen.getByRole('button', { name: /^Look again/ })
    const inOrder = [actions, ...folds, recheck]
    for (const [index, element] of inOrder.slice(1).entries())
      expect(inOrder[index]!.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const sections = [
      ['Signs and causes', 'After today'],
      ['What else it may be', 'What a photo cannot show', 'Not tomato? Choose the crop (free)'],
      ['Spraying and the law', 'Where this comes from'],
    ]
    for (const [index, names] of sections.entries()) {
      expect(folds[index]).toHaveAttribute('aria-expanded', 'false')
      await user.click(folds[index]!)
      expect(folds[index]).toHaveAttribute('aria-expanded', 'true')
      for (const name of names) expect(screen.getByRole('heading', { name, level: 3 })).toBeInTheDocument()
    }
  })

  it('gives each candidate its check and its first action, likeliest first and without numbers', async () => {
    const { heading } = await read('ranked')
    const { answer: result } = predictionIn('en', verdicts.ranked).diagnosis
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names.slice(0, result.candidates.length)).toEqual(result.candidates.map(({ condition }) => condition))
    await waitFor(() => {
      // but for a second, what is announced
      expect(screen.getByRole('main')).not.toHaveTextContent(/about \d in 10|Not sure which/)
    })
    expect(heading.closest('section')!.querySelector('[data-filled]')).toBeNull()
    expect(heading.closest('section')).toHaveTextContent('It may also be something else.')
    for (const { condition, check, action } of result.candidates) {
      const card = screen.getByRole('heading', { name: condition, level: 3 }).closest('.MuiCard-root')!
      for (const text of [check!.question!, action]) expect(card).toHaveTextContent(text)
      expect(card.querySelector('img:not([src^="/photos/"])')).toHaveAttribute(
        'src',
        `/illustrations/${check!.drawing}.svg`,
      )
    }
  })

  it('is only probable where one label stands alone: its own check and actions, and three dots of five', async () => {
    const { heading } = await read('probable')
    const { answer: result } = predictionIn('en', verdicts.probable).diagnosis
    const banner = heading.closest('section')!
    expect(banner).toHaveTextContent('Probably. Check first')
    expect(banner.querySelectorAll('[data-filled="true"]')).toHaveLength(3)
    for (const text of [result.check!.question!, ...result.actions])
      expect(screen.getByRole('main')).toHaveTextContent(text)
    expect(announcementOf(result)).toBe(`Answer: Bean, ${inSentence(result.title)}. Probably. Check first.`)
    const question = { ...result, cropName: null, title: 'Is this really a bean leaf?' }
    expect(announcementOf(question)).toBe('Answer: Is this really a bean leaf? Probably. Check first.')
    expect(screen.queryByText(/Not sure which/)).not.toBeInTheDocument()
  })

  it('links what no photo can name to its page, and only names what has none', async () => {
    const { user } = await read('confident')
    await user.click(await fold('What else'))
    const list = screen.getByRole('region', { name: 'What else' })
    expect(within(list).getByRole('heading', { name: 'Troubles that no photo here can name' })).toBeVisible()
    const tuta = within(list).getByRole('link', { name: 'Tuta absoluta (leaf miner)' })
    expect(tuta).toHaveAttribute('href', '/library/tomato-tuta-absoluta')
    expect(list).toHaveTextContent('Spotted wilt virus')
    expect(within(list).queryByRole('link', { name: 'Spotted wilt virus' })).not.toBeInTheDocument()
  })

  it('of a follow-up asks first how the plants are', async () => {
    const prediction = predictionIn('en', verdicts.confident)
    const followUp = { follows: 'diagnosis-0', progress: null, advice: [] }
    const json = { ...prediction, diagnosis: { ...prediction.diagnosis, followUp } }
    await diagnose(await renderScripted([200, json], [200, { diagnoses: [] }]))
    const question = await screen.findByRole('group', { name: 'How are the plants since the last answer?' })
    const heading = await screen.findByRole('heading', { level: 2, name: /Late blight/ })
    expect(question.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('names the twin of its label', async () => {
    const { heading } = await read('confident')
    expect(heading.closest('section')).toHaveTextContent('Potato looks alike. Is it tomato?')
  })

  it('a result that cannot tell the crop asks for it only; how to take another photo is in a fold', async () => {
    const { heading, user } = await read('unknownCrop')
    const maize = screen.getByRole('button', { name: 'Maize' })
    expect(heading.compareDocumentPosition(maize)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('heading', { name: 'Take the next photo like this' })).toBeNull()
    await user.click(await fold('Why'))
    expect(screen.getByRole('heading', { name: 'Take the next photo like this' })).toBeVisible()
  })

  it('a result that names nothing asks for the next photo', async () => {
    const { heading } = await read('tooDark')
    expect(heading).toHaveTextContent('The photo is too dark')
    expect(screen.queryByRole('button', { name: /Choose the crop/ })).not.toBeInTheDocument() // nothing to read again
    expect(screen.getAllByRole('heading', { name: 'Take the next photo like this', level: 3 })[0]).toBeVisible()
  })

  it('is refetched when the user changes the language', async () => {
    const { result, diagnosis } = predictionIn('sw', verdicts.confident)
    const { calls } = await read('confident', [200, { result, diagnosis }])
    await act(() => changeLanguage('sw'))
    expect(await screen.findByText('Chukua hatua leo')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('NyanyaBakajani chelewalate blight')
    expect(calls.at(-1)).toMatch(/^\/api\/diagnoses\/diagnosis-1 /)
    await act(() => changeLanguage('en'))
    expect(screen.getByText('Act today')).toBeVisible()
    expect(calls).toHaveLength(3) // who it is, the answer, the answer again
  })
})

describe('a question', () => {
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

  it('a close result asks questions, and replies change it for free, until it is sure or has two', async () => {
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
    expect(screen.queryByText(/^Do the marks have straight sides|^Scrape a bump with a fingernail\. Does/)).toBeNull()
    expect(screen.getAllByText(/You could not tell, so this changes nothing\.$/)[0]).toBeVisible()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()

    await app.user.click(tap('No'))
    const name = await screen.findByRole('heading', { level: 2, name: 'Maize Common rust' })
    expect(name).toHaveFocus()
    expect(screen.queryByRole('group', { name: /fingernail|straight sides/ })).toBeNull()
    const status = await screen.findByText(/^You saw no straight sides: .*Answer: Maize, common rust\. Fairly sure/)
    expect(status).toHaveAttribute('role', 'status')
    expect(screen.getByText(/^Credits left: \d$/).textContent).toBe(before)
    expect(sentKeys()).toHaveLength(1)
    const patches = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).method)
    expect(patches.filter((method) => method === endpoints.correctDiagnosis.method)).toHaveLength(3)
  })
})
