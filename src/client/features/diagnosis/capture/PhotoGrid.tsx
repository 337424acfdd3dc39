import BrokenImageRounded from '@mui/icons-material/BrokenImageRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import { ButtonBase, ImageList, ImageListItem } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { InlineNote } from '~/client/shared/InlineNote'

import { unsendableMessage } from '../diagnosisFailure'
import type { Photo } from '../diagnosisState'

type PhotoGridProps = {
  photos: readonly Photo[]
  /** Left out where nothing can be removed. */
  onRemove?: (id: string) => void
  /** The browser cannot show it. */
  onUnreadable: (id: string) => void
}

const MAX_COLUMNS = 3

/** Two rows are flatter than one, so that the crop below stays on the first screen of a phone. */
const layoutOf = (count: number) => (count === 1 ? 'alone' : count > MAX_COLUMNS ? 'rows' : 'row')

/** The chosen photos, and why one of them cannot be sent. */
export function PhotoGrid({ photos, onRemove, onUnreadable }: PhotoGridProps) {
  const { t } = useTranslation('diagnosis')
  const count = photos.length
  return (
    <>
      <ImageList cols={Math.min(count, MAX_COLUMNS)} gap={10} rowHeight="auto" sx={{ m: 0 }}>
        {photos.map((photo, index) => {
          const alt = count === 1 ? t('picker.preview') : t('picker.previewOf', { number: index + 1, count })
          return (
            <Tile key={photo.id} data-layout={layoutOf(count)}>
              {photo.problem === null ? (
                <img
                  src={photo.url}
                  alt={alt}
                  onError={() => {
                    onUnreadable(photo.id)
                  }}
                />
              ) : (
                <BrokenImageRounded titleAccess={alt} color="disabled" sx={{ fontSize: 56, m: 'auto' }} />
              )}
              {onRemove ? (
                <RemoveButton
                  aria-label={t('picker.remove', { number: index + 1 })}
                  onClick={() => {
                    onRemove(photo.id)
                  }}
                >
                  <Disc>
                    <CloseRounded />
                  </Disc>
                </RemoveButton>
              ) : null}
            </Tile>
          )
        })}
      </ImageList>
      <Problems photos={photos} />
    </>
  )
}

function Problems({ photos }: Pick<PhotoGridProps, 'photos'>) {
  const { t } = useTranslation('diagnosis')
  return photos.map(({ id, problem }, index) => {
    if (problem === null) return null
    const reason = unsendableMessage(problem)
    return (
      <InlineNote key={id} role="alert" icon={<WarningAmberRounded />}>
        {photos.length === 1 ? reason : t('picker.unsendable', { number: index + 1, reason })}
      </InlineNote>
    )
  })
}

/** A photo beside others shows the middle, which is what is judged. */
const Tile = styled(ImageListItem)(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.surface.tint,
  '& img': { minHeight: 0 },
  '&[data-layout="rows"]': { aspectRatio: '1.25' },
  '&[data-layout="alone"]': { aspectRatio: '2.2' },
  '&[data-layout="alone"] img': { objectFit: 'contain' },
  [theme.breakpoints.up('lg')]: { '&[data-layout="alone"]': { aspectRatio: '1.7' } },
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
  borderRadius: '50%',
  color: theme.palette.common.white,
  backgroundColor: 'rgb(10 20 12 / 0.82)',
}))
