import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { ChangeEvent, DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

type PhotoPickerProps = { onFile: (file: File | undefined) => void }

/** A button that opens the file chooser (on a phone also the camera), and a target for a dragged file. */
export function PhotoPicker({ onFile }: PhotoPickerProps) {
  const { t } = useTranslation('diagnosis')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFile(target.files?.[0])
    target.value = '' // so that choosing the same photo again is a change again
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault() // without it the browser opens the file instead of dropping it
    setIsOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFile(event.dataTransfer.files[0])
  }

  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden aria-label={t('picker.label')} onChange={onChange} />
      <DropZone
        onDragOver={onDragOver}
        onDragLeave={onDragLeave}
        onDrop={onDrop}
        data-over={isOver}
        onClick={() => input.current?.click()}
      >
        <AddPhotoAlternateOutlined fontSize="large" color="primary" />
        <Typography component="span" variant="h6">
          {t('picker.drop')}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('picker.formats')}
        </Typography>
      </DropZone>
    </>
  )
}

const DropZone = styled(ButtonBase)(({ theme }) => ({
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
