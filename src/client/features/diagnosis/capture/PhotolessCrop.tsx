import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import { Alert, AlertTitle, Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ActionBar } from '~/client/shared/ActionBar'
import { useLanguage } from '~/client/shared/i18n'
import type { PhotolessCropId } from '~/contract/crops/crops'
import { libraryPath } from '~/contract/paths'

/** What the library knows comes late, in the library's own chunk; without it the way to the page of the crop is there. */
const FirstTroubles = lazy(async () => {
  const { FirstTroubles: Component, loadTexts } = await import(/* webpackChunkName: "library" */ './FirstTroubles')
  await loadTexts()
  return { default: Component }
})

type PhotolessCropProps = { crop: PhotolessCropId }

/** In place of the photo: what may trouble a crop that no photo can be judged of. Nothing is uploaded. */
export function PhotolessCrop({ crop }: PhotolessCropProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const name = t(`crop.names.${crop}`).toLocaleLowerCase(language)
  return (
    <>
      <Note severity="success" icon={<MenuBookRounded />}>
        <AlertTitle>{t('crop.photoless.title', { crop: name })}</AlertTitle>
        {t('crop.photoless.text')}
      </Note>
      <Suspense>
        <FirstTroubles crop={crop} />
      </Suspense>
      <ActionBar>
        <Button
          component={Link}
          to={libraryPath(language, `crop/${crop}`)}
          variant="contained"
          size="large"
          fullWidth
          endIcon={<ArrowForwardRounded />}
        >
          {t('crop.photoless.open', { crop: name })}
        </Button>
      </ActionBar>
    </>
  )
}

const Note = styled(Alert)(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.tint,
  color: theme.vars.palette.text.primary,
  borderRadius: 16,
  '& .MuiAlertTitle-root': { ...theme.typography.h5, marginBottom: 0 },
}))
