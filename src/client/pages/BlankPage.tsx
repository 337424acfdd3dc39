import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

/** A page without content yet. */
export function BlankPage({ name }: { name: 'about' | 'blog' | 'contact' }) {
  const { t } = useTranslation('shell')
  return <SpokenHeading>{t(`links.${name}`)}</SpokenHeading>
}

/** Screen readers announce the page by its heading. */
const SpokenHeading = styled('h1')(visuallyHidden)
