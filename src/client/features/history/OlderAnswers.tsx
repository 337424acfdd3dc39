import { Alert, Typography } from '@mui/material'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { failureMessages } from '~/client/ui/failureMessages'
import { PhotoList, type Photo } from '~/client/ui/PhotoRow'
import type { DiagnosisSummary } from '~/contract/responses'

import { useGetOlderDiagnosesInfiniteQuery } from './olderApi'

type OlderAnswersProps = {
  plot: string | null
  /** Answers of the list, newest first; `next` is set if older ones can be read. */
  listed: readonly DiagnosisSummary[]
  next: string | undefined
  photoOf: (item: DiagnosisSummary) => Photo
}

/** Reads on below the list, a page a tap. */
export function OlderAnswers({ plot, listed, next, photoOf }: OlderAnswersProps) {
  const { t } = useTranslation('history')
  const language = useLanguage()
  const id = useId()
  /** From the newest answer, which stays while the list moves on; what both have is shown once. */
  const [start, setStart] = useState<string>()
  const query = useGetOlderDiagnosesInfiniteQuery(start === undefined ? skipToken : { start, plot, language })
  const { currentData, isFetching, hasNextPage, fetchNextPage, refetch, error } = query
  const newest = listed[0]?.createdAt
  const older = (currentData?.pages ?? [])
    .flatMap(({ diagnoses }) => diagnoses)
    .filter((item) => listed.every((one) => one.id !== item.id))
  const canReadOn = start === undefined ? next !== undefined : hasNextPage || !currentData
  const readOn = () => {
    if (start === undefined) setStart(newest)
    else void (currentData ? fetchNextPage() : refetch())
  }
  return (
    <>
      {older.length > 0 ? (
        <section aria-labelledby={id}>
          <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
            {t('older.heading')}
          </Typography>
          <PhotoList photos={older.map(photoOf)} />
        </section>
      ) : null}
      {error && !isFetching ? (
        <Alert variant="outlined" severity="info">
          {failureMessages(error)[0]}
        </Alert>
      ) : null}
      {canReadOn && newest !== undefined ? (
        <Button variant="outlined" size="large" fullWidth loading={isFetching} onClick={readOn}>
          {t('older.load')}
        </Button>
      ) : null}
    </>
  )
}
