import { Container } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/shared/Button'

import { reloadUpdated, useIsUpdated } from './updates'

/** A part of the page could not be loaded because the app has been updated: the page goes on, and a reload brings all of it. */
export function UpdateBar() {
  const { t } = useTranslation('shell')
  const isUpdated = useIsUpdated()
  if (!isUpdated) return null
  return (
    <Bar role="alert">
      <Row>
        <span>{t('updated.text')}</span>
        <Button variant="contained" onClick={reloadUpdated}>
          {t('updated.reload')}
        </Button>
      </Row>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.surface.tint }))

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1),
  '& button': { minHeight: 48 },
}))
