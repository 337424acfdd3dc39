import BrokenImageRounded from '@mui/icons-material/BrokenImageRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyOrNothing } from '~/client/ui/lazyOrNothing'

import type { Photo } from '../scansSlice'
import { JudgedMark } from './JudgedMark'

type PhotoGridProps = {
  photos: readonly Photo[]
  /** Undefined while photos cannot be removed. */
  onRemove?: (id: string) => void
  /** Called for a photo that the browser cannot show. */
  onUnreadable: (id: string) => void
}

/** Loaded with the first photo; without it a photo is sent as well. */
const PhotoNotes = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './PhotoNotes')).PhotoNotes,
)

const MAX_COLUMNS = 3

/** Two rows are flatter than one, which keeps the crop choice on the first screen of a phone. */
const layoutOf = (count: number) => (count === 1 ? 'alone' : count > MAX_COLUMNS ? 'rows' : 'row')

/** The chosen photos with the notes about them. */
export function PhotoGrid({ photos, onRemove, onUnreadable }: PhotoGridProps) {
  const { t } = useTranslation('diagnosis')
  const count = photos.length
  return (
    <>
      <Grid data-layout={layoutOf(count)}>
        {photos.map((photo, index) => {
          const alt = count === 1 ? t('picker.preview') : t('picker.previewOf', { number: index + 1, count })
          return (
            <Tile key={photo.id}>
              {photo.problem === null ? (
                <img src={photo.url} alt={alt} onError={() => onUnreadable(photo.id)} />
              ) : (
                <BrokenImageRounded titleAccess={alt} color="disabled" sx={{ fontSize: 56, m: 'auto' }} />
              )}
              {photo.problem === null ? <JudgedMark url={photo.url} isAlone={count === 1} /> : null}
              {onRemove ? (
                <RemoveButton aria-label={t('picker.remove', { number: index + 1 })} onClick={() => onRemove(photo.id)}>
                  <Disc>
                    <CloseRounded />
                  </Disc>
                </RemoveButton>
              ) : null}
            </Tile>
          )
        })}
      </Grid>
      <Notes>
        <Suspense>
          <PhotoNotes photos={photos} onRemove={onRemove} />
        </Suspense>
      </Notes>
    </>
  )
}

/** In a wide window the button is below: one line stays reserved, so that it does not move under the pointer. */
const Notes = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    alignContent: 'start',
    minHeight: `calc(${theme.lineHeight.compact} * ${theme.typography.body2.fontSize})`,
  },
}))

/** Photos in a grid are cropped to the middle, the part that is judged. */
const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  display: 'grid',
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.surface.tint,
  '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
}))

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-layout="row"]': { gridAutoFlow: 'column' },
  '&[data-layout="rows"]': { gridTemplateColumns: `repeat(${MAX_COLUMNS}, minmax(0, 1fr))` },
  '&[data-layout="rows"] > li': { aspectRatio: '1.25' },
  '&[data-layout="alone"] > li': { aspectRatio: '2.2' },
  '&[data-layout="alone"] img': { objectFit: 'contain' },
  [theme.breakpoints.up('lg')]: { '&[data-layout="alone"] > li': { aspectRatio: 'auto', height: 240 } },
}))

const RemoveButton = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 52,
  height: 52,
  '&:focus-visible': { outlineOffset: -4, outlineColor: theme.palette.common.white },
}))

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: theme.vars.shape.pill,
  color: theme.palette.common.white,
  backgroundColor: 'rgb(10 20 12 / 0.82)',
}))
