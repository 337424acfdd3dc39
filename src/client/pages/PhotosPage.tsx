import i18next from 'i18next'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

import { HistoryScreen } from '~/client/features/history/HistoryScreen'
import { SendButton, SendingNote } from '~/client/features/scan/queue/Sending'
import { useWaitingPhotos } from '~/client/features/scan/queue/useWaitingPhotos'
import { selectGivenDiagnoses } from '~/client/features/scan/scansSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Busy } from '~/client/ui/Busy'
import { prefetch } from '~/client/ui/prefetch'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { NOTES_PARAMETER, REPORT_PARAMETER } from '~/contract/paths'

const loadReport = () => import(/* webpackChunkName: "report" */ '~/client/features/history/report/CropReport')
const CropReport = lazy(async () => ({ default: (await loadReport()).CropReport }))

const FieldNotesScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notes" */ '~/client/features/notes/FieldNotesScreen')).FieldNotesScreen,
}))

/** The answers of the account with the photos that wait on this phone, or the report of a season. */
function PhotosPage() {
  const arrived = useAppSelector(selectGivenDiagnoses)
  const { photos, ...sending } = useWaitingPhotos()
  const [search] = useSearchParams()
  const hasPlan = useHasPlan()
  useEffect(
    () => (hasPlan ? prefetch(() => Promise.all([loadReport(), i18next.loadNamespaces('report')])) : undefined),
    [hasPlan],
  )
  if (search.has(NOTES_PARAMETER))
    return (
      <Suspense fallback={<Busy />}>
        <FieldNotesScreen />
      </Suspense>
    )
  if (search.has(REPORT_PARAMETER))
    return (
      <Suspense fallback={<Busy />}>
        <CropReport waiting={photos.length} />
      </Suspense>
    )
  return (
    <HistoryScreen
      waiting={photos}
      arrived={arrived}
      note={<SendingNote {...sending} />}
      send={sending.held.length > 0 ? <SendButton chosen={sending.chosen} /> : null}
    />
  )
}

export { PhotosPage as Component }
