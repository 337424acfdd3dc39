import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'

import { MarkdownReport } from '~/client/features/result/MarkdownReport'
import { changeLanguage } from '~/client/i18n/i18n'
import { forgetAccount } from '~/client/storage/settings'
import { LANGUAGES } from '~/contract/languages'
import { accountPath } from '~/contract/paths'
import { fromMarkdown } from '~/contract/report'
import { wordsIn } from '~/diagnosis'

import { predictionIn, verdicts } from '../../../support/predictions'
import { diagnose, renderScripted } from '../../../support/renderPredict'
import { setViewport } from '../../../support/viewport'

describe('the report', () => {
  const MARKDOWN = [
    '## Maize: common rust',
    '**Very likely.** Caused by a fungus.',
    '- Pick off spotted leaves\n- Wash your hands',
    '<b>not html</b> &amp; [advice](https://example.com/advice?a=1&b=2)',
  ].join('\n\n')
  const HEADING = 'Maize: common rust'
  const WHOLE = `${HEADING}Very likely. Caused by a fungus.Pick off spotted leavesWash your hands<b>not html</b> & advice`

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const pass = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms)
    })
  }
  const copy = (container: HTMLElement) => container.querySelector('.MuiCard-root > div')!
  const typed = (container: HTMLElement) => copy(container).textContent.replaceAll('\n', '')

  it('the report is typed at one character every 20 ms by the clock, across blocks', () => {
    for (const characters of [0, 5, 20, 40, 80, WHOLE.length - 5]) {
      const { container, unmount } = render(<MarkdownReport markdown={MARKDOWN} />)
      if (characters > 0) pass(characters * 20)
      const text = typed(container)
      expect(text.length).toBeLessThanOrEqual(characters)
      expect(text.length).toBeGreaterThanOrEqual(characters - 2) // less than two frames behind
      expect(WHOLE.startsWith(text)).toBe(true)
      unmount()
    }
  })

  it('typing catches up after lost frames', () => {
    const { container } = render(<MarkdownReport markdown={MARKDOWN} />)
    jest.setSystemTime(Date.now() + 60_000)
    pass(WHOLE.length * 20 + 100)
    expect(typed(container)).toBe(WHOLE)
  })

  it.each([
    ['a tap on the text', (container: HTMLElement) => copy(container).parentElement!],
    ['the button', () => screen.getByRole('button', { name: 'Show all at once' })],
  ])('the rest of the report is shown at once after %s', (_, target) => {
    const { container } = render(<MarkdownReport markdown={MARKDOWN} />)
    pass(100)
    fireEvent.click(target(container))
    expect(typed(container)).toBe(WHOLE)
    expect(screen.queryByRole('button', { name: 'Show all at once' })).not.toBeInTheDocument()
  })

  it('the focus of the button that is gone at the end passes to the report', () => {
    render(<MarkdownReport markdown={MARKDOWN} />)
    screen.getByRole('button', { name: 'Show all at once' }).focus()
    pass(WHOLE.length * 20 + 100)
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveFocus()
  })

  it('the report is announced whole and once, in paragraphs, and can then be read', () => {
    const { container } = render(<MarkdownReport markdown={MARKDOWN} />)
    const liveRegion = screen.getByRole('status')
    expect(liveRegion).toBeEmptyDOMElement()
    pass(200)
    const paragraphs = within(liveRegion).getAllByRole('paragraph', { hidden: true })
    expect(paragraphs.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      HEADING,
      'Very likely. Caused by a fungus.',
    ])
    expect(liveRegion).not.toHaveTextContent('**')
    expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument()
    expect(copy(container)).toHaveAttribute('inert')

    pass(WHOLE.length * 20 + 100)
    pass(2000)
    expect(liveRegion).toBeEmptyDOMElement()
    expect(screen.getByRole('heading', { name: HEADING, level: 2 })).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'advice' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('href', 'https://example.com/advice?a=1&b=2')
    expect(container.querySelector('b')).toBeNull()
  })
})

describe('every report', () => {
  const DOUBTED_CROP = { kind: 'contradiction', crop: 'Tomato' } as const

  afterAll(async () => {
    localStorage.removeItem('language')
    await changeLanguage('en')
  })

  const { cropQuestion, ...others } = verdicts
  const kinds = Object.keys(others) as (keyof typeof others)[]

  it.each(LANGUAGES.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'the whole report stands beneath the first screen and repeats nothing of the banner (%s, %s)',
    async (language, kind) => {
      setViewport({ widthPx: 360, reducedMotion: true })
      localStorage.setItem('language', language)
      await changeLanguage(language)
      const prediction = predictionIn(language, verdicts[kind])
      await diagnose(await renderScripted([200, prediction]))

      await screen.findByRole('heading', { level: 2 })
      const report = screen.getByRole('region', { name: /^(Answer|Jibu)/ })
      for (const section of within(report).queryAllByRole('button', { expanded: false })) fireEvent.click(section)
      const shown = () => withoutSpace(report.textContent)
      const title = withoutMarks(prediction.result.split('\n')[0]!)
      const { summary } = fromMarkdown(prediction.result)!
      const details = summary ? prediction.result.slice(prediction.result.indexOf('\n---\n')) : prediction.result
      const lines = details.split('\n').slice(1).map(withoutMarks)
      expect(withoutSpace(screen.getByRole('main').textContent)).toContain(withoutSpace(title.split(/[:(]/)[0]!))
      await waitFor(() => {
        expect(lines.filter((line) => !shown().includes(withoutSpace(line)))).toEqual([])
      })
      const { strip, speed, check } = prediction.diagnosis.answer
      const banner = [`${strip}.`, speed ?? strip, check?.question ?? strip]
      if (summary) expect(banner.filter((line) => lines.join('\n').includes(line))).toEqual([])
    },
  )

  it.each(LANGUAGES.flatMap((language) => [cropQuestion, DOUBTED_CROP].map((verdict) => [language, verdict] as const)))(
    'a question about the crop is asked by buttons, without folds: its report is for clients without them (%s, %j)',
    async (language, verdict) => {
      setViewport({ widthPx: 360, reducedMotion: true })
      localStorage.setItem('language', language)
      await changeLanguage(language)
      const prediction = predictionIn(language, verdict)
      await diagnose(await renderScripted([200, prediction]))

      expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(prediction.diagnosis.answer.title)
      expect(screen.getByRole('button', { name: /^(Yes, it is|Ndiyo, ni) / })).toBeVisible()
      expect(screen.queryByRole('button', { name: /^(Why|What else|Get help|Kwa nini|Huenda|Pata)/ })).toBeNull()
      for (const line of wordsIn(language).phrases.cropQuestion.reply) {
        expect(prediction.result).toContain(line)
        expect(screen.getByRole('main')).not.toHaveTextContent(line)
      }
    },
  )

  const withoutMarks = (line: string) =>
    line
      .replace(/^(---| *(#+|-|\d+\.) )/, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('*', '')

  const withoutSpace = (text: string) => text.replace(/\s+/g, '')
})

describe('sharing a result', () => {
  const device = navigator as { share?: unknown; canShare?: unknown }

  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
    localStorage.removeItem('sharePhoto')
    Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  })
  afterEach(() => {
    delete device.share
    delete device.canShare
  })

  async function openDialog(verdict: keyof typeof verdicts = 'confident', checked: string[] = []) {
    const prediction = predictionIn('en', verdicts[verdict])
    prediction.diagnosis.answer.checked = checked
    const app = await renderScripted([200, prediction])
    await diagnose(app)
    await app.user.click(await screen.findByRole('button', { name: 'Share' }))
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Share this answer' })) }
  }

  /** The sheet of apps of a phone: what it was given, or how it ends. */
  function withShareSheet(end: () => Promise<void> = async () => undefined) {
    const share = jest.fn<Promise<void>, [ShareData]>(end)
    Object.assign(device, { share, canShare: () => true })
    return share
  }

  it('without a share sheet of the device there are WhatsApp, one SMS and the printer, and the preview is what they get', async () => {
    const { dialog } = await openDialog()
    const whatsApp = dialog.getByRole('link', { name: 'Send by WhatsApp' })
    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
    const [address, text] = whatsApp.getAttribute('href')!.split('?text=')
    expect(address).toBe('https://wa.me/')
    expect(decodeURIComponent(text!)).toContain('Tomato: Late blight\nVery sure. Act today.')
    const sms = dialog.getByRole('link', { name: 'Send as one SMS' }).getAttribute('href')
    expect(decodeURIComponent(sms!)).toMatch(
      /^sms:\?body=[^.]*\? .*Tomato: Late blight\. Very sure\. .*a photo can be wrong\.$/,
    )
    expect(dialog.getByRole('region', { name: 'This is what they get' }).textContent).toBe(decodeURIComponent(text!))
    expect(decodeURIComponent(text!)).not.toMatch(/https?:|@/)
    expect(dialog.getByRole('link', { name: /^My farm officer/ })).toHaveAttribute('href', accountPath('officer'))
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('the share sheet gets the text, and a copy of the photo once the farmer has added it, then each time', async () => {
    const share = withShareSheet()
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob(['redrawn'], { type: 'image/jpeg' }))
    })
    const { user, dialog } = await openDialog()
    expect(dialog.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'WhatsApp or another app' }))
    expect(share.mock.lastCall![0]).toEqual({ text: expect.stringContaining('Late blight') as string })

    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const addPhoto = await screen.findByRole('switch', { name: 'Add my photo' })
    expect(addPhoto).not.toBeChecked()
    await user.click(addPhoto)
    await user.click(screen.getByRole('button', { name: 'WhatsApp or another app' }))
    const [photo] = share.mock.lastCall![0].files!
    expect([photo!.name, photo!.type]).toEqual(['leaf-1.jpg', 'image/jpeg'])

    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('switch', { name: 'Add my photo' })).toBeChecked()
    forgetAccount()
    expect(localStorage.getItem('sharePhoto')).toBeNull()
  })

  it('the dialog shows failures, and closing the share sheet is none', async () => {
    const share = withShareSheet()
    share
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new DOMException('broken')) })
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('switch', { name: 'Add my photo' }))
    expect(await dialog.findByText(/Your photo could not be read/)).toBeVisible()
    expect(dialog.getByRole('switch')).not.toBeChecked()

    await user.click(dialog.getByRole('button', { name: 'WhatsApp or another app' }))
    expect(await dialog.findByText('Sharing did not work. Send an SMS, or print it.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'WhatsApp or another app' }))
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible()
  })

  it('prints a page for the farm officer: each candidate with its check, the photo only if it is added; then "New photo" leads to the heading', async () => {
    setViewport({ widthPx: 1280, reducedMotion: true })
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user, dialog } = await openDialog('ranked', ['The farmer saw powder.'])
    const slip = within(screen.getByLabelText('Leaf check: for the farm officer'))
    const { answer: result, modelVersion } = predictionIn('en', verdicts.ranked).diagnosis
    const rows = slip.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      ...result.candidates.map((own) => `${own.condition}: about ${own.tenths} in 10${own.check!.question} Yes No`),
      `Something else: about ${result.somethingElse} in 10`,
    ])
    for (const text of [result.title, 'Not sure which', ...result.actions, 'Farmer', 'Place', 'The farmer saw powder.'])
      expect(slip.getByText(text)).toBeInTheDocument()
    expect(slip.getByText(new RegExp(`Version of the model: ${modelVersion}`))).toBeInTheDocument()

    expect(slip.queryByAltText('The leaf photo')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('switch', { name: 'Add my photo to the printed page' }))
    expect(slip.getByAltText('The leaf photo')).toHaveAttribute('src', 'blob:photo')
    await user.click(dialog.getByRole('button', { name: 'Print for the farm officer' }))
    expect(print).toHaveBeenCalledTimes(1)

    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('link', { name: 'New photo' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})
