import { Card, Link as TextLink, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

import { drawingPath } from '~/client/shared/drawing'
import { useLanguage } from '~/client/shared/i18n'
import { libraryPath } from '~/contract/paths'
import type { LibraryPage } from '~/diagnosis'

import { LibraryDrawing } from './LibraryDrawing'

type LookAlikesProps = { page: LibraryPage; heading: string }

/** The condition itself first, then all that looks like it, each with its mark and how it differs. */
export function LookAlikes({ page, heading }: LookAlikesProps) {
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      <Row>
        <Tile variant="outlined" isThis>
          <LibraryDrawing src={drawingPath(page.drawing)} size={96} />
          <Typography>{page.name}</Typography>
          <Typography>{page.signs[0] ?? page.caption}</Typography>
        </Tile>
        {page.lookAlikes.map((lookAlike) => (
          <LookAlikeTile key={lookAlike.id} lookAlike={lookAlike} />
        ))}
      </Row>
    </section>
  )
}

type LookAlikeProps = { lookAlike: LibraryPage['lookAlikes'][number] }

function LookAlikeTile({ lookAlike: { slug, drawing, name, difference } }: LookAlikeProps) {
  const language = useLanguage()
  return (
    <Tile variant="outlined">
      {drawing === null ? null : <LibraryDrawing src={drawingPath(drawing)} size={96} />}
      {slug === null ? (
        <Typography>{name}</Typography>
      ) : (
        <TextLink component={Link} to={libraryPath(language, slug)}>
          {name}
        </TextLink>
      )}
      <Typography>{difference}</Typography>
    </Tile>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.spacing(1.25),
}))

const Tile = styled(Card, { shouldForwardProp: (prop) => prop !== 'isThis' })<{ isThis?: boolean }>(
  ({ theme, isThis }) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1.5),
    '& > img + *, & > :first-child:not(img)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 48,
      fontWeight: 700,
    },
    ...(isThis ? { border: `2px solid ${theme.vars.palette.primary.main}` } : {}),
  }),
)
