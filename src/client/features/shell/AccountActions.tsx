import LogoutRounded from '@mui/icons-material/LogoutRounded'
import { ClickAwayListener, ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'

import { useAppDispatch } from '~/client/store/hooks'
import { signedOut } from '~/client/store/sessionSlice'

type AccountActionsProps = { id: string; onClickAway: (event: Event) => void }

/** What a signed-in farmer can do about the session. */
export function AccountActions({ id, onClickAway }: AccountActionsProps) {
  const dispatch = useAppDispatch()
  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <Paper elevation={8} sx={{ minWidth: 160, border: 1, borderColor: 'divider' }}>
        <MenuList id={id} aria-label="Account">
          <MenuItem onClick={() => dispatch(signedOut())}>
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
