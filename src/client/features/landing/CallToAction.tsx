import { Box, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { CallToActionButton } from './CallToActionButton'
import { pictures } from './content'
import { Reveal } from './Reveal'

const TITLE_ID = 'call-to-action-title'

export function CallToAction() {
  const { t } = useTranslation('landing')
  return (
    <Box
      component="section"
      aria-labelledby={TITLE_ID}
      sx={{ position: 'relative', bgcolor: 'surface.deep', px: 2, pt: { xs: 8, md: 12 }, pb: { xs: 18, md: 20 } }}
    >
      <FieldBand {...pictures.callToAction} alt="" loading="lazy" />
      <Reveal>
        <Stack
          spacing={3}
          sx={{ position: 'relative', mx: 'auto', maxWidth: '62ch', alignItems: 'center', textAlign: 'center' }}
        >
          <Typography id={TITLE_ID} variant="h2" sx={{ color: 'surface.onDeep' }}>
            {t('callToAction.title')}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'surface.onDeepMuted', textWrap: 'balance' }}>
            {t('callToAction.text')}
          </Typography>
          <CallToActionButton
            sx={{ bgcolor: 'surface.accentOnDeep', color: 'surface.deep', '&:hover': { bgcolor: 'surface.onDeep' } }}
          >
            {t('callToAction.button')}
          </CallToActionButton>
        </Stack>
      </Reveal>
    </Box>
  )
}

/** Field rows along the lower edge, over the whole width. */
const FieldBand = styled('img')({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 140 })
