import i18next from 'i18next'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

import { HistoryScreen } from '~/client/features/history/HistoryScreen'
import { SendButton, SendingNote } from '~/client/features/scan/queue/Sending'
import { useWaitingPhotos } from '~/client/features/scan/queue/useWaitingPhotos'
import { selectGivenDiagnoses } from '~/client/features/scan/scansSlice'
import { WORDS } from '~/client/i18n/i18n'
import { useAppSelector } from '~/client/store/hooks'
import { Busy } from '~/client/ui/Busy'
import { prefetch } from '~/client/ui/prefetch'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { useHasPlan } from '~/client/ui/useHasPlan'
import { NOTES_PARAMETER, REPORT_PARAMETER } from '~/contract/paths'

const loadReport = () => import(/* webpackChunkName: "notes" */ './NotedReport')
const NotedReport = lazy(async () => ({ default: (await loadReport()).NotedReport }))
const REPORT_TEXTS = ['report', 'notes', 'count', ...WORDS]

const FieldNotesScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notes" */ '~/client/features/notes/FieldNotesScreen')).FieldNotesScreen,
}))

/** What the page shows in place of the answers. */
const OTHERS = [NOTES_PARAMETER, REPORT_PARAMETER] as const

/** The answers of the account with the photos that wait on this phone, or the report of a season. */
function PhotosPage() {
  const arrived = useAppSelector(selectGivenDiagnoses)
  const { photos, ...sending } = useWaitingPhotos()
  const [search] = useSearchParams()
  const hasPlan = useHasPlan()
  useEffect(
    () => (hasPlan ? prefetch(() => Promise.all([loadReport(), i18next.loadNamespaces(REPORT_TEXTS)])) : undefined),
    [hasPlan],
  )
  const shown = useBrowserValue(() => OTHERS.find((parameter) => search.has(parameter)) ?? '', '')
  if (shown === NOTES_PARAMETER)
    return (
      <Suspense fallback={<Busy />}>
        <FieldNotesScreen />
      </Suspense>
    )
  if (shown === REPORT_PARAMETER)
    return (
      <Suspense fallback={<Busy />}>
        <NotedReport waiting={photos.length} />
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
