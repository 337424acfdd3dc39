import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import CloudOffRounded from '@mui/icons-material/CloudOffRounded'
import CloudUploadRounded from '@mui/icons-material/CloudUploadRounded'
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded'
import EventRounded from '@mui/icons-material/EventRounded'
import RecordVoiceOverRounded from '@mui/icons-material/RecordVoiceOverRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import UpdateRounded from '@mui/icons-material/UpdateRounded'
import { Card, LinearProgress } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { LeafPicture } from './LeafPicture'
import { VERDICT_SIGNS, type Banner } from './verdictSigns'

/** Every state of a row, the most urgent first, with its sign; `verdict`: that of its verdict. */
export const PHOTO_STATES = {
  person: { Icon: RecordVoiceOverRounded, color: 'info.main' },
  new: 'verdict',
  changed: { Icon: UpdateRounded, color: 'warning.main' },
  due: { Icon: EventRounded, color: 'warning.main' },
  failed: { Icon: ErrorOutlineRounded, color: 'error.main' },
  sending: { Icon: CloudUploadRounded, color: 'success.main' },
  waiting: { Icon: CloudOffRounded, color: 'text.secondary' },
  byPhone: { Icon: SmartphoneRounded, color: 'info.main' },
  answered: 'verdict',
} as const

export type PhotoState = keyof typeof PHOTO_STATES

/** A row of "My photos": an answer, or photos on this phone that have none yet. */
export type Photo = {
  /** The id of the diagnosis or the key of the scan. */
  id: string
  state: PhotoState
  /** The state in words. */
  word: string
  /** Of the verdict; without one, `unsure`. */
  banner: Banner
  /** Crop and verdict. */
  name: string
  /** What stands after the state, the moment first. */
  facts: readonly string[]
  plot: string | null
  /** Milliseconds since 1970. */
  at: number
  address: string
  crop: string | null
  url: string | undefined
  /** How much is sent, from 0 to 1. */
  share?: number | undefined
  choice?: ReactNode
  /** Stands in for the chevron. */
  action?: ReactNode
}

function PhotoRow({ photo }: { photo: Photo }) {
  const { state, word, banner, name, facts, address, crop, url, share, choice, action } = photo
  const sign = PHOTO_STATES[state]
  const { Icon, color } = sign === 'verdict' ? VERDICT_SIGNS[banner] : sign
  return (
    <Row>
      {choice}
      <Opening to={address}>
        <LeafPicture crop={crop} url={url} />
        <Words>
          <Name>{name}</Name>
          <State sx={{ color }}>
            <Icon aria-hidden fontSize="small" />
            <span>{word}</span>
          </State>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {share === undefined ? null : <Progress variant="determinate" value={100 * share} aria-label={name} />}
        </Words>
        {state === 'new' ? <NewDot /> : null}
        {action ? null : <ChevronRightRounded aria-hidden />}
      </Opening>
      {action}
    </Row>
  )
}

/** Rows in one card. */
export const PhotoList = ({ photos }: { photos: readonly Photo[] }) => (
  <List component="ul">
    {photos.map((photo) => (
      <PhotoRow key={photo.id} photo={photo} />
    ))}
  </List>
)

const ROW_PX = 72

const List = styled(Card)<{ component: 'ul' }>(({ theme }) => theme.mixins.plainList)

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: ROW_PX,
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > :not(a)': { flex: 'none' },
}))

const Opening = styled(Link)(({ theme }) => ({
  ...theme.mixins.row(1.5),
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: theme.spacing(1),
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -3,
  '& > svg': { flex: 'none', color: theme.vars.palette.action.active },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

/** The name, and below it the state and the facts, which wrap. */
const Words = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}))

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  flexBasis: '100%',
  color: theme.vars.palette.text.primary,
}))

const State = styled('span')(({ theme }) => ({
  ...theme.mixins.row(0.5),
  fontWeight: theme.typography.button.fontWeight,
}))

const Progress = styled(LinearProgress)(({ theme }) => ({ flexBasis: '100%', marginTop: theme.spacing(0.5) }))

const NewDot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.error.main,
  forcedColorAdjust: 'none',
}))
