import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { ChangeEvent } from 'react'

import { useFileDrop } from './useFileDrop'

type DropZoneProps = { onFile: (file: File | undefined) => void }

/** A button for a finger or the Enter key, a target for a dragged file; on a phone it offers the camera too. */
export function DropZone({ onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, dropProps } = useFileDrop(onFile)

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0])
    target.value = '' // so that choosing the same photo again is a change again
  }

  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label="Leaf photo" onChange={onChange} />
      <Zone {...dropProps} data-over={isOver} onClick={() => input.current?.click()}>
        <AddPhotoAlternateOutlined fontSize="large" color="primary" />
        <Typography component="span" variant="h6">
          Click to upload or drag & drop an image
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          PNG, JPG, up to 5MB
        </Typography>
      </Zone>
    </>
  )
}

const Zone = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: theme.spacing(24),
  padding: theme.spacing(3, 2),
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '&:hover, &[data-over="true"]': { backgroundColor: theme.vars.palette.surface.tint },
}))
