import { Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { WORDS } from '~/client/i18n/i18n'
import { PageBody } from '~/client/ui/Page'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { KEY_SLUG } from '~/contract/library'
import { nextCheck, partsOf, signsOf, type KeyCheckId, type KeyTold } from '~/diagnosis'

import { LibraryTrail } from '../LibraryTrail'
import { useLibraryAddress } from '../libraryHead'

import { KeyCheck } from './KeyCheck'
import { CropStep, PartStep, SignStep } from './KeyTiles'
import { KeyResult } from './KeyResult'
import { searchOf, toldIn } from './keyAddress'

/** A diagnosis without a photo: crop, part, sign, then one check at a time. */
function KeyScreen() {
  useLibraryAddress(KEY_SLUG)
  const { t } = useTranslation(['key', 'library', 'diagnosis', 'share', ...WORDS, 'questions'])
  const [search, setSearch] = useSearchParams()
  const query = useBrowserValue(() => search.toString(), '')
  const told = toldIn(new URLSearchParams(query))
  const tell = (more: Partial<KeyTold>) => setSearch(searchOf({ ...told, ...more }))
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnStep(query, heading)
  return (
    <PageBody>
      <LibraryTrail />
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {t('diagnosis:noPhoto')}
      </Typography>
      <Step told={told} tell={tell} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4, maxWidth: MAX_LINE_LENGTH }}>
        {t('estimates')}
      </Typography>
    </PageBody>
  )
}

export { KeyScreen as Component }

type StepProps = { told: ReturnType<typeof toldIn>; tell: (more: Partial<KeyTold>) => void }

function Step({ told, tell }: StepProps) {
  const { crop, part, sign, replies } = told
  if (crop === undefined) return <CropStep onChoose={(chosen) => tell({ crop: chosen, replies: [] })} />
  if (part === undefined) return <PartStep parts={partsOf(crop)} onChoose={(chosen) => tell({ part: chosen })} />
  if (sign === undefined) return <SignStep signs={signsOf(crop, part)} onChoose={(chosen) => tell({ sign: chosen })} />
  const known: KeyTold = { crop, part, sign, replies }
  const check = nextCheck(known)
  const reply = (id: KeyCheckId, answer: KeyTold['replies'][number]['answer']) =>
    tell({ replies: [...replies, { check: id, answer }] })
  return check === undefined ? (
    <KeyResult told={known} />
  ) : (
    <KeyCheck key={check} id={check} number={replies.length + 1} onReply={(answer) => reply(check, answer)} />
  )
}

/** Each step replaces the last one, which had the focus. */
function useFocusOnStep(query: string, heading: React.RefObject<HTMLHeadingElement | null>) {
  const last = useRef(query)
  useEffect(() => {
    if (last.current === query) return
    last.current = query
    heading.current?.focus({ preventScroll: true })
  }, [query, heading])
}
