import '@testing-library/jest-dom'

import { configure } from '@testing-library/react'

import { page } from '~/client/api/storedAccount'
import { changeLanguage } from '~/client/i18n/i18n'

import './everyText'
import { FakeXhr } from './fakeXhr'
import { emptyIndexedDb } from './indexedDb'
import { expectNoConsoleErrors, listenForConsoleErrors } from './consoleErrors'
import { expectTextsInElements, watchReactTexts } from './reactTexts'
import { setViewport } from './viewport'

/** By-role queries read every style; on a busy machine one takes a while, and a report is readable a second after it is typed. */
configure({
  asyncUtilTimeout: 20_000,
  // by default each try of a `findBy...` prints the whole page into an error that nobody reads: `screen.debug()` shows it
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** React makes an error for the stack of each element; Jest has it hold a hundred lines. */
Error.stackTraceLimit = 15

const PHONE_WIDTH_PX = 360

beforeEach(async () => {
  await changeLanguage('en')
  localStorage.clear()
  sessionStorage.clear()
  await emptyIndexedDb()
  document.body.removeAttribute('style')
  listenForConsoleErrors()
  watchReactTexts()
  setViewport({ widthPx: PHONE_WIDTH_PX })
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined // nor has jsdom a layout to scroll in
  // jsdom has no object URLs; the address only has to be one
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

/** jsdom loads no page again; `renderApp` renders it again. */
page.restart = () => undefined

afterEach(expectNoConsoleErrors)
afterEach(expectTextsInElements)

Object.assign(globalThis, { XMLHttpRequest: FakeXhr })

/** jsdom cannot draw: a copy of a photo is the photo. */
type Drawn = { photo: Blob }
const drawings = new WeakMap<HTMLCanvasElement, Blob>()
Object.assign(globalThis, {
  createImageBitmap: async (photo: Blob) => ({ photo, width: 1, height: 1, close: () => undefined }),
})
Object.assign(HTMLCanvasElement.prototype, {
  getContext(this: HTMLCanvasElement) {
    return { fillRect: () => undefined, drawImage: ({ photo }: Drawn) => drawings.set(this, photo) }
  },
  toBlob(this: HTMLCanvasElement, done: (photo: Blob | null) => void) {
    done(drawings.get(this) ?? null)
  },
})
