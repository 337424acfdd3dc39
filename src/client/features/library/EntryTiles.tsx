import { Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { To } from 'react-router-dom'

import { cropDrawing, drawingPath } from '~/client/shared/drawing'
import { useLanguage } from '~/client/shared/i18n'
import { TileName, tile, tileColumns, tileGrid } from '~/client/shared/tiles'
import { libraryPath } from '~/contract/paths'
import { seenSigns } from '~/diagnosis'
import type { CropPage } from '~/diagnosis'

import { LibraryDrawing } from './LibraryDrawing'
import { signSearch } from './useChosenSign'

/** The ways into the library besides the search: by crop, and by what a farmer sees. */
export function EntryTiles({ crops }: { crops: CropPage[] }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <>
      <TileSection id="by-crop" heading={t('byCrop')}>
        {crops.map(({ crop, cropName, slug }) => (
          <EntryTile
            key={crop}
            to={libraryPath(language, slug)}
            src={cropDrawing(crop)}
            name={cropName}
            hasGround={false}
          />
        ))}
      </TileSection>
      <TileSection id="by-sign" heading={t('bySign')}>
        {seenSigns.map(({ id, drawing }) => (
          <EntryTile key={id} to={{ search: signSearch(id) }} src={drawingPath(drawing)} name={t(`seen.${id}`)} />
        ))}
      </TileSection>
    </>
  )
}

type TileSectionProps = { id: string; heading: string; children: ReactNode }

const TileSection = ({ id, heading, children }: TileSectionProps) => (
  <section aria-labelledby={id}>
    <Typography id={id} variant="h5" component="h2" sx={{ mt: 2, mb: 1 }}>
      {heading}
    </Typography>
    <Tiles>{children}</Tiles>
  </section>
)

type EntryTileProps = { to: To; src: string; name: string; hasGround?: boolean }

const EntryTile = ({ to, src, name, hasGround }: EntryTileProps) => (
  <li>
    <Tile>
      <CardActionArea component={Link} to={to}>
        <LibraryDrawing src={src} size={40} hasGround={hasGround} />
        <TileName name={name} />
      </CardActionArea>
    </Tile>
  </li>
)

/** Room for every word in any font, and for the padding. */
const MIN_TILE = '8.9ch'

const Tiles = styled('ul')(tileGrid, ({ theme }) => ({
  gridTemplateColumns: tileColumns(4, MIN_TILE),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
}))

const Tile = styled(Card)(({ theme }) => ({
  height: '100%',
  borderColor: theme.vars.palette.text.disabled,
  '& > a': {
    ...tile({ theme }),
    height: '100%',
    padding: theme.spacing(0.5),
    fontSize: 'inherit',
  },
}))
