import PauseRounded from '@mui/icons-material/PauseRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded'
import { BottomNavigation, BottomNavigationAction, GlobalStyles, useMediaQuery } from '@mui/material'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { barAtEdge, roomForBar, withInset } from '~/client/ui/ActionBar'
import { Button } from '~/client/ui/Button'
import { useOverlay } from '~/client/ui/useOverlay'
import { useReadAloud } from '~/client/ui/useReadAloud'
import { SHORT_WINDOW } from '~/client/ui/windows'
import { paths } from '~/contract/paths'

import { previewSentencesOf, sentencesOf } from './resultText'
import { ShareSheet } from './share/ShareSheet'
import type { SharedResult } from './share/shareText'

export const SHARING = 'share'

/** Whether the photos stand next to the result. */
export const useIsWide = () => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })

type ResultBarProps = {
  shared: SharedResult
  photoUrl: string | undefined
  /** Under the result on a phone, because the bottom bar already asks for another photo. */
  isInPage: boolean
}

/** Actions on a result: at the bottom edge of a phone; in the banner in a wide window, with the photos next to it. */
export function ResultBar({ shared, photoUrl, isInPage }: ResultBarProps) {
  const { t } = useTranslation(['share', 'diagnosis'])
  const isWide = useIsWide()
  const sharing = useOverlay(SHARING)
  const items = [
    ...useListenItem(shared),
    {
      id: 'share',
      label: t('button'),
      Icon: ShareRounded,
      press: { onClick: sharing.open },
    },
    ...(isInPage || isWide
      ? []
      : [
          {
            id: 'newPhoto',
            label: t('diagnosis:button.newPhoto'),
            Icon: PhotoCameraRounded,
            press: { component: Link, to: paths.predict },
          },
        ]),
  ]
  return (
    <>
      {isWide || isInPage ? (
        <Buttons data-toolbar={isWide}>
          {items.map(({ id, label, Icon, press }) => (
            <Button
              key={id}
              color={isWide ? 'inherit' : 'primary'}
              variant={isWide ? 'text' : 'outlined'}
              startIcon={<Icon />}
              {...press}
            >
              {label}
            </Button>
          ))}
        </Buttons>
      ) : (
        <>
          <GlobalStyles styles={roomForBar(BAR_PX, SIDE_BAR_PX)} />
          <Bar showLabels>
            {items.map(({ id, label, Icon, press }) => (
              <BottomNavigationAction key={id} label={label} icon={<Icon />} {...press} />
            ))}
          </Bar>
        </>
      )}
      <ShareSheet shared={shared} photoUrl={photoUrl} isOpen={sharing.isOpen} onClose={sharing.close} />
    </>
  )
}

/** Empty if the device has no voice for the language. */
function useListenItem({ result, language, isPreview }: SharedResult) {
  const { t } = useTranslation('share')
  const { status, toggle } = useReadAloud(isPreview ? previewSentencesOf(result) : sentencesOf(result), language)
  if (status === 'voiceless') return []
  const label = { silent: t('listen.start'), speaking: t('listen.pause'), paused: t('listen.resume') }[status]
  return [
    { id: 'listen', label, Icon: status === 'speaking' ? PauseRounded : VolumeUpRounded, press: { onClick: toggle } },
  ]
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1),
  '&[data-toolbar="true"]': { gap: theme.spacing(1), padding: 0, '--focus-ring': 'currentColor' },
  '@media print': { display: 'none' },
}))

const BAR_PX = 64
const SIDE_BAR_PX = 112

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } })

const Bar = styled(BottomNavigation)(
  ({ theme }) => barAtEdge(theme, SIDE_BAR_PX),
  ({ theme }) => ({
    height: 'auto', // grows with its text
    minHeight: withInset(BAR_PX, 'bottom'),
    paddingBottom: 'env(safe-area-inset-bottom)',
    animation: `${slideIn} ${theme.transitions.duration.shorter}ms`,
    [SHORT_WINDOW]: {
      minHeight: 0,
      paddingRight: 'env(safe-area-inset-right)',
      '&&': { marginTop: 0 }, // a row of the stack
      animation: 'none',
    },
    '@media print': { display: 'none' },
  }),
)
