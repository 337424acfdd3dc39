import { Avatar, Rating, Stack, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { RATING } from './content'
import type { Testimonial } from './content'
import { LiftingCard } from './LiftingCard'

const AVATAR_PX = 56
const DIMMED = { filter: ({ vars }: Theme) => vars.palette.surface.pictureFilter }

type TestimonialCardProps = Testimonial & { index: number }

/** An invented example, and marked as one: `Testimonials` says so in a line. */
export function TestimonialCard({ name, image, index }: TestimonialCardProps) {
  const { t } = useTranslation('landing')
  const text = t('testimonials.texts', { returnObjects: true })[index]
  return (
    <LiftingCard>
      <Stack component="figure" data-example sx={{ flex: 1, m: 0, p: { xs: 3, sm: 4 } }}>
        <Rating
          readOnly
          value={RATING}
          getLabelText={() => t('testimonials.rating')}
          sx={{ color: 'star.main' }}
        />
        <Typography component="blockquote" variant="subtitle1" sx={{ m: 0, mt: 2, mb: 4 }}>
          {t('testimonials.quote', { text })}
        </Typography>
        <Stack component="figcaption" direction="row" spacing={2} sx={{ mt: 'auto', alignItems: 'center' }}>
          <Avatar
            src={image}
            alt=""
            slotProps={{ img: { width: AVATAR_PX, height: AVATAR_PX, loading: 'lazy' } }}
            sx={{ width: AVATAR_PX, height: AVATAR_PX, bgcolor: 'surface.tint', '& img': DIMMED }}
          />
          <Typography variant="h6" component="span">
            {name}
          </Typography>
        </Stack>
      </Stack>
    </LiftingCard>
  )
}
