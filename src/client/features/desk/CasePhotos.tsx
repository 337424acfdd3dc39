import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useGetCasePhotoQuery } from './deskApi'

/** Photos that the farmer gave for this case, in places of a fixed size. */
export function CasePhotos({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('desk')
  return (
    <section aria-labelledby="case-photos">
      <Typography id="case-photos" variant="h4" component="h3">
        {t('photos.heading')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {count === 0 ? t('photos.none') : t('photos.privacy')}
      </Typography>
      {count === 0 ? null : (
        <Places>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <CasePhoto id={id} index={index} count={count} />
            </li>
          ))}
        </Places>
      )}
    </section>
  )
}

function CasePhoto({ id, index, count }: { id: string; index: number; count: number }) {
  const { t } = useTranslation('desk')
  const { data: url, isError } = useGetCasePhotoQuery({ id, index })
  const [isLarge, setLarge] = useState(false)
  const name = { number: index + 1, count }
  return (
    <Place
      type="button"
      aria-label={t('photos.enlarge', name)}
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
    >
      {url === undefined ? null : <img src={url} alt={t('photos.one', name)} width={160} height={160} />}
      {isError ? <span role="status">{t('photos.failed')}</span> : null}
    </Place>
  )
}

const Places = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& > li:has([aria-pressed="true"])': { gridColumn: '1 / -1' },
}))

const Place = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  width: '100%',
  aspectRatio: '1',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: theme.vars.shape.photo,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.tint,
  cursor: 'zoom-in',
  '&[aria-pressed="true"]': { cursor: 'zoom-out' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
}))
