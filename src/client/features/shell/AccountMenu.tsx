import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/shared/Busy'
import { Button } from '~/client/shared/Button'
import { prefetch } from '~/client/shared/prefetch'

import { DueDot } from './DueDot'
import { LogOutQuestion } from './LogOutQuestion'
import { useLogOut } from './useLogOut'

const loadActions = () => import(/* webpackChunkName: "menu" */ './AccountActions')
const AccountActions = lazy(async () => ({ default: (await loadActions()).AccountActions }))

/** A narrow window shows the panel instead of the button. */
const prefetchActions = (button: HTMLElement | null) => (button?.offsetParent ? prefetch(loadActions) : undefined)

type AccountMenuProps = { username: string }

/** The greeting and its menu: a hover opens it, a click, a tap or a key also moves the focus into it. */
export function AccountMenu({ username }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { logOut, question } = useLogOut()
  useEffect(() => prefetchActions(button.current), [])

  const close = () => {
    setIsOpen(false)
    setIsFocused(false)
  }
  const openAndFocus = () => {
    setIsOpen(true)
    setIsFocused(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      openAndFocus()
    }
    if (event.key === 'Escape') {
      button.current?.focus()
      close()
    }
  }

  return (
    <Area
      onMouseEnter={() => {
        setIsOpen(true)
      }}
      onMouseLeave={close}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Greeting
        ref={button}
        color="inherit"
        endIcon={<Arrow />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={openAndFocus}
      >
        <Name>{t('account.greeting', { username })}</Name>
      </Greeting>
      {isOpen ? (
        <Suspense fallback={<Busy />}>
          <AccountActions id={menuId} shouldFocus={isFocused} onLogOut={logOut} />
        </Suspense>
      ) : null}
      <LogOutQuestion {...question} />
    </Area>
  )
}

const Arrow = () => (
  <>
    <KeyboardArrowDownRounded />
    <DueDot />
  </>
)

const Area = styled('div')({ position: 'relative', minWidth: 0 })

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const Greeting = styled(Button)(({ theme }) => ({
  maxWidth: '100%',
  paddingInline: theme.spacing(1.5),
  '& > span:last-of-type': { marginLeft: theme.spacing(0.5) }, // the arrow
}))
