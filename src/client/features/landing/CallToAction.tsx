import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { CallToActionButton } from './CallToActionButton'
import { pictures } from './landingContent'
import { Reveal } from './Reveal'

const TITLE_ID = 'call-to-action-title'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <Band aria-labelledby={TITLE_ID}>
      <FieldBand {...pictures.callToAction} alt="" loading="lazy" />
      <Reveal>
        <Words>
          <Typography id={TITLE_ID} variant="h2">
            {t('callToAction.title')}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {t('callToAction.text')}
          </Typography>
          <CallToActionButton>{t('callToAction.button')}</CallToActionButton>
        </Words>
      </Reveal>
    </Band>
  )
}

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 2, 18),
  backgroundColor: theme.vars.palette.surface.deep,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12, 20) },
}))

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.column(3),
  alignItems: 'center',
  maxWidth: '62ch',
  marginInline: 'auto',
  textAlign: 'center',
  color: theme.vars.palette.surface.onDeep,
  '& > p': { color: theme.vars.palette.surface.onDeepMuted, textWrap: 'balance' },
  '& a': {
    color: theme.vars.palette.surface.deep,
    backgroundColor: theme.vars.palette.surface.accentOnDeep,
    '&:hover': { backgroundColor: theme.vars.palette.surface.onDeep },
  },
}))

/** Field rows along the lower edge, over the whole width. */
const FieldBand = styled('img')({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 140 })
