import HistoryRounded from '@mui/icons-material/HistoryRounded'
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { Button, ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '~/contract/paths'

import { LogOutDialog } from './LogOutDialog'
import { useLogOut } from './useLogOut'

type AccountMenuProps = { username: string }

/** The greeting and its menu: a hover opens it, a click, a tap or a key also moves the focus into it. */
export function AccountMenu({ username }: AccountMenuProps) {
  const { t } = useTranslation('shell')
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { logOut, ...asked } = useLogOut()

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
        endIcon={<KeyboardArrowDownRounded />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={openAndFocus}
      >
        {t('account.greeting', { username })}
      </Greeting>
      {isOpen ? <AccountActions id={menuId} shouldFocus={isFocused} onLogOut={logOut} /> : null}
      <LogOutDialog {...asked} />
    </Area>
  )
}

type AccountActionsProps = { id: string; shouldFocus: boolean; onLogOut: () => void }

function AccountActions({ id, shouldFocus, onLogOut }: AccountActionsProps) {
  const { t } = useTranslation('shell')
  return (
    <Popover>
      <Paper elevation={8}>
        <MenuList id={id} aria-label={t('account.label')} autoFocusItem={shouldFocus}>
          <MenuItem component={Link} to={paths.history}>
            <ListItemIcon>
              <HistoryRounded fontSize="small" />
            </ListItemIcon>
            {t('account.history')}
          </MenuItem>
          <MenuItem component={Link} to={paths.account}>
            <ListItemIcon>
              <PersonOutlineRounded fontSize="small" />
            </ListItemIcon>
            {t('account.yours')}
          </MenuItem>
          <MenuItem onClick={onLogOut}>
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            {t('account.logout')}
          </MenuItem>
        </MenuList>
      </Paper>
    </Popover>
  )
}

const Area = styled('div')({ position: 'relative' })

const Greeting = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(1.5),
  whiteSpace: 'nowrap',
  '& .MuiButton-endIcon': { marginLeft: theme.spacing(0.5) },
}))

/** The padding bridges the gap, so that the pointer does not leave on its way down. */
const Popover = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 0,
  minWidth: '100%',
  paddingTop: theme.spacing(1),
  '& > .MuiPaper-root': { minWidth: 160, border: `1px solid ${theme.vars.palette.divider}` },
}))
