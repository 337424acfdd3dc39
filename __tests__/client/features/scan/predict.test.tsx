import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { sessionEnded } from '~/client/api/apiActions'
import { tokenStorage } from '~/client/storage/tokenStorage'
import { IMAGE_FIELD } from '~/contract/endpoints'
import { painted } from '~/client/ui/painted'
import { paths } from '~/contract/paths'
import { limitsOf } from '~/server/domain/limits/limitSettings'

import { creditsOf } from '../../../support/calls'
import { holdResponses, renderApp, serverForEachTest } from '../../../support/renderApp'
import {
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  leaf,
  pickerLabel,
  preview,
  renderPredict,
  renderScripted,
  sentKeys,
} from '../../../support/renderPredict'
import type { ScriptedResponse } from '../../../support/scriptedFetch'
import { buildTestApp } from '../../../support/testApp'
import { setViewport } from '../../../support/viewport'

describe('the diagnosis screen', () => {
  const large = () => new File([new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' })

  const server = serverForEachTest()
  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true }) // shows the report at once
  })

  const dropZone = () => pickerLabel(/drag & drop an image/)!

  it('the screen says what to do, and that a visitor has no credits', async () => {
    renderApp(paths.predict, server())
    expect(await screen.findByRole('heading', { name: 'Upload Leaf Image', level: 1 })).toBeVisible()
    for (const text of [
      'Drag & drop or click to upload a leaf photo for disease prediction',
      'Click to upload or drag & drop an image',
      'PNG, JPG, up to 5MB',
      'Credits left: 0',
    ])
      expect(screen.getByText(text)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'No photo? Answer questions' })).toHaveAttribute('href', '/library/key')
  })

  it('without a photo the button is enabled, quieter and does nothing', async () => {
    const { user } = await renderPredict(server())
    expect(pickerLabel('Take a photo')).toHaveClass('MuiButton-contained')
    expect(await screen.findByText('Your answer will appear here')).toBeVisible()
    expect(diagnoseButton()).toHaveClass('MuiButton-text')
    act(() => {
      diagnoseButton().focus()
    })
    expect(diagnoseButton()).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(diagnoseButton())
    await act(painted) // what a button does follows its answer
    expect(diagnoseButton()).toHaveTextContent('Diagnose')
    expect(sentKeys()).toHaveLength(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    await user.upload(fileInput(), leaf())
    await waitFor(() => {
      expect(diagnoseButton()).toHaveClass('MuiButton-contained')
    })
  })

  it('a photo over 5 MB is accepted, and refused with a message and no call if it cannot be resized', async () => {
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), large())
    expect(preview()).toBeVisible()
    const sentence = 'The file is too large. Please upload a smaller file.'
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    await user.click(diagnoseButton())
    await waitFor(() => {
      expect(screen.getAllByText(sentence)).toHaveLength(2)
    })
    expect(sentKeys()).toHaveLength(0)
    expect(diagnoseButton()).toHaveAttribute('aria-disabled', 'false')
  })

  it('a diagnosis shows the report and the new balance', async () => {
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), leaf())
    expect(preview()).toHaveAttribute('src', 'blob:photo')
    expect(await screen.findByText('Your answer will appear here')).toBeVisible()
    await user.click(diagnoseButton())

    expect(await findReport()).toHaveTextContent(/maize/i)
    expect(screen.getByText('Credits left: 4')).toBeVisible()
  })

  it.each([
    ['below the fold of a phone is scrolled into view', 360, 700, [[{ block: 'start', behavior: 'auto' }]]],
    ['in the middle of a phone is scrolled to its top', 360, 200, [[{ block: 'start', behavior: 'auto' }]]],
    ['at the top of a phone leaves the page where it is', 360, 50, []],
    ['beside the photo leaves the page where it is', 1280, 200, []],
  ])('a result %s', async (_, widthPx, top, calls) => {
    setViewport({ widthPx, reducedMotion: true })
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), leaf())
    expect(scrolled).not.toHaveBeenCalled()
    await user.click(diagnoseButton())
    await findReport()
    expect(scrolled.mock.calls).toEqual(calls)
  })

  it('the button is disabled, keeps the focus and says so while the server is busy', async () => {
    const app = await renderPredict(server())
    const release = holdResponses(server())
    const appended = jest.spyOn(FormData.prototype, 'append')
    await diagnose(app)
    await waitFor(() => {
      expect(diagnoseButton()).toHaveAttribute('aria-disabled', 'true')
    })
    expect(diagnoseButton()).toHaveFocus()
    expect(diagnoseButton()).toHaveTextContent('Diagnosing...')
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    release()
    await waitFor(async () => {
      expect(await findReport()).toHaveFocus()
    })
    expect(appended).toHaveBeenCalledWith(IMAGE_FIELD, expect.any(Blob), 'leaf.jpg') // not the name on the phone
    expect(sentKeys()).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
    expect(screen.queryByRole('button', { name: /^Diagnos/ })).toBeNull() // nothing twice
  })

  it('a photo can be dropped, and the keyboard opens the file chooser', async () => {
    const { user } = await renderPredict(server())
    fireEvent.dragOver(dropZone())
    expect(dropZone()).toHaveAttribute('data-over', 'true')
    fireEvent.drop(dropZone(), { dataTransfer: { files: [leaf()], types: ['Files'] } })
    expect(dropZone()).toHaveAttribute('data-over', 'false')
    await waitFor(() => {
      expect(preview()).toBeVisible()
    })

    const chooser = jest.fn()
    fileInput().addEventListener('click', chooser)
    act(() => {
      fileInput().focus()
    })
    await user.keyboard('{Enter}')
    expect(chooser).toHaveBeenCalled()
  })

  it('an added photo starts another scan, and the one being sent is charged as before', async () => {
    const app = await renderPredict(server())
    const release = holdResponses(server())
    await diagnose(app)
    // the photo is charged before the balance is read again
    await waitFor(async () => {
      expect(await creditsOf(server(), tokenStorage.read().access!)).toBe(4)
    })
    await act(() => app.router.navigate(paths.predict))
    await app.user.upload(fileInput(), leaf())
    expect(diagnoseButton()).toHaveAttribute('aria-disabled', 'false')
    release()
    expect(await screen.findByText('Credits left: 4')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument()
  })

  it.each(['logging out', 'the end of the session', 'leaving the screen'])(
    '%s removes photo and report',
    async (leave) => {
      const app = await renderPredict(server())
      await diagnose(app)
      await findReport()
      if (leave === 'leaving the screen') await act(() => app.router.navigate(paths.about))
      else act(() => void app.store.dispatch(sessionEnded({ by: leave === 'logging out' ? 'user' : 'server' })))
      await act(() => app.router.navigate(paths.predict))
      const instead = leave === 'leaving the screen' ? 'Your last answer' : /^You need an account/
      expect(await screen.findByText(instead)).toBeVisible()
      expect(preview()).not.toBeInTheDocument()
      expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument()
      expect(app.store.getState().scans).toMatchObject({ draftKey: null })
      if (leave !== 'leaving the screen') expect(app.store.getState().scans).toMatchObject({ entities: {}, photos: {} })
    },
  )
})

describe('a refused diagnosis', () => {
  const TOO_LARGE = 'The file is too large. Please upload a smaller file.'

  async function alertOf(app: Parameters<typeof diagnose>[0]) {
    await diagnose(app)
    return screen.findByRole('alert')
  }

  /** What stays where the answer would be, after the toast, and its next step. */
  const PHOTO = 'Jani cannot use this photo'
  const AGAIN = 'There is no answer yet'

  const failures: [ScriptedResponse, message: string, severity: 'Error' | 'Warning', instead: string][] = [
    [[413, { detail: 'x' }], TOO_LARGE, 'Error', PHOTO],
    [[413, '<html>too large</html>'], TOO_LARGE, 'Error', AGAIN], // of a proxy, not of ours
    [[400, { status: 413, detail: 'x' }], TOO_LARGE, 'Error', PHOTO],
    [[415, { detail: 'Not a photo.' }], 'Not a photo.', 'Warning', PHOTO],
    [
      [402, { detail: 'You have no credits left for an answer.' }],
      'You have no credits left for an answer.',
      'Warning',
      'Read the leaf library. It is free.',
    ],
    [[500, {}], 'An error occurred while diagnosing.', 'Warning', AGAIN],
    [[502, '<html>bad gateway</html>'], 'An error occurred while diagnosing.', 'Warning', AGAIN],
    ['noResponse', 'No response from server. Please try again later.', 'Warning', AGAIN],
    [[200, { result: 7 }], 'An unexpected error occurred.', 'Error', AGAIN],
  ]

  it('each failure shows its message, says what to do instead of a result, and the photo can be sent again', async () => {
    for (const [response, message, severity, instead] of failures) {
      const alert = await alertOf(await renderScripted(response))
      expect(alert).toHaveTextContent(message)
      expect(alert).toHaveClass(`MuiAlert-color${severity}`)
      expect(await screen.findByText(instead)).toBeVisible()
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(instead === AGAIN ? 1 : 0)
      if (instead !== PHOTO)
        await waitFor(() => {
          expect([message, diagnoseButton().getAttribute('aria-disabled')]).toEqual([message, 'false'])
        })
      expect(preview()).toBeVisible()
      expect(pickerLabel('Choose a photo') !== null).toBe(instead === PHOTO)
      cleanup()
    }
  })

  it('a response of the specification, without the structured diagnosis, is shown', async () => {
    await diagnose(await renderScripted([200, { result: '## Maize', credits: 4 }]))
    expect(await screen.findByRole('heading', { level: 2, hidden: true })).toBeVisible()
  })

  it('a visitor, too many scans and an empty balance show the message of the server', async () => {
    let server = await buildTestApp()
    expect(await alertOf(renderApp(paths.predict, server))).toHaveTextContent(/log in/i)
    cleanup()

    const app = await renderPredict(server)
    for (let left = 5; left > 0; left -= 1) {
      await screen.findByText(`Credits left: ${left}`)
      await act(() => app.router.navigate(paths.predict))
      await diagnose(app, new File([`leaf ${left}`], 'leaf.jpg', { type: 'image/jpeg' }))
    }
    await screen.findByText('Credits left: 0')
    await act(() => app.router.navigate(paths.predict))
    expect(await alertOf(app)).toHaveTextContent('You have no credits left for an answer.')
    cleanup()
    await server.close()

    const limits = limitsOf({ signUpsPerHour: 2, accountRequestsPerMinute: 1, addressRequestsPerMinute: 6000 })
    server = await buildTestApp({ limits })
    const tooMany = /^Too many attempts\. Try again in \d+ seconds\.$/
    expect((await alertOf(await renderPredict(server))).textContent).toMatch(tooMany)
    await server.close()
  })
})
