import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { failureOf } from '~/client/api/failure'
import { useLanguage } from '~/client/i18n/i18n'
import { selectIsExpert } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { focusHeading } from '~/client/ui/focusNext'
import { LoadFailure } from '~/client/ui/LoadFailure'
import { Notice } from '~/client/ui/Notice'
import { PageBody } from '~/client/ui/Page'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { FORM_PX, MAX_LINE_LENGTH } from '~/client/ui/windows'
import { TAKEN_MINUTES } from '~/contract/cases'
import { CROP_FIELD } from '~/contract/endpoints'

import { CaseList, rowId } from './CaseList'
import { CaseView } from './CaseView'
import { KeyLegend } from './KeyLegend'
import { useGetDeskQuery } from './deskApi'
import { CASE_PARAMETER, caseAfter } from './openCases'
import { SingleKeys } from './useKeys'

const POLL_MS = 60_000
const FORBIDDEN = 403

/** Answers that farmers have asked a person about; for experts. */
function DeskScreen() {
  const { t } = useTranslation(['desk', 'diagnosis', 'notices', 'refusals'])
  const isExpert = useAppSelector(selectIsExpert)
  return (
    <PageBody>
      <Typography variant="h2" component="h1">
        {t('heading')}
      </Typography>
      <SignedInOnly title={t('signedOut')}>{isExpert ? <Desk /> : <ExpertsOnly />}</SignedInOnly>
    </PageBody>
  )
}

export { DeskScreen as Component }

function ExpertsOnly() {
  const { t } = useTranslation('desk')
  return (
    <Notice heading="h2" role="status" title={t('expertsOnly.title')}>
      {t('expertsOnly.text')}
    </Notice>
  )
}

function Desk() {
  const { t } = useTranslation('desk')
  const [hasSingleKeys, setSingleKeys] = useState(true)
  const { currentData, error, refetch } = useGetDeskQuery(useLanguage(), {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  })
  const { id, crop, open, filter } = useDeskAddress()
  const failure = failureOf(error)
  if (failure.kind === 'responded' && failure.status === FORBIDDEN) return <ExpertsOnly />
  if (!currentData) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const cases = currentData.cases.filter((one) => crop === null || one.crop === crop)
  const openNext = (answered: string) => open(caseAfter(cases, answered)?.id ?? null, { replace: true })
  return (
    <SingleKeys value={hasSingleKeys}>
      <Columns data-open={id !== null}>
        <div>
          <Typography color="textSecondary" sx={{ maxWidth: MAX_LINE_LENGTH }}>
            {t('lead', { minutes: TAKEN_MINUTES })}
          </Typography>
          <CaseList all={currentData.cases} shown={cases} crop={crop} openId={id} onFilter={filter} />
          <KeyLegend hasSingleKeys={hasSingleKeys} onChange={setSingleKeys} />
        </div>
        {id === null ? null : <CaseView key={id} id={id} onClose={() => open(null)} onAnswered={() => openNext(id)} />}
      </Columns>
    </SingleKeys>
  )
}

/** The open case and the crop are in the URL. The focus returns to the row of a case that is closed. */
function useDeskAddress() {
  const [search, setSearch] = useSearchParams()
  const id = search.get(CASE_PARAMETER)
  const last = useRef(id)
  useEffect(() => {
    const row = last.current === null || id !== null ? null : document.getElementById(rowId(last.current))
    if (row) row.focus()
    else if (last.current !== null && id === null) focusHeading()
    last.current = id
  }, [id])
  const change = (parameter: string, value: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        before.delete(parameter)
        if (value !== null) before.set(parameter, value)
        return before
      },
      { replace, preventScrollReset: true },
    )
  return {
    id,
    crop: search.get(CROP_FIELD),
    open: (opened: string | null, { replace = false } = {}) => change(CASE_PARAMETER, opened, replace),
    filter: (crop: string | null) => change(CROP_FIELD, crop, true),
  }
}

/** The list next to the case; in a narrow window only one of them. */
const Columns = styled('div')(({ theme }) => ({
  '& > *': { ...theme.mixins.column(1.5), minWidth: 0 },
  [theme.breakpoints.down('lg')]: { '&[data-open="true"] > div': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: `${FORM_PX}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: theme.spacing(4),
  },
}))
