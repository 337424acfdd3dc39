import { Checkbox, FormControlLabel, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

import { ChoiceChips } from '~/client/ui/ChoiceChips'
import { GROUNDS, type ConfirmedBy } from '~/contract/cases'
import { CONFIRMED_DAYS } from '~/contract/confirmed'
import { kephisNumber } from '~/diagnosis'

import type { Draft } from './draft'

type ConfirmFieldsProps = {
  county: string
  isQuarantine: boolean
  draft: Draft
  onChange: (change: Pick<Draft, 'isConfirmed' | 'confirmedBy'>) => void
}

/** Tells others in the county; says what happens then. */
export function ConfirmFields({ county, isQuarantine, draft, onChange }: ConfirmFieldsProps) {
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
              isQuarantine
                ? t('confirm.quarantine', { number: kephisNumber })
                : t('confirm.happens', { county, days: CONFIRMED_DAYS }),
            ].join(' ')}
          </Typography>
        </>
      ) : null}
    </div>
  )
}

const Label = styled(FormControlLabel)({ minHeight: 48, margin: 0 })
