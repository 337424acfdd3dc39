import { HistoryScreen } from '~/client/features/history/HistoryScreen'
import { SendButton, SendingNote } from '~/client/features/scan/queue/Sending'
import { useWaitingPhotos } from '~/client/features/scan/queue/useWaitingPhotos'
import { selectGivenDiagnoses } from '~/client/features/scan/scansSlice'
import { useAppSelector } from '~/client/store/hooks'

/** The answers of the account with the photos that wait on this phone. */
function PhotosPage() {
  const arrived = useAppSelector(selectGivenDiagnoses)
  const { photos, ...sending } = useWaitingPhotos()
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
