import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import LockRounded from '@mui/icons-material/LockRounded'
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Card, CircularProgress, List, ListItem, ListItemIcon, ListItemText, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useAppSelector } from '~/client/store/hooks'

import { selectPhotoCount, selectUploadBytes } from './diagnosisSlice'

/** What is done and what is left. `fetch` does not say how much is sent, so there is no bar. */
export function Progress() {
  const { t } = useTranslation('diagnosis')
  const count = useAppSelector(selectPhotoCount)
  const uploadBytes = useAppSelector(selectUploadBytes)
  return (
    <Stack spacing={1.5}>
      <Card variant="outlined" sx={{ px: 1.5 }}>
        <List disablePadding>
          {uploadBytes === null ? (
            <Step state="active">{t('progress.preparing', { count })}</Step>
          ) : (
            <Step state="done" detail={t('progress.size', { kilobytes: Math.ceil(uploadBytes / 1000) })}>
              {t('progress.prepared', { count })}
            </Step>
          )}
          <Step state={uploadBytes === null ? 'left' : 'active'}>{t('progress.sending', { count })}</Step>
        </List>
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
    <ListItem disableGutters>
      <ListItemIcon sx={{ minWidth: 40 }}>{ICONS[state]}</ListItemIcon>
      <ListItemText slotProps={{ primary: { sx: { fontWeight: state === 'left' ? 400 : 600, lineHeight: 1.35 } } }}>
        {children}
      </ListItemText>
      <Typography variant="body2" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {detail}
      </Typography>
    </ListItem>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ px: 0.5, color: 'success.main' }}>
      {icon}
      <Typography variant="body2" sx={{ lineHeight: 1.35, color: 'text.secondary' }}>
        {children}
      </Typography>
    </Stack>
  )
}
