import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Language } from '~/contract/languages'

type Status = 'voiceless' | 'silent' | 'speaking' | 'paused'

/** Some browsers have none. */
const synthesis = () => (globalThis as Partial<typeof globalThis>).speechSynthesis

/**
 * Reads sentences aloud with a voice of the device. Each is an utterance of its own: some browsers break off a long one,
 * and after a pause those that cannot resume begin with the sentence they stopped in.
 */
export function useReadAloud(sentences: string[], language: Language) {
  const hasVoice = useHasVoice(language)
  const [status, setStatus] = useState<Exclude<Status, 'voiceless'>>('silent')
  const text = sentences.join(' ')

  useEffect(
    () => () => {
      synthesis()?.cancel()
      setStatus('silent')
    },
    [text],
  )

  const start = () => {
    const speech = synthesis()
    const voice = voiceFor(language)
    if (!speech || !voice) return
    speech.cancel()
    sentences.forEach((sentence, index) => {
      const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang })
      if (index === sentences.length - 1)
        utterance.onend = () => {
          setStatus('silent')
        }
      speech.speak(utterance)
    })
    setStatus('speaking')
  }
  const toggle = () => {
    if (status === 'silent') start()
    else if (status === 'speaking') {
      synthesis()?.pause()
      setStatus('paused')
    } else {
      synthesis()?.resume()
      setStatus('speaking')
    }
  }
  return { status: hasVoice ? status : ('voiceless' as const), toggle }
}

/** Voices may arrive after the page. */
const useHasVoice = (language: Language) =>
  useSyncExternalStore(
    (onChange) => {
      synthesis()?.addEventListener('voiceschanged', onChange)
      return () => synthesis()?.removeEventListener('voiceschanged', onChange)
    },
    () => voiceFor(language) !== undefined,
  )

const voiceFor = (language: Language) =>
  synthesis()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language))
