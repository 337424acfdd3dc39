import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { announcementOf } from '~/client/features/result/resultText'
import { changeLanguage } from '~/client/i18n/i18n'
import { endpoints } from '~/contract/endpoints'
import { inSentence } from '~/contract/inSentence'
import { LANGUAGES } from '~/contract/languages'

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
    for (const text of [result.strip, 'Very sure', result.speed!, result.check!.question!, ...result.actions])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(result.actions).toHaveLength(3)
    const pictures = [...screen.getByRole('main').querySelectorAll('img:is([src*="/checks/"], [src*="/actions/"])')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/illustrations/checks/fuzz-below.svg',
      ...result.pictograms.map((pictogram) => `/illustrations/actions/${pictogram}.svg`),
    ])
    expect(pictures.filter((picture) => picture.getAttribute('alt') !== '')).toEqual([])
  })

  it('the contact row opens the ways to send the result, and is no button without a target', async () => {
    const { user } = await read('confident')
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
    for (const text of [result.title, 'This scan was free.', 'Take the next photo like this', ...result.actions])
      expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(screen.getByRole('img', { name: /^A hand holds a leaf in the light/ })).toBeVisible()
    expect(pickerLabel('Take a photo')).toHaveClass('MuiButton-contained')
    expect(screen.queryByRole('link', { name: 'New photo' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()

    await user.upload(screen.getByLabelText('Leaf photo from the camera'), leaf())
    await waitFor(() => {
      expect(screen.queryByText('This scan was free.')).not.toBeInTheDocument()
    })
  })

  it('collapses report sections and expands one on press', async () => {
    const { user } = await read('confident')
    const why = await fold('Signs and causes')
    expect(why).toHaveAttribute('aria-expanded', 'false')
    await user.click(why)
    expect(why).toHaveAttribute('aria-expanded', 'true')
    const sources = await fold('Where this comes from')
    await user.click(sources)
    expect(within(screen.getByRole('region', { name: 'Diagnosis' })).getAllByRole('link').length).toBeGreaterThan(0)
  })

  it('gives each candidate its share, its check and its first action, and says what is left', async () => {
    await read('ranked')
    const { answer: result } = predictionIn('en', verdicts.ranked).diagnosis
    for (const { condition, tenths, check, action } of result.candidates) {
      const card = screen.getByRole('heading', { name: condition, level: 3 }).closest('.MuiCard-root')!
      for (const text of [`about ${tenths} in 10`, check!.question!, action]) expect(card).toHaveTextContent(text)
      expect(card.querySelector('img:not([src^="/photos/"])')).toHaveAttribute(
        'src',
        `/illustrations/${check!.drawing}.svg`,
      )
    }
    const rest = screen.getByRole('heading', { name: 'Something else', level: 3 }).parentElement!
    expect(rest).toHaveTextContent(`about ${result.somethingElse} in 10`)
  })

  it('is only probable where one label stands alone: its own check and actions, and three dots of five', async () => {
    const { heading } = await read('probable')
    const { answer: result } = predictionIn('en', verdicts.probable).diagnosis
    const banner = heading.closest('section')!
    expect(banner).toHaveTextContent('Probably. Check first')
    expect(banner.querySelectorAll('[data-filled="true"]')).toHaveLength(3)
    for (const text of [result.check!.question!, ...result.actions]) expect(screen.getAllByText(text)[0]).toBeVisible()
    expect(announcementOf(result)).toBe(`Answer: Bean, ${inSentence(result.title)}. Probably. Check first.`)
    const question = { ...result, cropName: null, title: 'Is this really a bean leaf?' }
    expect(announcementOf(question)).toBe('Answer: Is this really a bean leaf? Probably. Check first.')
    expect(screen.queryByText(/Not sure which/)).not.toBeInTheDocument()
  })

  it('links what no photo can name to its page, and only names what has none', async () => {
    const { user } = await read('confident')
    const name = 'Troubles that no photo here can name'
    const row = screen.getByRole('button', { name })
    expect(row).toHaveAccessibleDescription(/Tuta absoluta \(leaf miner\), .*Spotted wilt virus/)
    await user.click(row)
    const list = screen.getByRole('region', { name })
    const tuta = within(list).getByRole('link', { name: 'Tuta absoluta (leaf miner)' })
    expect(tuta).toHaveAttribute('href', '/library/tomato-tuta-absoluta')
    expect(within(list).getByText('Spotted wilt virus')).toBeVisible()
    expect(within(list).queryByRole('link', { name: 'Spotted wilt virus' })).not.toBeInTheDocument()
  })

  it('names the twin of its label', async () => {
    const { heading } = await read('confident')
    expect(heading.closest('section')).toHaveTextContent('Potato leaves look the same. Is this tomato?')
  })

  it('a result that cannot tell the crop asks for it first', async () => {
    const { heading } = await read('unknownCrop')
    const maize = screen.getByRole('button', { name: 'Maize' })
    const [next] = screen.getAllByRole('heading', { name: 'Take the next photo like this' })
    expect(heading.compareDocumentPosition(maize)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(maize.compareDocumentPosition(next!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
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

describe('every report', () => {
  const kinds = Object.keys(verdicts) as (keyof typeof verdicts)[]

  it.each(LANGUAGES.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'the report is shown beneath the first screen and repeats nothing of the banner (%s, %s)',
    async (language, kind) => {
      setViewport({ widthPx: 360, reducedMotion: true })
      localStorage.setItem('language', language)
      await changeLanguage(language)
      const prediction = predictionIn(language, verdicts[kind])
      await diagnose(await renderScripted([200, prediction]))

      await screen.findByRole('heading', { level: 2 })
      const report = screen.getByRole('region', { name: /Diagnosis|Uchunguzi/ })
      for (const section of within(report).queryAllByRole('button', { expanded: false })) fireEvent.click(section)
      const shown = () => withoutSpace(report.textContent)
      const [first, rest] = prediction.result.split('\n---\n')
      const [title, ...more] = first!.split('\n').map(withoutMarks)
      const lines = rest === undefined ? more : rest.split('\n').map(withoutMarks)
      expect(withoutSpace(screen.getByRole('main').textContent)).toContain(withoutSpace(title!.split(/[:(]/)[0]!))
      await waitFor(() => {
        expect(lines.filter((line) => !shown().includes(withoutSpace(line)))).toEqual([])
      })
      const { strip, speed, check } = prediction.diagnosis.answer
      const banner = [`${strip}.`, speed ?? strip, check?.question ?? strip]
      if (rest !== undefined) expect(banner.filter((line) => shown().includes(withoutSpace(line)))).toEqual([])
    },
  )

  const withoutMarks = (line: string) =>
    line
      .replace(/^ *(#+|-|\d+\.) /, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('*', '')

  const withoutSpace = (text: string) => text.replace(/\s+/g, '')
})
