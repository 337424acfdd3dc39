import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import { PhotoPicker } from '~/client/features/scan/capture/PhotoPicker'
import { paths } from '~/contract/paths'

import { holdResponses, serverForEachTest } from '../../../support/renderApp'
import {
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  leaf,
  preview,
  renderPredict,
  shownIn,
} from '../../../support/renderPredict'
import { setViewport } from '../../../support/viewport'

jest.mock('../../../../src/client/features/scan/capture/PhotoPicker', () => {
  const actual = jest.requireActual<object & { PhotoPicker: typeof PhotoPicker }>(
    '../../../../src/client/features/scan/capture/PhotoPicker',
  )
  return { ...actual, PhotoPicker: jest.fn(actual.PhotoPicker) }
})

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

/** The statuses of the shown scan from now on. */
function statusesOf(app: Awaited<ReturnType<typeof renderPredict>>) {
  const statuses: string[] = []
  app.store.subscribe(() => {
    const status = shownIn(app)?.status
    if (status !== undefined && status !== statuses.at(-1)) statuses.push(status)
  })
  return statuses
}

it('a scan passes the expected statuses', async () => {
  const app = await renderPredict(server())
  const statuses = statusesOf(app)
  await diagnose(app)
  await findReport()
  expect(statuses).toEqual(['draft', 'preparing', 'queued', 'sending', 'answered'])

  await act(() => app.router.navigate(paths.predict))
  statuses.length = 0
  const release = holdResponses(server())
  await diagnose(app)
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  release()
  await waitFor(() => {
    expect(statuses.slice(0, 2)).toEqual(['draft', 'preparing'])
    expect(statuses.at(-1)).toBe('draft')
  })
})

it('request steps do not rerender unchanged components', async () => {
  const app = await renderPredict(server())
  await app.user.upload(fileInput(), leaf())
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
  const picker = jest.mocked(PhotoPicker)
  picker.mockClear()
  await app.user.click(diagnoseButton())
  await findReport()
  await screen.findByText('Credits left: 4')
  expect(picker.mock.calls.length).toBeLessThanOrEqual(4) // its scan gets an address, begins and is answered
})

it('a file that is read after the screen was left is there at the next visit', async () => {
  const { router } = await renderPredict(server())
  const slow = new File(['\xff\xd8\xff'], 'slow', { type: '' })
  let finish: (head: ArrayBuffer) => void = () => undefined
  const head = new Promise<ArrayBuffer>((resolve) => {
    finish = resolve
  })
  jest.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => head } as never)
  fireEvent.change(fileInput(), { target: { files: [slow] } })
  await act(() => router.navigate(paths.about))
  await act(() => router.navigate(paths.predict))
  await act(async () => {
    finish(new Uint8Array([0xff, 0xd8, 0xff]).buffer)
  })
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
})
