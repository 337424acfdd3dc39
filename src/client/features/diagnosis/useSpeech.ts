import { useEffect, useState } from 'react'

/** A live region speaks only of what changes in it, so it stands empty for a moment. */
const SILENCE_MS = 100
/** Long enough for a screen reader to take note of the text before the readable copy takes its place. */
const SPEECH_MS = 1000

/** Which copy of a typed text is for assistive technology: none yet, the hidden whole, or (once typed) the visible one. */
export function useSpeech(isTyped: boolean): 'silent' | 'speaking' | 'spoken' {
  const [isSpeaking, setIsSpeaking] = useState(false)
  const [isSpoken, setIsSpoken] = useState(false)

  useEffect(
    () =>
      after(SILENCE_MS, () => {
        setIsSpeaking(true)
      }),
    [],
  )
  useEffect(
    () =>
      isTyped
        ? after(SILENCE_MS + SPEECH_MS, () => {
            setIsSpoken(true)
          })
        : undefined,
    [isTyped],
  )
  if (isSpoken) return 'spoken'
  return isSpeaking ? 'speaking' : 'silent'
}

function after(ms: number, act: () => void) {
  const timer = setTimeout(act, ms)
  return () => {
    clearTimeout(timer)
  }
}
