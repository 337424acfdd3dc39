import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { useTranslation } from 'react-i18next'

/** Beside what a photo can name. */
export function JudgedMark() {
  const { t } = useTranslation('library')
  return <PhotoCameraRounded color="primary" titleAccess={t('crop.judged')} />
}
