import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { Box, Button, ClickAwayListener, ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'
import { useId } from 'react'

import { useAppDispatch } from '~/client/store/hooks'
import { signedOut } from '~/client/store/sessionSlice'

import { useHoverMenu } from './useHoverMenu'

type AccountMenuProps = { username: string }

/** The greeting of a signed-in farmer and what lies behind it. */
export function AccountMenu({ username }: AccountMenuProps) {
  const dispatch = useAppDispatch()
  const menuId = useId()
  const { isOpen, close, rootProps, buttonProps, menuRef } = useHoverMenu()

  return (
    <ClickAwayListener onClickAway={close}>
      <Box {...rootProps} sx={{ position: 'relative' }}>
        <Button
          {...buttonProps}
          color="inherit"
          endIcon={<KeyboardArrowDownRounded />}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          sx={{ '& .MuiButton-endIcon': { ml: 0.5 } }}
        >
          Hi, {username}
        </Button>
        {isOpen ? (
          // the padding bridges the gap, so that the pointer does not leave on its way down
          <Box ref={menuRef} sx={{ position: 'absolute', top: '100%', right: 0, pt: 1, minWidth: '100%' }}>
            <Paper elevation={8} sx={{ minWidth: 160, border: 1, borderColor: 'divider' }}>
              <MenuList id={menuId} aria-label="Account">
                <MenuItem onClick={() => dispatch(signedOut())}>
                  <ListItemIcon>
                    <LogoutRounded fontSize="small" />
                  </ListItemIcon>
                  Logout
                </MenuItem>
              </MenuList>
            </Paper>
          </Box>
        ) : null}
      </Box>
    </ClickAwayListener>
  )
}
