import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded'
import PrintRounded from '@mui/icons-material/PrintRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import SmsRounded from '@mui/icons-material/SmsRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { Stack, TextField, Typography } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ReferralSlip } from './ReferralSlip'
import { shareTextOf, smsTextOf } from './shareText'
import type { SharedAnswer } from './shareText'
import { usePhotoChoice } from './usePhotoChoice'
import { canShare, canSharePhotos, copy, share } from './webShare'

type ShareDialogProps = { shared: SharedAnswer; photoUrl: string | undefined; isOpen: boolean; onClose: () => void }

/** Every way to pass the answer on, and the printed page, which is there as long as the dialog. */
export function ShareDialog({ shared, photoUrl, isOpen, onClose }: ShareDialogProps) {
  const { t } = useTranslation('share')
  const { isChosen, file, choosePhoto } = usePhotoChoice(photoUrl)
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{t('dialog.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{t('dialog.privacy')}</Typography>
        {photoUrl === undefined ? null : (
          <FormControlLabel
            control={<Checkbox checked={isChosen} onChange={(_, checked) => choosePhoto(checked)} />}
            label={canSharePhotos() ? t('dialog.photo') : t('dialog.photoPrinted')}
          />
        )}
        <Stack spacing={1} sx={{ mt: 1.5 }}>
          <Messages
            text={shareTextOf(shared)}
            smsText={smsTextOf(shared)}
            photo={file}
            isReady={!isChosen || file !== null || !canSharePhotos()}
          />
          <Button
            variant="outlined"
            startIcon={<PrintRounded />}
            onClick={() => {
              window.print()
            }}
          >
            {t('dialog.print')}
          </Button>
        </Stack>
        <ReferralSlip {...shared} photoUrl={isChosen ? photoUrl : undefined} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const TITLE_ID = 'share-title'

type MessagesProps = { text: string; smsText: string; photo: File | null; isReady: boolean }

/** The sheet of the device's apps where it has one, else WhatsApp; one SMS; the clipboard. */
function Messages({ text, smsText, photo, isReady }: MessagesProps) {
  const { t } = useTranslation('share')
  const { enqueueSnackbar } = useSnackbar()
  const [isCopiedByHand, setCopiedByHand] = useState(false)

  const shareWithApp = async () => {
    if (!(await share(text, photo))) enqueueSnackbar(t('dialog.failed'), { variant: 'warning' })
  }
  const copyText = async () => {
    const isCopied = await copy(text)
    setCopiedByHand(!isCopied)
    if (isCopied) enqueueSnackbar(t('dialog.copied'), { variant: 'success' })
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
      {isCopiedByHand ? (
        <TextField multiline maxRows={6} label={t('dialog.copyByHand')} value={text} slotProps={READ_ONLY} />
      ) : null}
    </>
  )
}

const READ_ONLY = { htmlInput: { readOnly: true } }
