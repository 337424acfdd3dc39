import PauseRounded from '@mui/icons-material/PauseRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded'
import { BottomNavigation, BottomNavigationAction, GlobalStyles, useMediaQuery } from '@mui/material'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { barAtEdge, roomForBar, withInset } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { useOverlay } from '~/client/ui/useOverlay'
import { SHORT_WINDOW } from '~/client/ui/windows'
import type { Language } from '~/contract/languages'
import { paths } from '~/contract/paths'

import { previewSentencesOf, sentencesOf } from './resultText'
import { ShareSheet } from './share/ShareSheet'
import type { SharedResult } from './share/shareText'

export const SHARING = 'share'

/** Whether the photos stand next to the result. */
export const useIsWide = () => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })

type ResultBarProps = {
  shared: SharedResult
  photoUrl: string | undefined
  /** Under the result on a phone, because the bottom bar already asks for another photo. */
  isInPage: boolean
}

/** Actions on a result: at the bottom edge of a phone; in the banner in a wide window, with the photos next to it. */
export function ResultBar({ shared, photoUrl, isInPage }: ResultBarProps) {
  const { t } = useTranslation(['share', 'diagnosis'])
  const isWide = useIsWide()
  const sharing = useOverlay(SHARING)
  const items = [
    ...useListenItem(shared),
    {
      id: 'share',
      label: t('button'),
      Icon: ShareRounded,
      press: { onClick: sharing.open },
    },
    ...(isInPage || isWide
      ? []
      : [
          {
            id: 'newPhoto',
            label: t('diagnosis:button.newPhoto'),
            Icon: PhotoCameraRounded,
            press: { component: Link, to: paths.predict },
          },
        ]),
  ]
  return (
    <>
      {isWide || isInPage ? (
        <Buttons data-toolbar={isWide}>
          {items.map(({ id, label, Icon, press }) => (
            <Button
              key={id}
              color={isWide ? 'inherit' : 'primary'}
              variant={isWide ? 'text' : 'outlined'}
              startIcon={<Icon />}
              {...press}
            >
              {label}
            </Button>
          ))}
        </Buttons>
      ) : (
        <>
          <GlobalStyles styles={roomForBar(BAR_PX, SIDE_BAR_PX)} />
          <Bar showLabels>
            {items.map(({ id, label, Icon, press }) => (
              <BottomNavigationAction key={id} label={label} icon={<Icon />} {...press} />
            ))}
          </Bar>
        </>
      )}
      <ShareSheet shared={shared} photoUrl={photoUrl} isOpen={sharing.isOpen} onClose={sharing.close} />
    </>
  )
}

/** Empty if the device has no voice for the language. */
function useListenItem({ result, language, isPreview }: SharedResult) {
  const { t } = useTranslation('share')
  const { status, toggle } = useReadAloud(isPreview ? previewSentencesOf(result) : sentencesOf(result), language)
  if (status === 'voiceless') return []
  const label = { silent: t('listen.start'), speaking: t('listen.pause'), paused: t('listen.resume') }[status]
  return [
    { id: 'listen', label, Icon: status === 'speaking' ? PauseRounded : VolumeUpRounded, press: { onClick: toggle } },
  ]
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1),
  '&[data-toolbar="true"]': { gap: theme.spacing(1), padding: 0, '--focus-ring': 'currentColor' },
  '@media print': { display: 'none' },
}))

const BAR_PX = 64
const SIDE_BAR_PX = 112

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } })

const Bar = styled(BottomNavigation)(
  ({ theme }) => barAtEdge(theme, SIDE_BAR_PX),
  ({ theme }) => ({
    height: 'auto', // grows with its text
    minHeight: withInset(BAR_PX, 'bottom'),
    paddingBottom: 'env(safe-area-inset-bottom)',
    animation: `${slideIn} ${theme.transitions.duration.shorter}ms`,
    [SHORT_WINDOW]: {
      minHeight: 0,
      paddingRight: 'env(safe-area-inset-right)',
      '&&': { marginTop: 0 }, // a row of the stack
      animation: 'none',
    },
    '@media print': { display: 'none' },
  }),
)

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
