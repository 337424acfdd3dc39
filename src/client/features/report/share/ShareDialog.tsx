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

import { Button } from '~/client/shared/Button'
import { useToast } from '~/client/shared/useToast'

import { OfficerWays } from './OfficerWays'
import { ReferralSlip } from './ReferralSlip'
import { shareTextOf, smsTextOf, type SharedResult } from './shareText'
import { canPrint, canShare, canSharePhotos, copy, photoFile, share } from './webShare'

type ShareDialogProps = { shared: SharedResult; photoUrl: string | undefined; isOpen: boolean; onClose: () => void }

/** Every way to share the result, and the page to print, which exists while the dialog is open. */
export function ShareDialog({ shared, photoUrl, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share')
  const [today] = useState(Date.now)
  const text = shareTextOf({ ...shared, today })
  const smsText = smsTextOf({ ...shared, today })
  const { isChosen, isUnreadable, file, choosePhoto } = usePhotoChoice(photoUrl)
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{shared.isLook ? t('look.title') : t('dialog.title')}</DialogTitle>
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

/** The device's share sheet or else WhatsApp, SMS, the clipboard. */
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
    onDone() // first: behind a dialog a screen reader finds no toast
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

/** Shares the photo only if the farmer says so. Makes its file at once, because a browser shares only right after a press. */
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
