import CloseRounded from '@mui/icons-material/CloseRounded'
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import SearchRounded from '@mui/icons-material/SearchRounded'
import { Box, Card, CardActionArea, IconButton, InputAdornment, OutlinedInput, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'

import { cropDrawing, drawingPath } from '~/client/ui/drawing'
import { WORDS, useLanguage } from '~/client/i18n/i18n'
import { PageBody } from '~/client/ui/Page'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { RowLink, Rows } from '~/client/ui/Rows'
import { TileName, tile, tileColumns, tileGrid } from '~/client/ui/tiles'
import { useChosen } from '~/client/ui/useChosen'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { COUNT_SLUG } from '~/contract/library'
import { keyPath, libraryPath } from '~/contract/paths'
import { isSeenSign, libraryIndex, seenSigns, sprayingGuide, type CropPage, type SeenSign } from '~/diagnosis'

import { FoundPages } from './FoundPages'
import { LibraryDrawing } from '~/client/ui/LibraryDrawing'
import { LibrarySection, SPRAYING_ID } from './LibrarySection'
import { LibraryTrail } from './LibraryTrail'
import { pagesWithSign, searchIndex, searchLibrary } from './searchLibrary'
import { useLibraryAddress } from './libraryHead'
import { useLibraryTexts } from '~/client/ui/useLibraryTexts'

function LibraryScreen() {
  useLibraryAddress()
  const { t } = useTranslation(['library', 'diagnosis', ...WORDS])
  const texts = useLibraryTexts()
  const crops = useMemo(() => libraryIndex(texts), [texts])
  const { chosen, heading } = useChosen(SIGN_FIELD)
  const sign = isSeenSign(chosen) ? chosen : null
  return (
    <PageBody>
      <PrintStyles />
      {sign === null ? null : <LibraryTrail />}
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {sign === null ? t('name') : t(`seen.${sign}`)}
      </Typography>
      {sign === null ? <Entry crops={crops} /> : <FoundPages found={pagesWithSign(crops, sign)} />}
      {sign === null ? <SprayingGuide /> : null}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('draft')}
      </Typography>
    </PageBody>
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
  const index = useMemo(() => searchIndex(crops, (sign) => t(`seen.${sign}`)), [crops, t])
  return <FoundPages found={searchLibrary(index, useDeferredValue(query))} />
}

/** What needs neither a photo nor a name. */
function Tools() {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  return (
    <Box sx={{ mt: 2, maxWidth: MAX_LINE_LENGTH }}>
      <Rows variant="outlined">
        <RowLink to={keyPath(language)} icon={<QuizOutlined aria-hidden />} label={t('noPhoto')} />
        <RowLink
          to={libraryPath(language, COUNT_SLUG)}
          icon={<FormatListNumberedRounded aria-hidden />}
          label={t('countPlants')}
        />
      </Rows>
    </Box>
  )
}

/** What each page would repeat of spraying and the law. */
function SprayingGuide() {
  const { words } = useLibraryTexts()
  const [today] = useState(() => Date.now())
  return (
    <Box sx={{ mt: 4 }}>
      <LibrarySection id={SPRAYING_ID} heading={words.phrases.headings.spraying} lines={sprayingGuide(words, today)} />
    </Box>
  )
}

/** Not MUI's `TextField`, which would load the code of selects and menus. */
function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { t } = useTranslation('library')
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <SearchInput
      type="search"
      inputRef={input}
      fullWidth
      placeholder={t('search.label')}
      value={query}
      onChange={({ target }) => onChange(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchRounded />
        </InputAdornment>
      }
      endAdornment={
        query === '' ? null : (
          <InputAdornment position="end">
            <IconButton edge="end" aria-label={t('search.clear')} onClick={clear}>
              <CloseRounded />
            </IconButton>
          </InputAdornment>
        )
      }
      slotProps={{ input: { 'aria-label': t('search.label'), enterKeyHint: 'search' } }}
    />
  )
}

const SearchInput = styled(OutlinedInput)(({ theme }) => ({
  marginTop: theme.spacing(2),
  maxWidth: MAX_LINE_LENGTH,
  '& input::-webkit-search-cancel-button': { display: 'none' }, // the button above clears in every browser
}))

function EntryTiles({ crops }: { crops: CropPage[] }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <>
      <Tools />
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
