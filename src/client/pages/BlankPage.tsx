import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

/** A page that will have content one day: for now the header above it and the footer below. */
export function BlankPage({ name }: { name: 'about' | 'blog' | 'contact' }) {
  const { t } = useTranslation('shell')
  return <SpokenHeading>{t(`links.${name}`)}</SpokenHeading>
}

/** For screen readers, which announce the page by its heading. */
const SpokenHeading = styled('h1')(visuallyHidden)
