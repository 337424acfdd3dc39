import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { ClickAwayListener, ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'

import { useSignOut } from './useSignOut'

type AccountActionsProps = { id: string; onClickAway: (event: Event) => void }

/** What a signed-in farmer can do about the session. */
export function AccountActions({ id, onClickAway }: AccountActionsProps) {
  const signOut = useSignOut()
  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <Paper elevation={8} sx={{ minWidth: 160, border: 1, borderColor: 'divider' }}>
        <MenuList id={id} aria-label="Account">
          <MenuItem onClick={signOut}>
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            Logout
          </MenuItem>
        </MenuList>
      </Paper>
    </ClickAwayListener>
  )
}
