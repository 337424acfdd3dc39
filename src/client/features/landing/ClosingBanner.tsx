import { Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { Picture } from '~/client/ui/Picture'

import { pictures } from './landingContent'
import { Reveal } from './Reveal'

const TITLE_ID = 'closing-title'
const PICTURE_PX = 480

export function ClosingBanner() {
  const { t } = useTranslation('landing')
  return (
    <Container component="section" aria-labelledby={TITLE_ID} sx={{ pb: { xs: 7, md: 10 } }}>
      <Reveal>
        <Banner>
          <Stack spacing={2}>
            <Typography id={TITLE_ID} variant="h2">
              {t('closing.title')}
            </Typography>
            <Typography variant="subtitle1" component="p" color="textSecondary">
              {t('closing.text')}
            </Typography>
          </Stack>
          <Picture illustration={{ ...pictures.closing, alt: '' }} maxWidth={PICTURE_PX} />
        </Banner>
      </Reveal>
    </Container>
  )
}

const Banner = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.surface.sand,
  '& p': { textWrap: 'pretty' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    padding: theme.spacing(5, 5, 5, 6),
    '& > img': { justifySelf: 'end' },
  },
}))
