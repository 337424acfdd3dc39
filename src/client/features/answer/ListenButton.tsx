import PauseRounded from '@mui/icons-material/PauseRounded'
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'

import type { Language } from '~/contract/languages'

import { useReadAloud } from './useReadAloud'

type ListenButtonProps = { sentences: string[]; language: Language }

/** Not there where the device has no voice for the language. */
export function ListenButton({ sentences, language }: ListenButtonProps) {
  const { t } = useTranslation('diagnosis')
  const { status, toggle } = useReadAloud(sentences, language)
  if (status === 'voiceless') return null
  const label = { silent: t('listen.start'), speaking: t('listen.pause'), paused: t('listen.resume') }[status]
  return (
    <Button
      color="inherit"
      startIcon={status === 'speaking' ? <PauseRounded /> : <VolumeUpRounded />}
      onClick={toggle}
      sx={{ mr: -1 }}
    >
      {label}
    </Button>
  )
}
