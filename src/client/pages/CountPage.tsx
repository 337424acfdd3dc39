import { LibraryTrail } from '~/client/features/library/LibraryTrail'
import { useLibraryAddress } from '~/client/features/library/libraryHead'
import { CountScreen } from '~/client/features/notes/count/CountScreen'
import { COUNT_SLUG } from '~/contract/library'

function CountPage() {
  useLibraryAddress(COUNT_SLUG)
  return <CountScreen trail={<LibraryTrail />} />
}

export { CountPage as Component }
