import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import type { Language } from '~/contract/languages'

type Status = 'voiceless' | 'silent' | 'speaking' | 'paused'

/** Missing in some browsers. */
const synthesis = () => (globalThis as Partial<typeof globalThis>).speechSynthesis

/** Resumes as well: a queue cancelled while paused stays paused and silent. */
function silence() {
  synthesis()?.cancel()
  synthesis()?.resume()
}

type Listeners = { onSentence: (index: number) => void; onEnd: () => void }

/** Returns whether there is a voice for the language. */
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
 * Reads sentences aloud with a voice of the device, one utterance each: some browsers cut off long ones.
 * A pause stops the speech; playing repeats the current sentence, because Android cannot resume.
 */
export function useReadAloud(sentences: string[], language: Language) {
  const hasVoice = useHasVoice(language)
  const [status, setStatus] = useState<Exclude<Status, 'voiceless'>>('silent')
  const text = sentences.join(' ')
  /** A new object for each reading, which tells late events of an earlier one apart; `index`: the current sentence. */
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

/** Voices may load after the page. */
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
