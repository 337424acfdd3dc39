import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import LockRounded from '@mui/icons-material/LockRounded'
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Card, CircularProgress, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'

import { selectPhotoCount, selectSentShare, selectShown } from '../scansSlice'

/** What is done and what is left. */
export function Progress() {
  const { t } = useTranslation('diagnosis')
  const count = useAppSelector(selectPhotoCount)
  const uploadBytes = useAppSelector(selectShown)?.bytes ?? null
  const sentShare = useAppSelector(selectSentShare)
  const kilobytesOf = (bytes: number) => t('progress.size', { kilobytes: Math.ceil(bytes / 1000) })
  const sent = uploadBytes === null ? '' : kilobytesOf(sentShare * uploadBytes)
  return (
    <Stack spacing={1.5}>
      <Card variant="outlined" sx={{ px: 1.5 }}>
        <Steps>
          {uploadBytes === null ? (
            <Step state="active">{t('progress.preparing', { count })}</Step>
          ) : (
            <Step state="done" detail={kilobytesOf(uploadBytes)}>
              {t('progress.prepared', { count })}
            </Step>
          )}
          <Step state={uploadBytes === null ? 'left' : 'active'} detail={sent}>
            {t('progress.sending', { count })}
          </Step>
        </Steps>
      </Card>
      <Note icon={<LockRounded />}>{t('progress.free')}</Note>
      <Note icon={<SmartphoneRounded />}>{t('progress.network')}</Note>
    </Stack>
  )
}

const ICONS = {
  done: <CheckCircleRounded color="primary" />,
  active: <CircularProgress size={24} aria-hidden />,
  left: <RadioButtonUncheckedRounded color="disabled" />,
}

type StepProps = { state: keyof typeof ICONS; detail?: string; children: ReactNode }

function Step({ state, detail, children }: StepProps) {
  return (
    <Row data-state={state}>
      {ICONS[state]}
      <Words>{children}</Words>
      {/* what moves is not read out */}
      <Detail aria-hidden={state === 'active'}>{detail}</Detail>
    </Row>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <NoteRow>
      {icon}
      <span>{children}</span>
    </NoteRow>
  )
}

const Steps = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  lineHeight: theme.lineHeight.compact,
}))

const Words = styled('span')({ flex: 1, fontWeight: 600, '[data-state="left"] > &': { fontWeight: 'inherit' } })

const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginLeft: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}))

const NoteRow = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingInline: theme.spacing(0.5),
  lineHeight: theme.lineHeight.compact,
  color: theme.vars.palette.text.secondary,
  '& > svg': { color: theme.vars.palette.success.main },
}))
