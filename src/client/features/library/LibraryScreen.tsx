import { Card, CardActionArea, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'
import { libraryPath } from '~/contract/library'
import { libraryIndex, loadedWords } from '~/diagnosis'

import { LibraryDrawing, cropDrawing, signDrawing } from './LibraryDrawing'
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
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1.5, maxWidth: MAX_LINE_LENGTH }}>
        {t('lead')}
      </Typography>
      {libraryIndex(words).map((group) => (
        <CropSection key={group.crop} group={group} />
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('draft')}
      </Typography>
    </Container>
  )
}

function CropSection({ group: { crop, cropName, conditions } }: { group: Group }) {
  return (
    <Crop id={crop} aria-labelledby={`crop-${crop}`}>
      <div>
        <LibraryDrawing src={cropDrawing(crop)} size={40} />
        <Typography id={`crop-${crop}`} variant="h3" component="h2">
          {cropName}
        </Typography>
      </div>
      <Grid>
        {conditions.map((condition) => (
          <li key={condition.slug}>
            <ConditionCard condition={condition} />
          </li>
        ))}
      </Grid>
    </Crop>
  )
}

function ConditionCard({ condition: { slug, sign, name } }: { condition: Group['conditions'][number] }) {
  return (
    <Tile variant="outlined">
      <CardActionArea component={Link} to={libraryPath(useLanguage(), slug)}>
        <LibraryDrawing src={signDrawing(sign)} size={56} />
        {name}
      </CardActionArea>
    </Tile>
  )
}

const Crop = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(5) },
  '& > div': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), marginBottom: theme.spacing(1.5) },
}))

const Tile = styled(Card)(({ theme }) => ({
  height: '100%',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: theme.spacing(1.5),
    height: '100%',
    padding: theme.spacing(1.5),
    fontWeight: 600,
  },
}))

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
