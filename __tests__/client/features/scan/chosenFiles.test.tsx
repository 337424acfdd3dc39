import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'

import { paths } from '~/contract/paths'

import { renderApp, serverForEachTest } from '../../../support/renderApp'
import {
  diagnose,
  diagnoseButton,
  fileInput,
  findReport,
  leaf,
  preview,
  renderPredict,
  sentKeys,
} from '../../../support/renderPredict'
import { scriptDiagnosis } from '../../../support/queue'
import { setViewport } from '../../../support/viewport'

const server = serverForEachTest()
beforeEach(() => {
  setViewport({ widthPx: 360, reducedMotion: true })
})

const CANNOT_OPEN = 'This photo cannot be opened here. Please choose another one, in JPEG, PNG or WebP.'
const bytes = (...codes: number[]) => new Uint8Array(codes)
const JPEG_START = bytes(0xff, 0xd8, 0xff, 0xe0)
const JPEG = [JPEG_START, 'a leaf']
const pdf = (type = 'application/pdf') => new File(['%PDF-1.7 a contract'], 'contract.pdf', { type })
const shown = (count: number) => screen.queryAllByRole('img', { name: new RegExp(`^Leaf photo \\d of ${count}$`) })
const dropped = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } })

it.each([
  ['1000012345', ''],
  ['document:1000012345', 'application/octet-stream'],
  ['leaf.jpg', 'text/plain'],
])('a photo named %s of type "%s" is shown and sent', async (name, type) => {
  const { user } = await renderPredict(server())
  fireEvent.change(fileInput(), { target: { files: [new File(JPEG, name, { type })] } })
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
  await user.click(diagnoseButton())
  await findReport()
  expect(screen.getByText('Credits left: 4')).toBeVisible()
})

it.each([
  ['PNG', [bytes(0x89), 'PNG\r\n']],
  ['GIF', ['GIF89a']],
  ['WebP', ['RIFF\0\0\0\0WEBPVP8 ']],
  ['HEIC', ['\0\0\0\x18ftypheic']],
])('a %s without a type counts as a photo', async (_, content) => {
  await renderPredict(server())
  fireEvent.change(fileInput(), { target: { files: [new File(content, 'leaf', { type: '' })] } })
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
})

it('a file that is no picture is refused with one message and leaves the result on the screen', async () => {
  const app = await renderPredict(server())
  await diagnose(app)
  await findReport()
  for (const type of ['application/pdf', '', 'application/octet-stream']) {
    fireEvent.drop(screen.getByRole('main'), dropped(pdf(type)))
    expect(await screen.findByText(CANNOT_OPEN)).toBeVisible()
  }
  expect(screen.getByRole('region', { name: 'Answer' })).toBeInTheDocument()
  expect(sentKeys()).toHaveLength(1)
})

it('pictures among several files are added, and the others named', async () => {
  await renderPredict(server())
  const files = [leaf(), pdf(), new File(JPEG, 'two', { type: '' }), new File(['?'], 'film.mp4', { type: 'video/mp4' })]
  fireEvent.change(fileInput(), { target: { files } })
  expect(await screen.findByText(`contract.pdf, film.mp4: ${CANNOT_OPEN}`)).toBeVisible()
  expect(shown(2)).toHaveLength(2)
})

it('an unreadable file is named, too', async () => {
  await renderPredict(server())
  const gone = new File(['x'], 'gone', { type: '' })
  jest.spyOn(gone, 'slice').mockReturnValue({ arrayBuffer: () => Promise.reject(new Error('gone')) } as never)
  fireEvent.change(fileInput(), { target: { files: [gone] } })
  expect(await screen.findByText(CANNOT_OPEN)).toBeVisible()
})

it('a press on Diagnose counts while the photo is still being read', async () => {
  const { user } = await renderPredict(server())
  const slow = new File(JPEG, 'slow', { type: '' })
  let read: (content: ArrayBuffer) => void = () => undefined
  const reading = new Promise<ArrayBuffer>((resolve) => (read = resolve))
  jest.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => reading } as never)
  fireEvent.change(fileInput(), { target: { files: [slow] } })
  await user.click(diagnoseButton())
  expect(await screen.findByRole('button', { name: /Diagnosing/ })).toHaveAttribute('aria-disabled', 'true')
  expect(sentKeys()).toEqual([])
  read(JPEG_START.buffer)
  await findReport()
  expect(sentKeys()).toHaveLength(1)
})

it('a photo dropped anywhere on the screen is added', async () => {
  await renderPredict(server())
  const heading = screen.getByRole('heading', { name: 'Upload Leaf Image' })
  const drop = createEvent.drop(heading, dropped(leaf()))
  fireEvent(heading, drop)
  expect(drop.defaultPrevented).toBe(true)
  await waitFor(() => {
    expect(preview()).toBeVisible()
  })
})

it('a file that is dropped on another screen does not replace the app; a text can be dropped', async () => {
  renderApp(paths.login, server())
  const field = await screen.findByLabelText('Email Address')
  for (const [types, isPrevented] of [
    [['Files'], true],
    [['text/plain'], false],
  ] as const)
    for (const make of [createEvent.dragOver, createEvent.drop]) {
      const event = make(field, { dataTransfer: { files: [], types } })
      fireEvent(field, event)
      expect([event.type, event.defaultPrevented]).toEqual([event.type, isPrevented])
    }
})

it('a visible message is not repeated', async () => {
  const app = await renderPredict(server())
  scriptDiagnosis(server(), [500, {}])
  await diagnose(app)
  const message = 'An error occurred while diagnosing.'
  expect(await screen.findByText(message)).toBeVisible()
  const counts: number[] = [] // it hides after a while
  for (let press = 0; press < 4; press++) {
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => {
      expect(sentKeys()).toHaveLength(press + 2)
    })
    counts.push(screen.queryAllByText(message).length)
  }
  expect(Math.max(...counts)).toBe(1)
})

describe('a photo whose file is gone', () => {
  /** As a camera's file in Android: read once, and not again. */
  const gone = new File([new Uint8Array(70_000)], 'gone.jpg', { type: 'image/jpeg' })
  const others = Array.from(
    { length: 5 },
    (_, index) => new File([JPEG_START, `${index}`], `${index}.jpg`, { type: 'image/jpeg' }),
  )
  const removeFile = () => {
    const decode = createImageBitmap
    jest.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (source: ImageBitmapSource) => {
      if (source === gone) throw new DOMException('', 'NotFoundError')
      return decode(source)
    })
  }
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob([new Uint8Array(50_000)], { type: 'image/jpeg' }))
    })
  })

  it('is sent as its existing copy, also among more photos than that was sized for', async () => {
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), gone)
    expect(await screen.findByAltText('The chosen leaf photo')).toBeVisible()
    removeFile()
    await user.upload(fileInput(), others)
    expect(await screen.findByAltText('Leaf photo 6 of 6')).toBeVisible()
    await user.click(diagnoseButton())
    await findReport()
    expect(sentKeys()).toHaveLength(1)
    expect(screen.queryByText(new RegExp(CANNOT_OPEN))).not.toBeInTheDocument()
  })

  it('is shown as its copy, or as unreadable if that fails too', async () => {
    const { user } = await renderPredict(server())
    await user.upload(fileInput(), gone)
    const image = await screen.findByAltText('The chosen leaf photo')
    const addresses = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy')
    fireEvent.error(image)
    await waitFor(() => {
      expect(image).toHaveAttribute('src', 'blob:copy')
    })
    expect(addresses).toHaveBeenCalledTimes(1)
    fireEvent.error(image)
    expect(await screen.findAllByText(new RegExp(CANNOT_OPEN))).not.toHaveLength(0)
  })
})
