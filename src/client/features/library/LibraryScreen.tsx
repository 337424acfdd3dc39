import { Box, Card, CardActionArea, Container, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'
import { libraryPath } from '~/contract/library'
import { libraryIndex, loadedWords } from '~/diagnosis'

import { Drawing, cropDrawing, signDrawing } from './Drawing'
import { useLibraryAddress } from './useLibraryAddress'

type Group = ReturnType<typeof libraryIndex>[number]

/** Every condition of the catalogue, by crop. */
export function LibraryScreen() {
  useLibraryAddress()
  const { t } = useTranslation('library')
  const words = loadedWords(useLanguage())
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 } }}>
      <Typography variant="h1">{t('name')}</Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ mt: 1.5, maxWidth: MAX_LINE_LENGTH, color: 'text.secondary' }}
      >
        {t('lead')}
      </Typography>
      {libraryIndex(words).map((group) => (
        <CropSection key={group.crop} group={group} />
      ))}
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('draft')}
      </Typography>
    </Container>
  )
}

function CropSection({ group: { crop, cropName, conditions } }: { group: Group }) {
  return (
    <Box component="section" id={crop} aria-labelledby={`crop-${crop}`} sx={{ mt: { xs: 4, md: 5 } }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <Drawing src={cropDrawing(crop)} size={40} />
        <Typography id={`crop-${crop}`} variant="h3" component="h2">
          {cropName}
        </Typography>
      </Stack>
      <Grid>
        {conditions.map((condition) => (
          <li key={condition.slug}>
            <ConditionCard condition={condition} />
          </li>
        ))}
      </Grid>
    </Box>
  )
}

function ConditionCard({ condition: { slug, sign, name } }: { condition: Group['conditions'][number] }) {
  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={libraryPath(useLanguage(), slug)}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 1.5, p: 1.5, height: '100%' }}
      >
        <Drawing src={signDrawing(sign)} size={56} />
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      </CardActionArea>
    </Card>
  )
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
