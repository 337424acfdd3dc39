import { Box, Card, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { drawingPath } from '~/client/ui/drawing'
import { useLanguage } from '~/client/i18n/i18n'
import { libraryPath } from '~/contract/paths'
import type { LibraryPage } from '~/diagnosis'

import { LibraryDrawing } from '~/client/ui/LibraryDrawing'

type LookAlikesProps = {
  page: Pick<LibraryPage, 'caption' | 'drawing' | 'lookAlikes' | 'name' | 'signs'>
  heading: string
}

/** The condition itself, then its look-alikes and how they differ. */
export function LookAlikes({ page, heading }: LookAlikesProps) {
  const { t } = useTranslation('library')
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <Row>
        <Tile variant="outlined" isThis>
          <Here>{t('condition.thisPage')}</Here>
          <LibraryDrawing src={drawingPath(page.drawing)} size={96} />
          <Typography data-name>{page.name}</Typography>
          <Typography>{page.signs[0] ?? page.caption}</Typography>
        </Tile>
        {page.lookAlikes.map((lookAlike) => (
          <LookAlikeTile key={lookAlike.id} lookAlike={lookAlike} />
        ))}
      </Row>
    </Box>
  )
}

type LookAlikeProps = { lookAlike: LibraryPage['lookAlikes'][number] }

function LookAlikeTile({ lookAlike: { slug, drawing, name, difference } }: LookAlikeProps) {
  const language = useLanguage()
  return (
    <Tile variant="outlined">
      {drawing === null ? null : <LibraryDrawing src={drawingPath(drawing)} size={96} />}
      {slug === null ? (
        <Typography data-name>{name}</Typography>
      ) : (
        <TextLink component={Link} to={libraryPath(language, slug)} data-name>
          {name}
        </TextLink>
      )}
      <Typography>{difference}</Typography>
    </Tile>
  )
}

const GAP_PX = 10

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  // one per row on narrow phones, too narrow for the longest Swahili words otherwise, and with large text
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 10.5rem), calc((100% - ${GAP_PX}px) / 2)), 1fr))`,
  gap: GAP_PX,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
}))

/** Overlaps the card's edge, so that the names stay aligned. */
const Here = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: theme.spacing(1),
  padding: theme.spacing(0, 1),
  borderRadius: theme.vars.shape.pill,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  ...theme.typography.subtitle2,
  transform: 'translateY(-50%)',
}))

const Tile = styled(Card, { shouldForwardProp: (prop) => prop !== 'isThis' })<{ isThis?: boolean }>(
  ({ theme, isThis }) => ({
    position: 'relative',
    ...theme.mixins.column(0.5),
    alignItems: 'flex-start',
    minWidth: 0,
    overflow: 'visible',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    padding: theme.spacing(1.5),
    '& > p': { maxWidth: '100%' },
    // large enough for a finger within the space of one line
    '& > [data-name]': {
      maxWidth: '100%',
      padding: theme.spacing(1.5, 0),
      margin: theme.spacing(-1, 0),
      fontWeight: 700,
    },
    ...(isThis ? { border: `2px solid ${theme.vars.palette.primary.main}` } : {}),
  }),
)
