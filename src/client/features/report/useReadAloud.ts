import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Language } from '~/contract/languages'

type Status = 'voiceless' | 'silent' | 'speaking' | 'paused'

/** Some browsers have none. */
const synthesis = () => (globalThis as Partial<typeof globalThis>).speechSynthesis

/** The queue stays paused when it is emptied: nothing would be heard again. */
function silence() {
  synthesis()?.cancel()
  synthesis()?.resume()
}

type Listeners = { onSentence: (index: number) => void; onEnd: () => void }

/** Whether there is a voice for it. */
function speak(sentences: string[], language: Language, { onSentence, onEnd }: Listeners) {
  const speech = synthesis()
  const voice = voiceFor(language)
  if (!speech || !voice) return false
  silence()
  sentences.forEach((sentence, index) => {
    const onstart = () => onSentence(index)
    const onend = index === sentences.length - 1 ? onEnd : null
    const heard = { voice, lang: voice.lang, onstart, onend, onerror: onEnd }
    speech.speak(Object.assign(new SpeechSynthesisUtterance(sentence), heard))
  })
  return true
}

/**
 * Reads sentences aloud with a voice of the device. Each is an utterance of its own: some browsers break off a long one.
 * A pause ends the reading, which goes on with the same sentence: on Android nothing can be resumed.
 */
export function useReadAloud(sentences: string[], language: Language) {
  const hasVoice = useHasVoice(language)
  const [status, setStatus] = useState<Exclude<Status, 'voiceless'>>('silent')
  const text = sentences.join(' ')
  /** The sentence that is being read, and the reading itself: what ends late belongs to an earlier one. */
  const reading = useRef({ index: 0 })

  useEffect(
    () => () => {
      silence()
      reading.current = { index: 0 }
      setStatus('silent')
    },
    [text],
  )

  const readFrom = (first: number) => {
    const current = (reading.current = { index: first })
    const isRead = speak(sentences.slice(first), language, {
      onSentence: (offset) => {
        current.index = first + offset
      },
      onEnd: () => {
        if (reading.current === current) setStatus('silent')
      },
    })
    if (isRead) setStatus('speaking')
  }
  const pause = () => {
    const { index } = reading.current
    reading.current = { index }
    silence()
    setStatus('paused')
  }
  const toggle = () => {
    if (status === 'speaking') pause()
    else readFrom(status === 'paused' ? reading.current.index : 0)
  }
  return { status: hasVoice ? status : ('voiceless' as const), toggle }
}

/** Voices may arrive after the page. */
const useHasVoice = (language: Language) =>
  useSyncExternalStore(
    (onChange) => {
      const speech: Partial<SpeechSynthesis> | undefined = synthesis() // no event target in Safari 15
      speech?.addEventListener?.('voiceschanged', onChange)
      return () => speech?.removeEventListener?.('voiceschanged', onChange)
    },
    () => voiceFor(language) !== undefined,
  )

const voiceFor = (language: Language) =>
  synthesis()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language))
