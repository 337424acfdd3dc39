import { Card, Stack } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '~/client/ui/Button'
import { MAX_LINE_LENGTH } from '~/client/ui/windows'

import { Announcement } from './Announcement'

type TypedCardProps = {
  isDone: boolean
  finish: () => void
  /** What a screen reader announces once; afterwards it can read the finished text. */
  announcement: ReactNode
  children: ReactNode
}

/** A report that is being typed; a press shows the rest. */
export function TypedCard({ isDone, finish, announcement, children }: TypedCardProps) {
  const { t } = useTranslation('diagnosis')
  const frame = useRef<HTMLDivElement>(null)
  /** Takes the focus of the button, which is gone at the end. */
  const passFocusOn = (button: HTMLButtonElement) => () => {
    if (document.activeElement === button) frame.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Announcement isReadable={isDone}>{announcement}</Announcement>
      <Frame
        ref={frame}
        tabIndex={-1}
        component="section"
        aria-label={t('report.label')}
        data-typing={!isDone}
        onClick={finish}
      >
        {/* above the text: below it, each new line would move the button */}
        <Header>
          {isDone ? null : (
            <Button ref={passFocusOn} size="small" onClick={finish} sx={{ mr: -2 }}>
              {t('report.showAll')}
            </Button>
          )}
        </Header>
        {/* inert as well: a link hidden from assistive technology must not take the focus */}
        <CardText spacing={2} aria-hidden={!isDone} inert={!isDone}>
          {children}
        </CardText>
      </Frame>
    </>
  )
}

const Frame = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '&[data-typing="true"]': { cursor: 'pointer' },
}))

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 48,
  marginBottom: theme.spacing(1),
}))

const CardText = styled(Stack)(({ theme }) => ({
  maxWidth: MAX_LINE_LENGTH,
  '& ul, & ol': { margin: 0, paddingLeft: theme.spacing(3), display: 'grid', gap: theme.spacing(1) },
}))
