import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { useLanguage, WORDS } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { LibraryRow, LibraryRows } from '~/client/ui/LibraryRows'
import { PageBody } from '~/client/ui/Page'
import { COUNTED } from '~/contract/library'
import { countPath, libraryPath } from '~/contract/paths'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { drawingPath } from '~/client/ui/drawing'
import { countableFor, entryOfSlug, isKeyCandidate, libraryPage } from '~/diagnosis'

import { CountQuestions } from './CountQuestions'
import { CountResult } from './CountResult'
import { CountWalk } from './CountWalk'
import { searchOf, toldIn, type CountProps, type Told } from './countAddress'

/** On how many plants it is: what published rules ask, and no photo shows. */
export function CountScreen({ trail }: { trail: ReactNode }) {
  const { t } = useTranslation(['count', 'library', 'diagnosis', 'history', 'share', ...WORDS])
  const [search, setSearch] = useSearchParams()
  const query = useBrowserValue(() => search.toString(), '')
  const told = toldIn(new URLSearchParams(query))
  const tell = (more: Partial<Told>) => setSearch(searchOf({ ...told, ...more }), { replace: true })
  const id = entryOfSlug(told.of)
  return (
    <PageBody>
      {trail}
      <Typography variant="h1">{t('diagnosis:countPlants')}</Typography>
      {id !== undefined && isKeyCandidate(id) ? <CountOf id={id} told={told} tell={tell} /> : <Choice />}
    </PageBody>
  )
}

/** What a count can decide. */
function Choice() {
  const { t } = useTranslation('count')
  const language = useLanguage()
  const texts = useLibraryTexts()
  return (
    <>
      <Typography sx={{ my: 1.5, maxWidth: MAX_LINE_LENGTH }}>{t('choose')}</Typography>
      <LibraryRows>
        {COUNTED.map((id) => {
          const { slug, drawing, name, cropName } = libraryPage(id, texts, 0)
          const to = countPath(language, slug)
          return <LibraryRow key={id} to={to} picture={drawingPath(drawing)} name={name} detail={cropName} />
        })}
      </LibraryRows>
      <Typography sx={{ my: 1.5, maxWidth: MAX_LINE_LENGTH }}>{t('unpublished')}</Typography>
    </>
  )
}

function CountOf({ id, told, tell }: CountProps) {
  const { t } = useTranslation('count')
  const language = useLanguage()
  const page = libraryPage(id, useLibraryTexts(), 0)
  const { kind } = countableFor(id)
  return (
    <>
      <Typography variant="subtitle1" component="p" color="textSecondary">
        {page.title}
      </Typography>
      {kind === 'act' ? (
        <Typography sx={{ my: 2, maxWidth: MAX_LINE_LENGTH, fontWeight: 600 }}>{t('actAtOnce')}</Typography>
      ) : (
        <>
          <CountWalk id={id} told={told} tell={tell} />
          {told.isCounted ? <CountQuestions id={id} told={told} tell={tell} /> : null}
          {told.isCounted ? <CountResult id={id} told={told} tell={tell} /> : null}
        </>
      )}
      <Button component={Link} to={libraryPath(language, page.slug)} variant="outlined" size="large" sx={{ mt: 2 }}>
        {t('whatToDo')}
      </Button>
    </>
  )
}
