import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '~/client/i18n/i18n'
import { selectUser } from '~/client/session/sessionSlice'
import { useAppSelector, useIsOnline } from '~/client/store/hooks'
import { CASE_PHOTO_DAYS, UNANSWERED_PHOTO_DAYS } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'

import { ConsentSwitch } from './ConsentSwitches'
import { useShareLinkMutation } from './personApi'
import { useConsents } from './useConsents'

/** An answer that the server has stored. */
type OwnDiagnosis = Pick<Diagnosis, 'id' | 'person'>

/** Asks for the link once the sheet is open. Without one, or if it is not wanted, the answer is shared as it is. */
export function useOfficerLink(own: OwnDiagnosis | undefined) {
  const language = useLanguage()
  const isSignedIn = useAppSelector(selectUser) !== null
  const isOnline = useIsOnline()
  const [isWanted, setWanted] = useState(true)
  const [shareLink, { data }] = useShareLinkMutation()
  const id = isSignedIn && isOnline ? own?.id : undefined
  useEffect(() => {
    if (id !== undefined) void shareLink({ id, language })
  }, [id, language, shareLink])
  const made = data && { url: window.location.origin + data.path, until: data.until }
  return { made, link: isWanted ? made : undefined, isWanted, setWanted }
}

type LinkChoicesProps = { own: OwnDiagnosis; isWanted: boolean; onChange: (isWanted: boolean) => void }

/** Whether the link goes along, and whether it shows the photos. */
export function LinkChoices({ own, isWanted, onChange }: LinkChoicesProps) {
  const { t } = useTranslation(['share', 'person'])
  const { given, copies = [], choose, isBusy } = useConsents(own.id, own.person)
  const days = { days: CASE_PHOTO_DAYS, unanswered: UNANSWERED_PHOTO_DAYS }
  return (
    <>
      <ConsentSwitch label={t('link.give')} text={t('link.shows')} isOn={isWanted} onChange={onChange} />
      {isWanted && (given.shows || copies.length > 0) ? (
        <ConsentSwitch
          label={t('link.photos')}
          text={[t('person:photos.shows.text', days), t('link.people')].join(' ')}
          isOn={given.shows}
          isDisabled={isBusy}
          onChange={(shows) => void choose({ ...given, shows })}
        />
      ) : null}
    </>
  )
}
