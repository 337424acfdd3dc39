import { act, renderHook } from '@testing-library/react'

import { useReadAloud } from '~/client/ui/useReadAloud'

import { FakeSpeech } from '../../../support/fakeSpeech'

const SENTENCES = ['Late blight.', 'Act today.', 'Pull the plants.']

class Utterance {
  constructor(readonly text: string) {}
}
let speech: FakeSpeech
beforeEach(() => {
  speech = new FakeSpeech()
  Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance })
})
afterAll(() => Object.assign(globalThis, { speechSynthesis: undefined }))

function listen(sentences = SENTENCES) {
  const { result, rerender, unmount } = renderHook((texts) => useReadAloud(texts, 'en'), { initialProps: sentences })
  const toggle = () => {
    act(() => {
      result.current.toggle()
    })
  }
  const read = (count?: number) => {
    act(() => {
      speech.read(count)
    })
  }
  return { status: () => result.current.status, toggle, read, rerender, unmount }
}

it('reads each sentence, and is silent at the end', () => {
  const { status, toggle, read } = listen()
  toggle()
  expect(status()).toBe('speaking')
  read()
  expect(speech.heard).toEqual(SENTENCES)
  expect(status()).toBe('silent')
})

it('resumes after a pause with the interrupted sentence', () => {
  const { status, toggle, read } = listen()
  toggle()
  read(1)
  speech.begin()
  toggle()
  expect(status()).toBe('paused')
  read()
  expect(speech.heard).toEqual(SENTENCES.slice(0, 1))
  toggle()
  read()
  expect(speech.heard).toEqual(SENTENCES)
  expect(status()).toBe('silent')
})

it('another result is read from the start after a pause, even if the queue was left paused', () => {
  const { toggle, rerender, read, unmount } = listen()
  toggle()
  toggle()
  rerender(['Common rust.'])
  toggle()
  read()
  expect(speech.heard).toEqual(['Common rust.'])
  unmount()

  speech.pause() // by another page of this origin
  const next = listen(['Healthy.'])
  next.toggle()
  next.read()
  expect(speech.heard).toEqual(['Common rust.', 'Healthy.'])
})

it('a late event of an ended reading does not end the next one', () => {
  const { status, toggle } = listen()
  toggle()
  const late = speech.queue.at(-1)!
  toggle()
  toggle()
  act(() => late.onend?.())
  expect(status()).toBe('speaking')
})

it('no button is shown without a voice for the language', () => {
  const { status } = listen()
  speech.voices = []
  act(() => void speech.dispatchEvent(new Event('voiceschanged')))
  expect(status()).toBe('voiceless')
})

it('reads in a browser whose voices are no event target', () => {
  Object.assign(speech, { addEventListener: undefined, removeEventListener: undefined })
  const { toggle, read, unmount } = listen()
  toggle()
  read()
  expect(speech.heard).toEqual(SENTENCES)
  unmount()
})
