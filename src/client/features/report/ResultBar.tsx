import PauseRounded from '@mui/icons-material/PauseRounded'
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded'
import ShareRounded from '@mui/icons-material/ShareRounded'
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded'
import { BottomNavigation, BottomNavigationAction, GlobalStyles, useMediaQuery } from '@mui/material'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Button } from '~/client/shared/Button'
import { useOverlay } from '~/client/shared/useOverlay'
import { LARGE_TEXT, PAGE_END, SHORT_WINDOW, SIDE_BAR } from '~/client/shared/windows'
import { paths } from '~/contract/paths'

import { lookSentencesOf, sentencesOf } from './resultText'
import { ShareDialog } from './share/ShareDialog'
import type { SharedResult } from './share/shareText'
import { useReadAloud } from './useReadAloud'

/** The overlay of the share sheet. */
export const SHARING = 'share'

/** Whether the photos stand beside the result. */
export const useIsWide = () => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })

type ResultBarProps = {
  shared: SharedResult
  photoUrl: string | undefined
  /** Under the result on a phone too: the bar at the bottom edge asks for another photo. */
  isInPage: boolean
  /** Before the screen for a new photo is opened. */
  onNewPhoto?: (() => void) | undefined
}

/** What can be done with a result: at the bottom edge of a phone, a toolbar in the banner of a wide window. */
export function ResultBar({ shared, photoUrl, isInPage, onNewPhoto }: ResultBarProps) {
  const { t } = useTranslation('share')
  const isWide = useIsWide()
  const sharing = useOverlay(SHARING)
  const newPhoto = { component: Link, to: paths.predict, onClick: onNewPhoto }
  const items = [
    ...useListenItem(shared),
    {
      id: 'share',
      label: t('button'),
      Icon: ShareRounded,
      press: { onClick: sharing.open },
    },
    ...(isInPage && !isWide
      ? []
      : [{ id: 'newPhoto', label: t('newPhoto'), Icon: PhotoCameraRounded, press: newPhoto }]),
  ]
  return (
    <>
      {isWide || isInPage ? (
        <Buttons data-toolbar={isWide}>
          {items.map(({ id, label, Icon, press }) => (
            <Button
              key={id}
              color={isWide ? 'inherit' : 'primary'}
              variant={isWide && id !== 'newPhoto' ? 'text' : 'outlined'}
              startIcon={<Icon />}
              {...press}
            >
              {label}
            </Button>
          ))}
        </Buttons>
      ) : (
        <>
          <GlobalStyles styles={ROOM_FOR_BAR} />
          <Bar showLabels>
            {items.map(({ id, label, Icon, press }) => (
              <BottomNavigationAction key={id} label={label} icon={<Icon />} {...press} />
            ))}
          </Bar>
        </>
      )}
      <ShareDialog shared={shared} photoUrl={photoUrl} isOpen={sharing.isOpen} onClose={sharing.close} />
    </>
  )
}

/** No item where the device has no voice for the language. */
function useListenItem({ result, language, isLook }: SharedResult) {
  const { t } = useTranslation('share')
  const { status, toggle } = useReadAloud(isLook ? lookSentencesOf(result) : sentencesOf(result), language)
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
const BAR_HEIGHT = `calc(${BAR_PX}px + env(safe-area-inset-bottom))`
const SIDE_BAR_PX = 112
const BAR_WIDTH = `calc(${SIDE_BAR_PX}px + env(safe-area-inset-right))`

/** So that the bar covers neither the end of the page nor what takes the focus. */
const ROOM_FOR_BAR = {
  html: { scrollPaddingBottom: BAR_HEIGHT },
  [PAGE_END]: { content: '""', display: 'block', height: BAR_HEIGHT },
  [SHORT_WINDOW]: {
    html: { scrollPaddingBottom: 0, [SIDE_BAR]: `${SIDE_BAR_PX}px` },
    [PAGE_END]: { display: 'none' },
    body: { paddingRight: BAR_WIDTH },
  },
  [LARGE_TEXT]: { html: { scrollPaddingBottom: 0 }, [PAGE_END]: { display: 'none' } },
}

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } })

const Bar = styled(BottomNavigation)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: BAR_HEIGHT,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.vars.shape.card} ${theme.vars.shape.card} 0 0`,
  boxShadow: theme.vars.shadows[8],
  animation: `${slideIn} ${theme.transitions.duration.shorter}ms`,
  [SHORT_WINDOW]: {
    inset: '0 0 0 auto',
    flexDirection: 'column',
    width: BAR_WIDTH,
    height: 'auto',
    paddingRight: 'env(safe-area-inset-right)',
    border: 0,
    borderRadius: 0,
    '&&': { marginTop: 0 }, // a row of the stack
    animation: 'none',
  },
  [LARGE_TEXT]: { position: 'static', flexDirection: 'column', height: 'auto', boxShadow: 'none' },
  '@media print': { display: 'none' },
}))
