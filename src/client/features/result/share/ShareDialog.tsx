import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import PrintRounded from '@mui/icons-material/PrintRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import SmsRounded from '@mui/icons-material/SmsRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import {
  Alert,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { useToast } from '~/client/ui/useToast'

import { OfficerWays } from './OfficerWays'
import { ReferralSlip } from './ReferralSlip'
import { shareTextOf, smsTextOf, type SharedResult } from './shareText'

type ShareDialogProps = { shared: SharedResult; photoUrl: string | undefined; isOpen: boolean; onClose: () => void }

/** All ways to share the result, and the page to print, which is rendered only while the dialog is open. */
export function ShareDialog({ shared, photoUrl, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['share', 'diagnosis'])
  const [today] = useState(Date.now)
  const text = shareTextOf({ ...shared, today })
  const smsText = smsTextOf({ ...shared, today })
  const { isChosen, isUnreadable, file, choosePhoto } = usePhotoChoice(photoUrl)
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{shared.isPreview ? t('look.title') : t('dialog.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('dialog.privacy')}</Typography>
        {photoUrl === undefined ? null : (
          <FormControlLabel
            control={<Checkbox checked={isChosen} onChange={(_, checked) => choosePhoto(checked)} />}
            label={canSharePhotos() ? t('dialog.photo') : t('dialog.photoPrinted')}
            sx={{ mt: 1 }}
          />
        )}
        {isUnreadable ? (
          <Alert variant="outlined" severity="warning">
            {t('dialog.photoFailed')}
          </Alert>
        ) : null}
        <Ways spacing={1}>
          <Messages
            text={text}
            smsText={smsText}
            photo={file}
            isReady={!isChosen || file !== null || !canSharePhotos()}
            onDone={onClose}
          />
          <OfficerWays text={text} smsText={smsText} place={shared.place} />
          {canPrint() ? (
            <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
              {t('dialog.print')}
            </Button>
          ) : null}
        </Ways>
        <ReferralSlip {...shared} photoUrl={isChosen ? photoUrl : undefined} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const TITLE_ID = 'share-title'

const Ways = styled(Stack)(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '& a, & button': { justifyContent: 'flex-start', textAlign: 'left', lineHeight: theme.lineHeight.snug },
}))

type MessagesProps = { text: string; smsText: string; photo: File | null; isReady: boolean; onDone: () => void }

/** The device's share sheet, or else WhatsApp, SMS and the clipboard. */
function Messages({ text, smsText, photo, isReady, onDone }: MessagesProps) {
  const { t } = useTranslation('share')
  const toast = useToast()
  const [failed, setFailed] = useState<'share' | 'copy' | null>(null)

  const shareWithApp = async () => {
    if (await share(text, photo)) onDone()
    else setFailed('share')
  }
  const copyText = async () => {
    if (!(await copy(text))) {
      setFailed('copy')
      return
    }
    onDone() // first: a screen reader finds no toast behind a dialog
    toast(t('dialog.copied'), 'success')
  }
  return (
    <>
      {canShare() ? (
        <Button variant="contained" startIcon={<ShareRounded />} disabled={!isReady} onClick={shareWithApp}>
          {t('dialog.apps')}
        </Button>
      ) : (
        <Button
          variant="contained"
          startIcon={<WhatsApp />}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('dialog.whatsApp')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<SmsRounded />} href={`sms:?body=${encodeURIComponent(smsText)}`}>
        {t('dialog.sms')}
      </Button>
      <Button variant="outlined" startIcon={<ContentCopyRounded />} onClick={copyText}>
        {t('dialog.copy')}
      </Button>
      {failed === 'share' ? (
        <Alert variant="outlined" severity="warning">
          {t('dialog.failed')}
        </Alert>
      ) : null}
      {failed === 'copy' ? (
        <label>
          <span>{t('dialog.copyByHand')}</span>
          <TextToCopy readOnly rows={6} value={text} />
        </label>
      ) : null}
    </>
  )
}

const TextToCopy = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginTop: theme.spacing(0.5),
  padding: theme.spacing(1),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  borderColor: theme.vars.palette.text.disabled,
  borderRadius: theme.vars.shape.borderRadius,
}))

/** Shares the photo only if chosen. Makes its file in advance, because a browser shares only right after a press. */
function usePhotoChoice(photoUrl: string | undefined) {
  const [isChosen, setChosen] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [file, setFile] = useState<File | null>(null)

  const choosePhoto = async (isWanted: boolean) => {
    setChosen(isWanted)
    setUnreadable(false)
    setFile(null)
    if (!isWanted || photoUrl === undefined || !canSharePhotos()) return
    try {
      setFile(await photoFile(photoUrl))
    } catch {
      setChosen(false)
      setUnreadable(true)
    }
  }
  return { isChosen, isUnreadable, file: isChosen ? file : null, choosePhoto }
}

/** Missing in some browsers and on plain HTTP. */
const device = () => navigator as Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>

/** Missing in browsers inside other apps. */
const canPrint = () => (window as Partial<Window>).print !== undefined

/** Whether the device has a share sheet that takes text. */
const canShare = () => device().share !== undefined

const canSharePhotos = () =>
  canShare() && (device().canShare?.({ files: [new File([], 'leaf.jpg', { type: 'image/jpeg' })] }) ?? false)

/** Resolves to false if sharing failed, but not if the user closed the share sheet. */
async function share(text: string, photo: File | null): Promise<boolean> {
  try {
    await navigator.share({ text, ...(photo && { files: [photo] }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Resolves to false if the browser has no clipboard or denies access. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const LONGEST_SIDE_PX = 1600
const TYPE = 'image/jpeg'
const QUALITY = 0.85

/** Draws the photo again as a JPEG file, which drops metadata such as the place. */
async function photoFile(url: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))
  if (!photo) throw new Error('the photo cannot be drawn')
  return new File([photo], 'leaf.jpg', { type: TYPE })
}
