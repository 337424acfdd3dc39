import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import { styled } from '@mui/material/styles'
import { Suspense, lazy, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { Busy } from '~/client/ui/Busy'
import { Button } from '~/client/ui/Button'
import { prefetch } from '~/client/ui/prefetch'
import { useNews } from '~/client/ui/useNews'

import { useLogOut } from './useLogOut'

const loadActions = async () => {
  const module = await import(/* webpackChunkName: "menu" */ './AccountActions')
  return { default: module.AccountActions }
}
const AccountActions = lazy(loadActions)

/** Skipped in a narrow window, which shows the mobile menu instead. */
const prefetchActions = (button: HTMLElement | null) => (button?.offsetParent ? prefetch(loadActions) : undefined)

/** Opens on hover; a click, tap or key also moves the focus into the menu. */
export function AccountMenu({ username }: { username: string }) {
  const { t } = useTranslation('shell')
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'byHover' | 'byPress' | null>(null)
  const isOpen = opened !== null
  const leaving = useLogOut()
  useEffect(() => prefetchActions(button.current), [])

  const close = () => setOpened(null)
  const openAndFocus = () => setOpened('byPress')
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
      onMouseEnter={() => setOpened(opened ?? 'byHover')}
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
      {isOpen || leaving.question.isAsking ? (
        <Suspense fallback={<Busy />}>
          <AccountActions id={menuId} isOpen={isOpen} shouldFocus={opened === 'byPress'} {...leaving} />
        </Suspense>
      ) : null}
    </Area>
  )
}

const Arrow = () => (
  <>
    <KeyboardArrowDownRounded />
    <NewsDot />
  </>
)

const Area = styled('div')({ position: 'relative', minWidth: 0 })

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

const Greeting = styled(Button)(({ theme }) => ({
  maxWidth: '100%',
  paddingInline: theme.spacing(1.5),
  '& > span:last-of-type': { marginLeft: theme.spacing(0.5) }, // before the arrow
}))

/** Marks the way to plants that are due and to new answers; text says the same. */
export const NewsDot = () => (useNews() === '' ? null : <Dot />)

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1),
  right: theme.spacing(1),
  width: 10,
  height: 10,
  borderRadius: theme.vars.shape.pill,
  backgroundColor: theme.vars.palette.error.main,
  forcedColorAdjust: 'none',
}))
