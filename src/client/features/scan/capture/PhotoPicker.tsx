import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { SHORT_WINDOW } from '~/client/ui/windows'

import { useChoosePhotos } from '../photos/useChoosePhotos'

/** The ids of both file inputs. Without `capture` Chrome on Android offers no camera. */
export const inputsOf = (id: string) => ({ files: `${id}-files`, camera: `${id}-camera` })
export type PhotoSource = keyof ReturnType<typeof inputsOf>

/** The pattern of MUI's upload button: a label works without JavaScript, and its input takes the focus. */
export const labelFor = (htmlFor: string) => ({ component: 'label', role: undefined, tabIndex: -1, htmlFor }) as const

type PhotoPickerProps = {
  id: string
  /** The inputs that have a label on the screen. */
  offered: readonly PhotoSource[]
  hasZone: boolean
  onChosen: (source: PhotoSource) => void
}

/** Camera, file chooser and, before there is a photo, the drop target. */
export function PhotoPicker({ id, offered, hasZone, onChosen }: PhotoPickerProps) {
  const { t } = useTranslation('diagnosis')
  const { files, camera } = inputsOf(id)
  return (
    <>
      <PhotoInput
        id={files}
        multiple
        aria-label={t('picker.label')}
        hidden={!offered.includes('files')}
        onChosen={() => onChosen('files')}
      />
      <PhotoInput
        id={camera}
        capture="environment"
        aria-label={t('picker.takeLabel')}
        hidden={!offered.includes('camera')}
        onChosen={() => onChosen('camera')}
      />
      {hasZone ? <DropZone htmlFor={files} /> : null}
    </>
  )
}

function PhotoInput({ onChosen, ...props }: ComponentProps<'input'> & { onChosen: () => void }) {
  const choose = useChoosePhotos()
  const input = useRef<HTMLInputElement>(null)
  const takeFiles = () => {
    const { current } = input
    if (!current?.files?.length) return
    void choose([...current.files])
    onChosen()
    current.value = '' // so that choosing the same photo again fires `change`
  }
  const takeEarlyFiles = useEffectEvent(takeFiles)
  useEffect(() => {
    takeEarlyFiles() // chosen before hydration
  }, [])
  return <Input {...props} ref={input} type="file" accept="image/*" onChange={takeFiles} />
}

const Input = styled('input')(visuallyHidden, ({ theme }) => ({
  [theme.breakpoints.up('lg')]: { '&[capture]': { display: 'none' } },
}))

function DropZone({ htmlFor }: { htmlFor: string }) {
  const { t } = useTranslation('diagnosis')
  const [isOver, setIsOver] = useState(false)
  const onDragOver = () => setIsOver(true)
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
  }
  const onDrop = () => setIsOver(false)
  return (
    <Zone {...labelFor(htmlFor)} {...{ onDragOver, onDragLeave, onDrop }} data-over={isOver}>
      <AddPhotoAlternateOutlined fontSize="large" color="primary" />
      <Typography component="span" variant="button">
        {t('picker.drop')}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {t('picker.formats')}
      </Typography>
    </Zone>
  )
}

type PickerLabelProps = { id: string; variant?: 'contained' | 'outlined' }

/** Opens the camera of a phone. */
export function TakePhoto({ id, variant = 'contained' }: PickerLabelProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <OnPhone>
      <Large
        {...labelFor(inputsOf(id).camera)}
        variant={variant}
        size="large"
        fullWidth
        startIcon={<PhotoCameraRounded />}
      >
        {t('picker.take')}
      </Large>
    </OnPhone>
  )
}

/** Takes the place of the zone and of Diagnose while neither is of use. */
export function ChoosePhoto({ id, variant = 'outlined' }: PickerLabelProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <Large {...labelFor(inputsOf(id).files)} variant={variant} size="large" fullWidth>
      {t('picker.choose')}
    </Large>
  )
}

const Zone = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: '100%',
  minHeight: 208,
  padding: theme.spacing(1.5),
  textAlign: 'center',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.card,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '&:hover, &[data-over="true"]': { backgroundColor: theme.vars.palette.surface.tint },
  [SHORT_WINDOW]: { minHeight: 120 },
})) as typeof ButtonBase

const OnPhone = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

const Large = styled(Button)({ minHeight: 56 }) as typeof Button
