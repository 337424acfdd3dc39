import { Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'

type PhotoCreditProps = { source: { author: string; title: string; url: string; licence: string; licenceUrl: string } }

export function PhotoCredit({ source: { author, title, url, licence, licenceUrl } }: PhotoCreditProps) {
  const { t } = useTranslation('library')
  return (
    <Typography variant="body2" color="textSecondary">
      <span>{`${t('photoCredit')} ${author}, `}</span>
      <Link href={url} underline="always">
        {title}
      </Link>
      <span>{', '}</span>
      <Link href={licenceUrl} underline="always">
        {licence}
      </Link>
    </Typography>
  )
}
