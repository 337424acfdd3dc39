import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ActionBar } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { drawingPath } from '~/client/ui/drawing'
import { useLanguage } from '~/client/i18n/i18n'
import { LibraryRow, LibraryRows } from '~/client/ui/LibraryRows'
import { PageBody } from '~/client/ui/Page'
import { MAX_LINE_LENGTH, READING_PX } from '~/client/ui/windows'
import { PrintStyles } from '~/client/ui/PrintStyles'
import { RowFold, RowLink, Rows } from '~/client/ui/Rows'
import { usePlace } from '~/client/store/hooks'
import type { LibraryCropId } from '~/contract/library'
import { keyPath, libraryPath, predictPath } from '~/contract/paths'
import { cropPage, type CropPage, type CropRow } from '~/diagnosis'

import { JudgedMark } from './FoundPages'
import { LibraryTrail, PlaceLine } from './LibraryTrail'
import { Sources } from './Sources'
import { useLibraryAddress } from './libraryHead'
import { useLibraryTexts } from '~/client/ui/useLibraryTexts'

/** The troubles of a crop, likeliest first; marks those that a photo can name. */
export function CropScreen({ crop }: { crop: LibraryCropId }) {
  const page = cropPage(crop, useLibraryTexts())
  const { t } = useTranslation(['library', 'diagnosis'])
  const language = useLanguage()
  useLibraryAddress(page.slug)
  return (
    <PageBody>
      <PrintStyles />
      <LibraryTrail />
      <Typography variant="h1">{page.title}</Typography>
      <PlaceLine />
      <Lead page={page} />
      <LibraryRows>
        {page.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </LibraryRows>
      <Rows variant="outlined" sx={{ mt: 1.5 }}>
        <RowLink to={keyPath(language, page.crop)} icon={<QuizOutlined aria-hidden />} label={t('diagnosis:noPhoto')} />
      </Rows>
      {page.others.length > 0 ? <Also>{t('crop.others', { names: page.others })}</Also> : null}
      <Also>{page.note}</Also>
      {page.sources.length > 0 ? (
        <Rows variant="outlined">
          <RowFold
            icon={<ImportContactsRounded aria-hidden />}
            label={`${t('crop.order')} (${page.sources.length})`}
            heading="h2"
            keepMounted
          >
            <Sources sources={page.sources} />
          </RowFold>
        </Rows>
      ) : null}
      {page.photograph === null ? null : (
        <Box sx={{ maxWidth: READING_PX, mt: 3 }}>
          <PhotographBar crop={crop} text={page.photograph} />
        </Box>
      )}
    </PageBody>
  )
}

function Lead({ page: { photograph, rows } }: { page: CropPage }) {
  const { t } = useTranslation('library')
  const place = usePlace()
  const isOrdered = rows.filter(({ slug }) => slug !== null).length > 1
  return (
    <Legend>
      {photograph === null ? (
        <span>{t('crop.notJudged')}</span>
      ) : (
        <span>
          <PhotoCameraRounded color="primary" aria-hidden /> <span>{t('crop.judged')}</span>
        </span>
      )}
      {isOrdered && place === 'kenya' ? <span>{t('crop.first')}</span> : null}
    </Legend>
  )
}

function Row({ row: { slug, drawing, name, sign, isJudged } }: { row: CropRow }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <LibraryRow
      to={slug === null ? null : libraryPath(language, slug)}
      picture={drawing === null ? null : drawingPath(drawing)}
      name={name}
      detail={slug === null ? t('crop.noPage') : sign}
      mark={isJudged ? <JudgedMark /> : null}
    />
  )
}

function PhotographBar({ crop, text }: { crop: LibraryCropId; text: string }) {
  return (
    <ActionBar>
      <Button
        component={Link}
        to={predictPath(crop)}
        variant="contained"
        size="large"
        fullWidth
        startIcon={<PhotoCameraRounded />}
      >
        {text}
      </Button>
    </ActionBar>
  )
}

const Legend = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 1.5),
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'block' },
  '& svg': { width: 18, height: 18, verticalAlign: 'text-bottom' },
}))

const Also = styled('p')(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  margin: theme.spacing(1.5, 0),
  color: theme.vars.palette.text.secondary,
}))
