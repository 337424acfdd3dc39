import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

type SkipLinkProps = { to: string }

/** The first stop of the Tab key: past the header. Moves focus itself, because a changed hash is a navigation here. */
export function SkipLink({ to }: SkipLinkProps) {
  const { t } = useTranslation('shell')
  return (
    <HiddenUntilFocused
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {t('skipToContent')}
    </HiddenUntilFocused>
  )
}

const HiddenUntilFocused = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateY(-300%)',
  '&:focus': { transform: 'none' },
}))
