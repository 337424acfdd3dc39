import { Avatar, Card, Rating, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { RATING, type Testimonial } from './landingContent'

const AVATAR_PX = 56
export const SLIDE_GAP_PX = 20

type TestimonialCardProps = Testimonial & { index: number }

/** An invented example, marked as one. */
export function TestimonialCard({ name, image, index }: TestimonialCardProps) {
  const { t } = useTranslation('landing')
  const text = t('testimonials.texts', { returnObjects: true })[index]
  return (
    <Card variant="lifting">
      <Figure data-example>
        <Example>{t('testimonials.example')}</Example>
        <Rating readOnly value={RATING} getLabelText={() => t('testimonials.rating')} />
        <Typography component="blockquote" variant="subtitle1">
          {t('testimonials.quote', { text })}
        </Typography>
        <figcaption>
          <Portrait src={image} alt="" slotProps={{ img: { width: AVATAR_PX, height: AVATAR_PX, loading: 'lazy' } }} />
          <Typography variant="h6" component="span">
            {name}
          </Typography>
        </figcaption>
      </Figure>
    </Card>
  )
}

const Example = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  marginBottom: theme.spacing(1),
  color: theme.vars.palette.secondary.main,
}))

const Figure = styled('figure')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '& > blockquote': { margin: theme.spacing(2, 0, 4) },
  '& > figcaption': { display: 'flex', alignItems: 'center', gap: theme.spacing(2), marginTop: 'auto' },
}))

const Portrait = styled(Avatar)(({ theme }) => ({
  width: AVATAR_PX,
  height: AVATAR_PX,
  backgroundColor: theme.vars.palette.surface.tint,
  '& img': { filter: theme.vars.palette.surface.pictureFilter },
}))
