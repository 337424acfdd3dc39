import SearchRounded from '@mui/icons-material/SearchRounded'
import { Card, CardActionArea, Container, InputAdornment, OutlinedInput, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams, type To } from 'react-router-dom'

import { cropDrawing, drawingPath } from '~/client/ui/drawing'
import { WORDS, useLanguage } from '~/client/i18n/i18n'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { TileName, tile, tileColumns, tileGrid } from '~/client/ui/tiles'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { libraryPath } from '~/contract/paths'
import { isSeenSign, libraryIndex, seenSigns, type CropPage, type SeenSign } from '~/diagnosis'

import { FoundPages } from './FoundPages'
import { LibraryDrawing } from './LibraryDrawing'
import { LibraryTrail } from './LibraryTrail'
import { pagesWithSign, searchLibrary } from './searchLibrary'
import { useLibraryAddress } from './libraryHead'
import { useLibraryTexts } from './useLibraryTexts'

function LibraryScreen() {
  useLibraryAddress()
  const { t } = useTranslation(['library', 'diagnosis', ...WORDS])
  const texts = useLibraryTexts()
  const crops = useMemo(() => libraryIndex(texts), [texts])
  const { sign, heading } = useChosenSign()
  return (
    <Container sx={{ py: { xs: 2, md: 5 } }}>
      <PrintStyles />
      {sign === null ? null : <LibraryTrail />}
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {sign === null ? t('name') : t(`seen.${sign}`)}
      </Typography>
      {sign === null ? <Entry crops={crops} /> : <FoundPages found={pagesWithSign(crops, sign)} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('draft')}
      </Typography>
    </Container>
  )
}

export { LibraryScreen as Component }

function Entry({ crops }: { crops: CropPage[] }) {
  const { t } = useTranslation('library')
  const [query, setQuery] = useState('')
  return (
    <>
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1, maxWidth: MAX_LINE_LENGTH }}>
        {t('lead')}
      </Typography>
      <SearchField query={query} onChange={setQuery} />
      {query.trim() === '' ? <EntryTiles crops={crops} /> : <SearchResults crops={crops} query={query} />}
    </>
  )
}

function SearchResults({ crops, query }: { crops: CropPage[]; query: string }) {
  const { t } = useTranslation('library')
  return <FoundPages found={searchLibrary(crops, useDeferredValue(query), (sign) => t(`seen.${sign}`))} />
}

/** Not MUI's `TextField`, which would load the code of selects and menus. */
function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { t } = useTranslation('library')
  return (
    <OutlinedInput
      type="search"
      fullWidth
      placeholder={t('search.label')}
      value={query}
      onChange={({ target }) => onChange(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchRounded />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': t('search.label'), enterKeyHint: 'search' } }}
      sx={{ mt: 2, maxWidth: MAX_LINE_LENGTH }}
    />
  )
}

function EntryTiles({ crops }: { crops: CropPage[] }) {
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

const TileSection = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <Typography id={id} variant="h5" component="h2" sx={{ mt: 2, mb: 1 }}>
      {heading}
    </Typography>
    <Tiles>{children}</Tiles>
  </section>
)

const EntryTile = ({ to, src, name, hasGround }: { to: To; src: string; name: string; hasGround?: boolean }) => (
  <li>
    <Tile>
      <CardActionArea component={Link} to={to}>
        <LibraryDrawing src={src} size={40} hasGround={hasGround} />
        <TileName name={name} />
      </CardActionArea>
    </Tile>
  </li>
)

/** Fits every word in any font, with padding. */
const MIN_TILE = '8.9ch'

const Tiles = styled('ul')(tileGrid, ({ theme }) => ({
  gridTemplateColumns: tileColumns(4, MIN_TILE),
  ...theme.mixins.plainList,
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

const SIGN_FIELD = 'sign'

const signSearch = (sign: SeenSign) => `?${SIGN_FIELD}=${sign}`

/** The sign in the URL, null during hydration. `heading` gets the focus when the sign changes. */
function useChosenSign(): { sign: SeenSign | null; heading: RefObject<HTMLHeadingElement | null> } {
  const [search] = useSearchParams()
  const asked = search.get(SIGN_FIELD) ?? ''
  const sign = useBrowserValue(() => asked, '')
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    heading.current?.focus({ preventScroll: true })
  }, [asked])
  return { sign: isSeenSign(sign) ? sign : null, heading }
}
