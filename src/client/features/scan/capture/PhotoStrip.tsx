import AddRounded from '@mui/icons-material/AddRounded'
import BrokenImageRounded from '@mui/icons-material/BrokenImageRounded'
import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyOrNothing } from '~/client/ui/lazyOrNothing'
import { useOverlay } from '~/client/ui/useOverlay'
import { MAX_PHOTOS } from '~/contract/limits'

import type { Photo } from '../scansSlice'
import { labelFor } from './PhotoPicker'

type PhotoStripProps = {
  photos: readonly Photo[]
  /** Id of the file input for another photo; undefined if none can be added. */
  addWith: string | undefined
  /** Undefined while photos cannot be removed. */
  onRemove: ((id: string) => void) | undefined
  /** Called for a photo that the browser cannot show. */
  onUnreadable: (id: string) => void
}

/** Loaded with the first photo; without it a photo is sent as well. */
const PhotoNotes = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sending" */ './PhotoNotes')).PhotoNotes,
)
const PhotoDialog = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "result" */ './PhotoDialog')).PhotoDialog,
)

/** The chosen photos, cropped to the middle, which is judged, and a tile for the next; a tap opens the whole photo. */
export function PhotoStrip({ photos, addWith, onRemove, onUnreadable }: PhotoStripProps) {
  const { t } = useTranslation('diagnosis')
  const { isOpen, open, close } = useOverlay('photo')
  const [openedId, setOpenedId] = useState<string | null>(null)
  const removedId = useRef<string | null>(null)
  const count = photos.length
  const number = photos.findIndex(({ id }) => id === openedId) + 1
  const nameOf = (index: number) =>
    count === 1 ? t('picker.preview') : t('picker.previewOf', { number: index + 1, count })
  const remove = useEffectEvent(() => {
    if (removedId.current !== null) onRemove?.(removedId.current)
    removedId.current = null
  })
  useEffect(() => {
    if (!isOpen) remove() // once the dialog's history entry is gone
  }, [isOpen])
  return (
    <>
      <Strip data-alone={count === 1}>
        {photos.map(({ id, url, problem }, index) => (
          <li key={id}>
            <ButtonBase
              aria-haspopup="dialog"
              onClick={() => {
                setOpenedId(id)
                open()
              }}
            >
              {problem === null ? (
                <img src={url} alt={nameOf(index)} onError={() => onUnreadable(id)} />
              ) : (
                <BrokenImageRounded titleAccess={nameOf(index)} color="disabled" fontSize="large" />
              )}
            </ButtonBase>
          </li>
        ))}
        {addWith === undefined || count >= MAX_PHOTOS ? null : (
          <li>
            <AddTile {...labelFor(addWith)}>
              <AddRounded />
              <span>{t('picker.more', { number: count + 1, total: MAX_PHOTOS })}</span>
            </AddTile>
          </li>
        )}
      </Strip>
      <Suspense>
        <PhotoNotes photos={photos} onRemove={onRemove} />
      </Suspense>
      <Suspense>
        {isOpen && number > 0 ? (
          <PhotoDialog
            photo={photos[number - 1]}
            name={nameOf(number - 1)}
            number={number}
            onClose={close}
            onRemove={
              onRemove
                ? () => {
                    removedId.current = openedId
                    close()
                  }
                : undefined
            }
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** In a wide window a photo alone is a large one. */
const Strip = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > li': { position: 'relative', aspectRatio: '1' },
  '& > li > *': {
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface.tint,
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.up('lg')]: {
    '&[data-alone="true"] > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    '&[data-alone="true"] > li:only-of-type': { gridColumn: '1 / -1' },
  },
}))

const AddTile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  flexDirection: 'column',
  padding: theme.spacing(0.5),
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  textAlign: 'center',
  color: theme.vars.palette.primary.main,
  '&&': { backgroundColor: theme.vars.palette.background.paper },
})) as typeof ButtonBase
