import { act, screen, within } from '@testing-library/react'

import { changeLanguage } from '~/client/shared/i18n'

import { predictionIn, verdicts } from '../../../support/answered'
import type { scriptFetch } from '../../../support/scriptedFetch'
import { setViewport } from '../../../support/viewport'
import { diagnose, leaf, renderScripted } from '../../../support/renderPredict'

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
  const { answer } = predictionIn('en', verdicts.confident).diagnosis
  expect(heading).toHaveTextContent('TomatoLate blight')
  for (const text of [answer!.strip, 'Very sure', answer!.speed!, answer!.check!.question, ...answer!.actions])
    expect(screen.getAllByText(text)[0]).toBeVisible()
  expect(answer!.actions).toHaveLength(3)
  const pictures = [...screen.getByRole('main').querySelectorAll('img:is([src*="/checks/"], [src*="/actions/"])')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/illustrations/checks/fuzz-below.svg',
    ...answer!.pictograms.map((pictogram) => `/illustrations/actions/${pictogram}.svg`),
  ])
  expect(pictures.filter((picture) => picture.getAttribute('alt') !== '')).toEqual([])
  expect(screen.getByText(/^(Call|Ask) your farm officer$/)).toBeVisible()
})

it('asks for another photo with a drawing and two buttons in place of the bar where no answer was possible', async () => {
  const { user } = await read('tooDark')
  const { answer } = predictionIn('en', verdicts.tooDark).diagnosis
  for (const text of [answer!.title, 'This scan was free.', 'Take the next photo like this', ...answer!.actions])
    expect(screen.getAllByText(text)[0]).toBeVisible()
  expect(screen.getByRole('img', { name: /^A hand holds a leaf in the light/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take a photo' })).toHaveClass('MuiButton-contained')
  expect(screen.queryByRole('link', { name: 'New photo' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()

  await user.upload(screen.getByLabelText('Leaf photo from the camera'), leaf())
  expect(await screen.findByText('Your diagnosis will appear here')).toBeVisible()
  expect(screen.queryByText(answer!.title)).not.toBeInTheDocument()
})

it('folds the sections of the report and unfolds one by a press', async () => {
  const { user } = await read('confident')
  const why = await fold('Why it happens')
  expect(why).toHaveAttribute('aria-expanded', 'false')
  await user.click(why)
  expect(why).toHaveAttribute('aria-expanded', 'true')
  const sources = await fold('Where this comes from')
  await user.click(sources)
  expect(within(screen.getByRole('region', { name: 'Diagnosis' })).getAllByRole('link').length).toBeGreaterThan(0)
})

it('gives each ranked answer its share, its check and its first action, and says what is left', async () => {
  await read('ranked')
  const { answer } = predictionIn('en', verdicts.ranked).diagnosis
  for (const { condition, tenths, check, action } of answer!.candidates) {
    const card = screen.getByRole('heading', { name: condition, level: 3 }).parentElement!
    for (const text of [`about ${tenths} in 10`, check.question, action]) expect(card).toHaveTextContent(text)
    expect(card.querySelector('img')).toHaveAttribute('src', `/illustrations/${check.drawing}.svg`)
  }
  const rest = screen.getByRole('heading', { name: 'Something else', level: 3 }).parentElement!
  expect(rest).toHaveTextContent(`about ${answer!.somethingElse} in 10`)
})

it('an answer that cannot tell the crop asks for it first', async () => {
  const { heading } = await read('unknownCrop')
  const maize = screen.getByRole('button', { name: 'Maize' })
  const next = screen.getByRole('heading', { name: 'Take the next photo like this' })
  expect(heading.compareDocumentPosition(maize)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(maize.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('an answer that names nothing asks for the next photo', async () => {
  const { heading } = await read('tooDark')
  expect(heading).toHaveTextContent('The photo is too dark')
  expect(screen.getByRole('heading', { name: 'Take the next photo like this', level: 3 })).toBeVisible()
})

it('is fetched again in the language that is chosen while it is read', async () => {
  const { result, diagnosis } = predictionIn('sw', verdicts.confident)
  const { calls } = await read('confident', [200, { result, diagnosis, createdAt: '2026-11-23T08:00:00Z' }])
  await act(() => changeLanguage('sw'))
  expect(await screen.findByText('Chukua hatua leo')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('NyanyaBakajani chelewalate blight')
  expect(calls.at(-1)).toMatch(/^\/api\/diagnoses\/diagnosis-1 /)
  await act(() => changeLanguage('en'))
  expect(screen.getByText('Act today')).toBeVisible()
  expect(calls).toHaveLength(3) // who it is, the answer, the answer again
})

describe('reading aloud', () => {
  const spoken: string[] = []
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-GB' }],
    speak: ({ text }: { text: string }) => spoken.push(text),
    pause: jest.fn(),
    resume: jest.fn(),
    cancel: jest.fn(),
  })
  class Utterance {
    constructor(readonly text: string) {}
  }
  beforeAll(() => Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance }))
  afterAll(() => Object.assign(globalThis, { speechSynthesis: undefined }))

  it('speaks the first screen, pauses and goes on; has no button without a voice for the language', async () => {
    const { user } = await read('confident', 'noAnswer')
    await user.click(screen.getByRole('button', { name: 'Listen' }))
    expect(spoken[0]).toBe('Answer: Tomato, Late blight. Very sure. Act today.')
    expect(spoken.join(' ')).toContain(predictionIn('en', verdicts.confident).diagnosis.answer!.actions[0])
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    expect(speech.pause).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    expect(speech.resume).toHaveBeenCalled()

    speech.getVoices = () => []
    act(() => void speech.dispatchEvent(new Event('voiceschanged')))
    expect(screen.queryByRole('button', { name: /Listen|Pause/ })).not.toBeInTheDocument()
  })
})
