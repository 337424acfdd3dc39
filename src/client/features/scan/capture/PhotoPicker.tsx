import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded'
import { ButtonBase } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { selectIsOutOfCredits } from '~/client/session/sessionSlice'
import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { useAppSelector } from '~/client/store/hooks'

import { selectIsJudged, selectIsShownHeld, selectNeedsPhoto } from '../scansSlice'
import { useChoosePhotos } from '../photos/useChoosePhotos'
import { useShown } from '../useShown'

type PhotoPickerProps = {
  /** A single row, shown once there are photos. */
  isCompact: boolean
  /** On a phone only the buttons in the action bar remain. */
  isFolded: boolean
}

/** Camera, file chooser and drop target. Without `capture` Chrome on Android offers no camera. */
export function PhotoPicker({ isCompact, isFolded }: PhotoPickerProps) {
  const isNext = useIsNext()
  const { t } = useTranslation('diagnosis')
  const id = useId()
  const files = `${id}-files`
  const camera = `${id}-camera`
  return (
    <Labelled>
      <PhotoInput id={files} multiple aria-label={t('picker.label')} />
      <PhotoInput id={camera} capture="environment" aria-label={t('picker.takeLabel')} />
      <Row data-folded={isFolded}>
        <DropZone htmlFor={files} isCompact={isCompact} />
        {isNext ? null : (
          <OnPhone>
            <Stacked variant="outlined" {...labelFor(camera)}>
              <PhotoCameraRounded />
              <span>{t('picker.take')}</span>
            </Stacked>
          </OnPhone>
        )}
      </Row>
      {isNext ? (
        <OnPhone>
          <ActionBar>
            <Stacked variant="contained" fullWidth {...labelFor(camera)}>
              <PhotoCameraRounded />
              <span>{t('picker.take')}</span>
            </Stacked>
            <Stacked variant="outlined" fullWidth {...labelFor(files)}>
              <PhotoLibraryRounded />
              <span>{t('picker.choose')}</span>
            </Stacked>
          </ActionBar>
        </OnPhone>
      ) : null}
    </Labelled>
  )
}

/** The pattern of MUI's upload button: a label works without JavaScript, and its input takes the focus. */
const labelFor = (htmlFor: string) => ({ component: 'label', role: undefined, tabIndex: -1, htmlFor }) as const

function PhotoInput(props: ComponentProps<'input'>) {
  const choose = useChoosePhotos()
  const input = useRef<HTMLInputElement>(null)
  const takeFiles = () => {
    const { current } = input
    if (!current?.files?.length) return
    void choose([...current.files])
    current.value = '' // so that choosing the same photo again fires `change`
  }
  const takeEarlyFiles = useEffectEvent(takeFiles)
  useEffect(() => {
    takeEarlyFiles() // chosen before hydration
  }, [])
  return <input {...props} ref={input} type="file" accept="image/*" onChange={takeFiles} />
}

/** Whether a photo is the next step, so that its buttons stand in the action bar. */
function useIsNext() {
  const needsPhoto = useShown(selectNeedsPhoto)
  const isJudged = useShown(selectIsJudged)
  const isOutOfCredits = useAppSelector(selectIsOutOfCredits)
  const isHeld = useShown(selectIsShownHeld) // it has its own action bar
  return needsPhoto && isJudged && !isOutOfCredits && !isHeld
}

type DropZoneProps = Pick<PhotoPickerProps, 'isCompact'> & { htmlFor: string }

function DropZone({ isCompact, htmlFor }: DropZoneProps) {
  const { t } = useTranslation('diagnosis')
  const [isOver, setIsOver] = useState(false)
  const onDragOver = () => setIsOver(true)
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
  }
  const onDrop = () => setIsOver(false)
  return (
    <Zone {...labelFor(htmlFor)} {...{ onDragOver, onDragLeave, onDrop }} data-over={isOver} data-compact={isCompact}>
      <AddPhotoAlternateOutlined fontSize="large" color="primary" />
      <span>
        <ZoneText>{t('picker.drop')}</ZoneText>
        <Formats>{t('picker.formats')}</Formats>
      </span>
    </Zone>
  )
}

const Labelled = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > input': visuallyHidden,
  '& > input[capture]': { [theme.breakpoints.up('lg')]: { display: 'none' } },
  '& > input:not([capture]):focus-visible ~ * label[for$="files"], & > input[capture]:focus-visible ~ * label[for$="camera"]':
    { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  [theme.breakpoints.down('lg')]: { '&[data-folded="true"]': { display: 'none' } },
}))

const ZoneText = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  lineHeight: theme.lineHeight.tight,
}))

const Formats = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  lineHeight: theme.lineHeight.compact,
  color: theme.vars.palette.text.secondary,
}))

const Zone = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: 72,
  padding: theme.spacing(1, 1.5),
  justifyContent: 'start',
  textAlign: 'start',
  border: `2px dashed ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.tile,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shortest }),
  '&:hover, &[data-over="true"]': { backgroundColor: theme.vars.palette.surface.tint },
  [theme.breakpoints.down('sm')]: { '&[data-compact="true"] > svg': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    '&[data-compact="false"]': {
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: 148,
      textAlign: 'center',
    },
  },
}))

const OnPhone = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))

const Stacked = styled(Button)(({ theme }) => ({
  flexDirection: 'column',
  gap: 2,
  minWidth: 96,
  minHeight: 68,
  padding: theme.spacing(1),
  borderRadius: theme.vars.shape.tile,
  lineHeight: theme.lineHeight.dense,
}))
