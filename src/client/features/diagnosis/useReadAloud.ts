import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Language } from '~/contract/languages'

type Status = 'voiceless' | 'silent' | 'speaking' | 'paused'

const speech = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

/**
 * Reads sentences aloud with a voice of the device. Each is an utterance of its own: some browsers break off a long one,
 * and after a pause those that cannot resume begin with the sentence they stopped in.
 */
export function useReadAloud(sentences: string[], language: Language) {
  const voice = useVoice(language)
  const [status, setStatus] = useState<Exclude<Status, 'voiceless'>>('silent')
  const text = sentences.join(' ')

  useEffect(
    () => () => {
      speech?.cancel()
      setStatus('silent')
    },
    [text],
  )

  const start = () => {
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
    if (status === 'silent') {
      start()
    } else if (status === 'speaking') {
      speech?.pause()
      setStatus('paused')
    } else {
      speech?.resume()
      setStatus('speaking')
    }
  }
  return { status: voice ? status : ('voiceless' as const), toggle }
}

/** Voices may arrive after the page. */
function useVoice(language: Language) {
  return useSyncExternalStore(
    (onChange) => {
      speech?.addEventListener('voiceschanged', onChange)
      return () => speech?.removeEventListener('voiceschanged', onChange)
    },
    () => speech?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)),
  )
}
