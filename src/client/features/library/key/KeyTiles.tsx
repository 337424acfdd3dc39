import { Card, CardActionArea, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LibraryDrawing } from '~/client/ui/LibraryDrawing'
import { Button } from '~/client/ui/Button'
import { cropDrawing, drawingPath } from '~/client/ui/drawing'
import { TileName, tile, tileColumns, tileGrid } from '~/client/ui/tiles'
import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'
import type { LibraryCropId } from '~/contract/library'
import { candidatesOf, PLANT_PARTS, seenSigns, type PlantPart, type SeenSign } from '~/diagnosis'

export function CropStep({ onChoose }: { onChoose: (crop: LibraryCropId) => void }) {
  const { t } = useTranslation(['key', 'diagnosis'])
  const crops = CROPS_TO_CHOOSE.filter((crop) => candidatesOf(crop).length > 0)
  return (
    <Question text={t('crop')} lead={t('lead')}>
      {crops.map((crop) => (
        <Choice
          key={crop}
          src={cropDrawing(crop)}
          name={t(`diagnosis:crop.names.${crop}`)}
          hasGround={false}
          onChoose={() => onChoose(crop)}
        />
      ))}
    </Question>
  )
}

type PartStepProps = { parts: ReadonlySet<PlantPart>; onChoose: (part: PlantPart | null) => void }

export function PartStep({ parts, onChoose }: PartStepProps) {
  const { t } = useTranslation('key')
  return (
    <Question text={t('part')} none={t('noPart')} onNone={() => onChoose(null)}>
      {PLANT_PARTS.filter((part) => parts.has(part)).map((part) => (
        <Choice
          key={part}
          src={drawingPath(`parts/${part}`)}
          name={t(`parts.${part}`)}
          onChoose={() => onChoose(part)}
        />
      ))}
    </Question>
  )
}

type SignStepProps = { signs: ReadonlySet<SeenSign>; onChoose: (sign: SeenSign | null) => void }

export function SignStep({ signs, onChoose }: SignStepProps) {
  const { t } = useTranslation(['key', 'library'])
  return (
    <Question text={t('sign')} none={t('noSign')} onNone={() => onChoose(null)}>
      {seenSigns
        .filter(({ id }) => signs.has(id))
        .map(({ id, drawing }) => (
          <Choice key={id} src={drawingPath(drawing)} name={t(`library:seen.${id}`)} onChoose={() => onChoose(id)} />
        ))}
    </Question>
  )
}

type QuestionProps = { text: string; lead?: string; none?: string; onNone?: () => void; children: ReactNode }

const Question = ({ text, lead, none, onNone, children }: QuestionProps) => (
  <section>
    {lead === undefined ? null : (
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {lead}
      </Typography>
    )}
    <Typography variant="h4" component="h2" sx={{ mt: 2, mb: 1 }}>
      {text}
    </Typography>
    <Tiles>{children}</Tiles>
    {none === undefined ? null : (
      <Button variant="outlined" size="large" onClick={onNone} sx={{ mt: 2 }}>
        {none}
      </Button>
    )}
  </section>
)

type ChoiceProps = { src: string; name: string; hasGround?: boolean; onChoose: () => void }

const Choice = ({ src, name, hasGround, onChoose }: ChoiceProps) => (
  <li>
    <Tile>
      <CardActionArea onClick={onChoose}>
        <LibraryDrawing src={src} size={56} hasGround={hasGround} />
        <TileName name={name} />
      </CardActionArea>
    </Tile>
  </li>
)

const MIN_TILE = '9.5ch'

const Tiles = styled('ul')(tileGrid, ({ theme }) => ({
  gridTemplateColumns: tileColumns(3, MIN_TILE),
  ...theme.mixins.plainList,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' },
}))

const Tile = styled(Card)(({ theme }) => ({
  height: '100%',
  borderColor: theme.vars.palette.text.disabled,
  '& > button': {
    ...tile({ theme }),
    height: '100%',
    minHeight: 104,
    padding: theme.spacing(0.5),
    fontSize: 'inherit',
  },
}))
