import CloudOffRounded from '@mui/icons-material/CloudOffRounded'
import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'

import { selectAnswered, selectIsListed, selectIsOffline, selectQueue, selectUnderwayKey } from '../scansSlice'
import { useShown } from '../useShown'

/** Progress of the queue, edge to edge under the header. */
export function QueueStrip() {
  const isListed = useShown(selectIsListed)
  const isWaiting = useAppSelector((state) => selectQueue(state).length > 0)
  return isListed && isWaiting ? <Progress /> : null
}

function Progress() {
  const { t } = useTranslation('waiting')
  const queue = useAppSelector(selectQueue)
  const answeredCount = useAppSelector((state) => selectAnswered(state).length)
  const underwayKey = useAppSelector(selectUnderwayKey)
  const isOffline = useAppSelector(selectIsOffline)
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  const number = answeredCount + 1 + queue.findIndex(({ key }) => key === underwayKey)
  const isUnderway = underwayKey !== null
  const sending = t('sending', { number, count: answeredCount + queue.length })
  const [Icon, lead, text] = isUnderway
    ? [CloudUploadRounded, ...(wasOffline ? [t('online'), sending] : [sending])]
    : isOffline
      ? [CloudOffRounded, t('offline'), t('nothingLost')]
      : [HourglassTopRounded, t('held'), t('tryAgain')]
  return (
    <Strip role="status" data-sending={isUnderway}>
      <Icon aria-hidden />
      <span>
        <strong>{lead}</strong> <span>{text}</span>
      </span>
    </Strip>
  )
}

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  padding: theme.spacing(1, 2),
  color: theme.vars.palette.surface.onDeep,
  backgroundColor: theme.vars.palette.surface.night,
  '&[data-sending="true"]': {
    color: theme.vars.palette.verdict.good.contrastText,
    backgroundColor: theme.vars.palette.verdict.good.main,
  },
}))
