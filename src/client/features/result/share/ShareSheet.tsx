import CloseRounded from '@mui/icons-material/CloseRounded'
import PrintRounded from '@mui/icons-material/PrintRounded'
import SmsRounded from '@mui/icons-material/SmsRounded'
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded'
import WhatsApp from '@mui/icons-material/WhatsApp'
import {
  Alert,
  Card,
  Container,
  Drawer,
  FormControlLabel,
  IconButton,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Switch,
  Typography,
} from '@mui/material'
import { styled, type Theme } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { legibleNumber, readOfficer } from '~/client/storage/officer'
import { accountPath } from '~/contract/paths'

import { LinkChoices, useOfficerLink } from '../person/LinkChoices'
import { ReferralSlip } from './ReferralSlip'
import { shareTextOf, smsTextOf, type SharedResult } from './shareText'
import { canShare, canSharePhotos, share, usePhotoChoice } from './photosToShare'

type ShareSheetProps = { shared: SharedResult; photoUrl: string | undefined; isOpen: boolean; onClose: () => void }

/** All ways to share the result, and the page to print, which is rendered only while the sheet is open. */
export function ShareSheet({ isOpen, ...props }: ShareSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={props.onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE_ID, sx: PAPER } }}
    >
      <Ways {...props} />
    </Drawer>
  )
}

const TITLE_ID = 'share-title'

const PAPER = (theme: Theme) => ({
  maxHeight: '92dvh',
  width: '100%',
  maxWidth: theme.breakpoints.values.sm,
  marginInline: 'auto',
  borderTopLeftRadius: theme.vars.shape.photo,
  borderTopRightRadius: theme.vars.shape.photo,
  pb: 'env(safe-area-inset-bottom)',
})

function Ways({ shared: result, photoUrl, onClose }: Omit<ShareSheetProps, 'isOpen'>) {
  const { t } = useTranslation('share')
  const [today] = useState(Date.now)
  const [number] = useState(readOfficer)
  const [hasFailed, setFailed] = useState(false)
  const { made, link, isWanted, setWanted } = useOfficerLink(result.own)
  const shared = { ...result, link }
  const text = shareTextOf({ ...shared, today })
  const smsText = smsTextOf({ ...shared, today })
  const photoUrls = [shared.earlierPhotoUrl, photoUrl].filter((url) => url !== undefined)
  const { isChosen, isUnreadable, files, choosePhoto } = usePhotoChoice(photoUrls)
  const sharesPhoto = isChosen && canSharePhotos()
  const shareWithApp = async () => {
    if (await share(text, sharesPhoto ? (files ?? []) : [])) onClose()
    else setFailed(true)
  }
  const byApp = { onClick: shareWithApp, disabled: sharesPhoto && files === null }
  const byWhatsApp = (to: string) => ({
    href: `https://wa.me/${to}?text=${encodeURIComponent(text)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  })
  return (
    <Sheet maxWidth="sm">
      <Head isPreview={result.isPreview} onClose={onClose} />
      <Preview variant="outlined" role="region" aria-label={t('dialog.preview')} tabIndex={0}>
        {isChosen ? photoUrls.map((url) => <img key={url} src={url} alt="" />) : null}
        <Typography>{text}</Typography>
      </Preview>
      {photoUrls.length === 0 ? null : (
        <Choice
          control={<Switch checked={isChosen} onChange={(_, checked) => choosePhoto(checked)} />}
          label={canSharePhotos() ? t('dialog.photo') : t('dialog.photoPrinted')}
          labelPlacement="start"
        />
      )}
      {isUnreadable || hasFailed ? (
        <Alert variant="outlined" severity="warning">
          {hasFailed ? t('dialog.failed') : t('dialog.photoFailed')}
        </Alert>
      ) : null}
      <List component="div" disablePadding>
        {number === null ? (
          <ListItemButton component={Link} to={accountPath('officer')}>
            <Way icon={<SupportAgentRounded />} label={t('officer.label')} fact={t('officer.none')} />
          </ListItemButton>
        ) : (
          <ListItemButton {...(sharesPhoto ? byApp : byWhatsApp(number))}>
            <Way icon={<SupportAgentRounded />} label={t('officer.label')} fact={legibleNumber(number)} />
          </ListItemButton>
        )}
        <ListItemButton {...(canShare() ? byApp : byWhatsApp(''))}>
          <Way icon={<WhatsApp />} label={canShare() ? t('dialog.apps') : t('dialog.whatsApp')} />
        </ListItemButton>
        <ListItemButton href={`sms:${number === null ? '' : `+${number}`}?body=${encodeURIComponent(smsText)}`}>
          <Way
            icon={<SmsRounded />}
            label={t('dialog.sms')}
            fact={number === null ? undefined : t('officer.to', { number: legibleNumber(number) })}
          />
        </ListItemButton>
        {canPrint() ? (
          <ListItemButton onClick={() => window.print()}>
            <Way icon={<PrintRounded />} label={t('dialog.print')} />
          </ListItemButton>
        ) : null}
      </List>
      {made && shared.own ? <LinkChoices own={shared.own} isWanted={isWanted} onChange={setWanted} /> : null}
      <Typography variant="body2" color="textSecondary">
        {t('dialog.privacy')}
      </Typography>
      <ReferralSlip {...shared} photoUrls={isChosen ? photoUrls : []} />
    </Sheet>
  )
}

function Head({ isPreview, onClose }: Pick<SharedResult, 'isPreview'> & { onClose: () => void }) {
  const { t } = useTranslation('share')
  return (
    <header>
      <Typography id={TITLE_ID} variant="h3" component="h2">
        {isPreview ? t('look.title') : t('dialog.title')}
      </Typography>
      <IconButton edge="end" aria-label={t('dialog.close')} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </header>
  )
}

type WayProps = { icon: ReactNode; label: string; fact?: string | undefined }

const Way = ({ icon, label, fact }: WayProps) => (
  <>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText primary={label} secondary={fact} />
  </>
)

const Sheet = styled(Container)(({ theme }) => ({
  ...theme.mixins.column(1.5),
  paddingBlock: theme.spacing(1.5),
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
}))

const PREVIEW_HEIGHT = 'max(192px, 32dvh)'
const PHOTO_PX = 80

/** Shows the message as it is sent; a longer one scrolls. */
const Preview = styled(Card)(({ theme }) => ({
  flex: 'none',
  maxHeight: PREVIEW_HEIGHT,
  padding: theme.spacing(1.5),
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.default,
  '& > img': {
    width: PHOTO_PX,
    height: PHOTO_PX,
    marginInlineEnd: theme.spacing(1),
    objectFit: 'cover',
    borderRadius: theme.vars.shape.photo,
  },
  '& > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))

const Choice = styled(FormControlLabel)({ justifyContent: 'space-between', minHeight: 48, margin: 0 })

/** Missing in browsers inside other apps. */
const canPrint = () => (window as Partial<Window>).print !== undefined
