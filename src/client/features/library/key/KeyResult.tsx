import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import { useLanguage } from '~/client/i18n/i18n'
import { Button } from '~/client/ui/Button'
import { LibraryRow, LibraryRows } from '~/client/ui/LibraryRows'
import { drawingPath } from '~/client/ui/drawing'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'
import { cropSlug, KEY_SLUG } from '~/contract/library'
import { libraryPath, paths, predictPath } from '~/contract/paths'
import { isCropId, keyEnd, libraryPage, toldOf, type KeyTold, type LibraryPage } from '~/diagnosis'

import { Listen } from './KeyCheck'

/** What it may be, each with its check, or that nothing can be told. */
export function KeyResult({ told }: { told: KeyTold }) {
  const { t } = useTranslation('key')
  const texts = useLibraryTexts()
  const end = keyEnd(told)
  const pages = end.kind === 'named' ? end.candidates.map(({ id }) => libraryPage(id, texts, 0)) : []
  const lead = end.kind === 'cannotTell' ? t('cannotTell') : end.probably ? t('probably') : t('maybe')
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mt: 2 }}>
        {lead}
      </Typography>
      {pages.length === 0 ? <Lines>{t('whatNow')}</Lines> : <Named pages={pages} />}
      <Listen sentences={[lead, ...pages.flatMap(({ name, check }) => [`${name}.`, check.question])]} />
      <NextSteps told={told} isNamed={pages.length > 0} />
    </section>
  )
}

function Named({ pages }: { pages: readonly LibraryPage[] }) {
  const language = useLanguage()
  return (
    <Box sx={{ my: 1.5 }}>
      <LibraryRows>
        {pages.map(({ slug, drawing, name, check }) => (
          <LibraryRow
            key={slug}
            to={libraryPath(language, slug)}
            picture={drawingPath(drawing)}
            name={name}
            detail={check.question}
          />
        ))}
      </LibraryRows>
    </Box>
  )
}

function NextSteps({ told, isNamed }: { told: KeyTold; isNamed: boolean }) {
  const { t } = useTranslation('key')
  const language = useLanguage()
  const { crop } = told
  const isJudged = isCropId(crop)
  return (
    <Steps>
      {isJudged ? (
        <Button
          component={Link}
          to={predictPath(crop, toldOf(told.replies))}
          variant={isNamed ? 'outlined' : 'contained'}
          size="large"
          startIcon={<PhotoCameraRounded />}
        >
          {t('addPhoto')}
        </Button>
      ) : null}
      <Button component={Link} to={libraryPath(language, cropSlug(crop))} variant="outlined" size="large">
        {t('allOf')}
      </Button>
      <Button component={Link} to={{ pathname: libraryPath(language, KEY_SLUG), search: '' }} size="large">
        {t('again')}
      </Button>
      {isJudged ? null : (
        <Button component={Link} to={paths.contact} size="large">
          {t('askPerson')}
        </Button>
      )}
    </Steps>
  )
}

const Lines = styled('p')(({ theme }) => ({ ...theme.typography.body1, maxWidth: MAX_LINE_LENGTH }))

const Steps = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}))
