import { Box, Typography } from '@mui/material'

import { Picture } from '~/client/shared/Picture'
import type { Illustration } from '~/client/shared/Picture'

import { LiftingCard } from './LiftingCard'

type FeaturedCardProps = { title: string; text: string; image: Illustration }

export function FeaturedCard({ title, text, image }: FeaturedCardProps) {
  return (
    <LiftingCard
      sx={{ p: 2, gap: { xs: 2, sm: 3 }, flexDirection: { sm: 'row', lg: 'column' }, alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 'none', width: { sm: '42%', lg: '100%' } }}>
        <Picture illustration={image} />
      </Box>
      <Box sx={{ p: 1, alignSelf: { lg: 'stretch' } }}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
      </Box>
    </LiftingCard>
  )
}
