import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

/** The numbered words of a recovery code with instructions. */
export function RecoveryWords({ code }: { code: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <Typography>{t('recovery.use')}</Typography>
      <Words aria-label={t('recovery.words')} translate="no">
        {code.split(' ').map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </Words>
      <Typography color="textSecondary">{t('recovery.once')}</Typography>
    </>
  )
}

const Words = styled('ol')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))', // two columns or one
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0),
  padding: 0,
  listStylePosition: 'inside',
  userSelect: 'all',
  '& > li': {
    padding: theme.spacing(1.25, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.photo,
    backgroundColor: theme.vars.palette.surface.tint,
    color: theme.vars.palette.text.primary,
  },
}))
