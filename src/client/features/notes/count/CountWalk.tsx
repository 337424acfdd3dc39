import { ButtonBase, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { LibraryDrawing } from '~/client/ui/LibraryDrawing'
import { Button } from '~/client/ui/Button'
import { drawingPath } from '~/client/ui/drawing'
import { countableFor } from '~/diagnosis'

import type { CountProps } from './countAddress'

/** Ten plants on a walk in a W, one tap for each sick one, or for each sick leaf. */
export function CountWalk({ id, told: { marks, isCounted }, tell }: CountProps) {
  const { t } = useTranslation('count')
  const countable = countableFor(id)
  const each = countable.kind === 'count' ? countable.rule.each : 1
  const sick = marks.reduce((sum, mark) => sum + mark, 0)
  const what = each === 1 ? 'plants' : 'leaves'
  const press = (index: number) =>
    tell({ marks: marks.map((mark, place) => (place === index ? (mark + 1) % (each + 1) : mark)) })
  return (
    <section aria-labelledby="walk">
      <Walk>
        <LibraryDrawing src={drawingPath('count/walk')} size={96} />
        <Typography id="walk" variant="h4" component="h2">
          {t(`walk.${what}`)}
        </Typography>
      </Walk>
      <Plants>
        {marks.map((mark, index) => (
          <li key={index}>
            <Plant aria-pressed={each === 1 ? mark > 0 : undefined} data-sick={mark > 0} onClick={() => press(index)}>
              <strong>{index + 1}</strong>
              <span>{each === 1 ? t(mark > 0 ? 'sick' : 'healthy') : t('ofLeaves', { count: mark, of: each })}</span>
            </Plant>
          </li>
        ))}
      </Plants>
      {isCounted ? (
        <Typography aria-live="polite" sx={{ mt: 1, fontWeight: 600 }}>
          {t(`counted.${what}`, { count: sick, of: marks.length * each })}
        </Typography>
      ) : (
        <Button variant="contained" size="large" onClick={() => tell({ isCounted: true })} sx={{ mt: 1.5 }}>
          {t(`done.${what}`, { count: sick, of: marks.length * each })}
        </Button>
      )}
    </section>
  )
}

const Walk = styled('div')(({ theme }) => ({ ...theme.mixins.row(1.5), margin: theme.spacing(2, 0) }))

const Plants = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(3.5rem, 18%), 1fr))',
  gap: theme.spacing(1),
  maxWidth: 640,
}))

const Plant = styled(ButtonBase)(({ theme }) => ({
  ...theme.mixins.column(0.25),
  alignItems: 'center',
  width: '100%',
  minHeight: 72,
  border: `1px solid ${theme.vars.palette.text.disabled}`,
  borderRadius: theme.vars.shape.photo,
  backgroundColor: theme.vars.palette.background.paper,
  '& > strong': { ...theme.typography.h5 },
  '& > span': { ...theme.typography.caption },
  '&[data-sick="true"]': {
    color: theme.vars.palette.verdict.act.contrastText,
    backgroundColor: theme.vars.palette.verdict.act.main,
    borderColor: theme.vars.palette.verdict.act.main,
  },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))
