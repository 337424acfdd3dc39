import { Checkbox, FormControlLabel, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { GROUNDS, type ConfirmedBy } from '~/contract/cases'
import { CONFIRMED_DAYS } from '~/contract/confirmed'

import type { Draft } from './draft'

type ConfirmFieldsProps = {
  county: string
  /** Telephone number of the authority that has to be told first. */
  reportTo: string | null
  draft: Draft
  onChange: (change: Pick<Draft, 'isConfirmed' | 'confirmedBy'>) => void
}

/** Tells others in the county; says what happens then. */
export function ConfirmFields({ county, reportTo, draft, onChange }: ConfirmFieldsProps) {
  const { t } = useTranslation('desk')
  const { isConfirmed, confirmedBy } = draft
  return (
    <div>
      <Label
        control={
          <Checkbox
            checked={isConfirmed}
            onChange={(_, isChecked) => onChange({ isConfirmed: isChecked, confirmedBy: null })}
          />
        }
        label={t('confirm.label', { county })}
      />
      {isConfirmed ? (
        <>
          <ChoiceChips
            label={t('confirm.how')}
            choices={GROUNDS.map((value) => ({ value, name: t(`confirm.grounds.${value}`) }))}
            chosen={confirmedBy}
            onChange={(value) => onChange({ isConfirmed: true, confirmedBy: value as ConfirmedBy })}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {[
              t('confirm.photos'),
              reportTo === null
                ? t('confirm.happens', { county, days: CONFIRMED_DAYS })
                : t('confirm.quarantine', { number: reportTo }),
            ].join(' ')}
          </Typography>
        </>
      ) : null}
    </div>
  )
}

const Label = styled(FormControlLabel)({ minHeight: 48, margin: 0 })
