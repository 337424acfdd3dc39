import { Card, CardActionArea, Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { cropDrawing } from '~/client/shared/cropDrawing'
import { useLanguage } from '~/client/shared/i18n'
import { MAX_LINE_LENGTH } from '~/client/shared/maxLineLength'
import { TileName, tileColumns } from '~/client/shared/tiles'
import { libraryPath } from '~/contract/paths'
import { libraryIndex } from '~/diagnosis'
import type { CropPage } from '~/diagnosis'

import { LibraryDrawing } from './LibraryDrawing'
import { SearchField } from './SearchField'
import { SearchResults } from './SearchResults'
import { useLibraryAddress } from './useLibraryAddress'
import { useLibraryTexts } from './useLibraryTexts'

/** Every page of the library, by crop or by a word. */
export function LibraryScreen() {
  useLibraryAddress()
  const { t } = useTranslation('library')
  const texts = useLibraryTexts()
  const crops = useMemo(() => libraryIndex(texts), [texts])
  const [query, setQuery] = useState('')
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 6 } }}>
      <Typography variant="h1">{t('name')}</Typography>
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1, maxWidth: MAX_LINE_LENGTH }}>
        {t('lead')}
      </Typography>
      <SearchField query={query} onChange={setQuery} />
      {query.trim() === '' ? <CropTiles crops={crops} /> : <SearchResults crops={crops} query={query} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('draft')}
      </Typography>
    </Container>
  )
}

function CropTiles({ crops }: { crops: CropPage[] }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <section aria-labelledby="by-crop">
      <Typography id="by-crop" variant="h5" component="h2" sx={{ mt: 2, mb: 1 }}>
        {t('byCrop')}
      </Typography>
      <Tiles>
        {crops.map(({ crop, cropName, slug }) => (
          <li key={crop}>
            <Tile>
              <CardActionArea component={Link} to={libraryPath(language, slug)}>
                <LibraryDrawing src={cropDrawing(crop)} size={40} />
                <TileName name={cropName} />
              </CardActionArea>
            </Tile>
          </li>
        ))}
      </Tiles>
    </section>
  )
}

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.875rem',
  gridTemplateColumns: tileColumns(4),
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down(344)]: { gap: theme.spacing(0.5) },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
}))

const Tile = styled(Card)(({ theme }) => ({
  height: '100%',
  borderColor: theme.vars.palette.text.disabled,
  '& > a': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.5),
    height: '100%',
    minHeight: 80,
    padding: theme.spacing(0.5, 0),
    fontSize: 'inherit',
    fontWeight: 500,
    lineHeight: '16px',
    letterSpacing: '-0.01em',
    textAlign: 'center',
    hyphens: 'auto',
  },
}))
