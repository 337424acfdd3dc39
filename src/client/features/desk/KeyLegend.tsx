import { FormControlLabel, Switch, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

/** In the order of their texts. */
const KEYS = ['J K', 'Enter', '1 2 3', '/', 'Ctrl Enter', 'Esc']

type KeyLegendProps = { hasSingleKeys: boolean; onChange: (hasSingleKeys: boolean) => void }

/** What keys do; not on a phone, which has none. */
export function KeyLegend({ hasSingleKeys, onChange }: KeyLegendProps) {
  const { t } = useTranslation('desk')
  const does = t('keys.does', { returnObjects: true })
  return (
    <Legend aria-labelledby="desk-keys">
      <Typography id="desk-keys" variant="subtitle2" component="h2">
        {t('keys.heading')}
      </Typography>
      <dl>
        {KEYS.map((key, index) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{does[index]}</dd>
          </div>
        ))}
      </dl>
      <FormControlLabel
        control={<Switch checked={hasSingleKeys} onChange={(_, isOn) => onChange(isOn)} />}
        label={t('keys.single')}
      />
    </Legend>
  )
}

const Legend = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
  '& dl': { ...theme.mixins.column(0.5), margin: theme.spacing(0.5, 0) },
  '& dl > div': { display: 'grid', gridTemplateColumns: '9em 1fr', gap: theme.spacing(1) },
  '& dd': { margin: 0 },
  '& kbd': {
    marginInlineEnd: theme.spacing(0.5),
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.photo,
    font: 'inherit',
  },
}))
