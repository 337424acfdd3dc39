import AddRounded from '@mui/icons-material/AddRounded'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { CREDITS_PER_DIAGNOSIS, MAX_PHOTOS } from '~/contract/limits'

/** That one price covers several photos. */
export function MoreLeaves() {
  const { t } = useTranslation('diagnosis')
  return (
    <Hint>
      <AddRounded color="primary" />
      <Typography variant="inherit">
        {t('picker.more', { photos: MAX_PHOTOS, credits: t('charge', { count: CREDITS_PER_DIAGNOSIS }) })}
      </Typography>
    </Hint>
  )
}

const Hint = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(0.5),
  lineHeight: theme.lineHeight.compact,
  color: theme.vars.palette.text.secondary,
}))
