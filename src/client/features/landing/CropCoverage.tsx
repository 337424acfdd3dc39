import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { CROPS, PHOTOLESS_CROPS, UNJUDGED_CROPS, type CropId } from '~/contract/crops/crops'
import { coverageOf } from '~/diagnosis'

/** Per crop, what a photo can show. */
export function CropCoverage() {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  const names = t('faq.coverage.crops', { returnObjects: true })
  const photoless = PHOTOLESS_CROPS.map((crop, index) =>
    index === 0 ? names[crop] : names[crop].toLocaleLowerCase(language),
  )
  return (
    <>
      <CoverageTable>
        <caption>{t('faq.coverage.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('faq.coverage.crop')}</th>
            <th scope="col">{t('faq.coverage.alone')}</th>
            <th scope="col">{t('faq.coverage.ranked')}</th>
          </tr>
        </thead>
        <tbody>
          {CROPS.map((crop) => (
            <JudgedCrop key={crop} crop={crop} name={names[crop]} />
          ))}
          {UNJUDGED_CROPS.map((crop) => (
            <tr key={crop}>
              <th scope="row">{names[crop]}</th>
              <td colSpan={2}>{t('faq.coverage.notYet')}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={3}>
              <strong>{t('faq.coverage.inLibrary')}</strong> <span>{photoless.join(', ')}</span>
            </td>
          </tr>
        </tbody>
      </CoverageTable>
      <LaboratoryNote />
    </>
  )
}

function JudgedCrop({ crop, name }: { crop: CropId; name: string }) {
  const { t } = useTranslation('landing')
  const conditions = t('faq.coverage.conditions', { returnObjects: true })
  const { alone, told, laboratory } = coverageOf(crop)
  const sure = alone.map((label) => conditions[label]).join(', ')
  const ifTold = told.map((label) => conditions[label]).join(', ')
  const isAll = sure === '' && ifTold === ''
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {isAll ? <span>{t('faq.coverage.never')}</span> : null}
        {sure === '' ? null : <div>{sure}</div>}
        {ifTold === '' ? null : <div>{t('faq.coverage.told', { names: ifTold })}</div>}
      </td>
      <td>{`${isAll ? t('faq.coverage.all') : t('faq.coverage.rest')}${laboratory.length > 0 ? MARK : ''}`}</td>
    </tr>
  )
}

const MARK = '*'

function LaboratoryNote() {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  const names = t('faq.coverage.crops', { returnObjects: true })
  const conditions = t('faq.coverage.conditions', { returnObjects: true })
  const nameOf = (crop: CropId) => names[crop].toLocaleLowerCase(language)
  const whole = CROPS.filter((crop) => coverageOf(crop).laboratory === 'all').map(nameOf)
  const parts = CROPS.flatMap((crop) => {
    const { laboratory } = coverageOf(crop)
    if (laboratory === 'all' || laboratory.length === 0) return []
    const some = laboratory.map((label) => conditions[label]).join(', ')
    return [t('faq.coverage.someOf', { crop: nameOf(crop), names: some })]
  })
  const all = [t('faq.coverage.allOf', { crops: whole.join(', ') }), ...parts].join('; ')
  return <Typography variant="body2">{`${MARK} ${t('faq.coverage.laboratory', { names: all })}`}</Typography>
}

const CoverageTable = styled('table')(({ theme }) => ({
  width: '100%',
  marginBlock: theme.spacing(2),
  borderCollapse: 'collapse',
  [theme.breakpoints.down('sm')]: theme.typography.caption,
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: theme.spacing(1),
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th:first-of-type': { paddingLeft: 0 },
  '& thead th:nth-of-type(2)': { width: '50%' }, // the column with the longest texts
  '& th': { color: theme.vars.palette.text.primary },
  '& td[colspan="3"]': { paddingLeft: 0 },
}))
