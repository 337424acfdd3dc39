import HistoryRounded from '@mui/icons-material/HistoryRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useIsDue } from '~/client/shared/useIsDue'
import { paths } from '~/contract/paths'

type AccountActionsProps = { id: string; shouldFocus: boolean; onLogOut: () => Promise<void> }

/** What the greeting opens. */
export function AccountActions({ id, shouldFocus, onLogOut }: AccountActionsProps) {
  const { t } = useTranslation('shell')
  const isDue = useIsDue()
  const [isPending, startTransition] = useTransition()
  const logOut = () => {
    startTransition(onLogOut)
  }
  return (
    <Popover>
      <Panel elevation={8}>
        <MenuList id={id} aria-label={t('account.label')} autoFocusItem={shouldFocus}>
          <MenuItem component={Link} to={paths.history}>
            <ListItemIcon>
              <HistoryRounded fontSize="small" />
            </ListItemIcon>
            <span>{isDue ? t('account.historyDue') : t('account.history')}</span>
          </MenuItem>
          <MenuItem component={Link} to={paths.account}>
            <ListItemIcon>
              <PersonOutlineRounded fontSize="small" />
            </ListItemIcon>
            <span>{t('account.yours')}</span>
          </MenuItem>
          <MenuItem disabled={isPending} onClick={logOut}>
            <ListItemIcon>
              <LogoutRounded fontSize="small" />
            </ListItemIcon>
            <span>{t('account.logout')}</span>
          </MenuItem>
        </MenuList>
      </Panel>
    </Popover>
  )
}

/** The padding bridges the gap, so that the pointer does not leave on its way down. */
const Popover = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 0,
  minWidth: '100%',
  paddingTop: theme.spacing(1),
}))

const Panel = styled(Paper)(({ theme }) => ({ minWidth: 160, border: `1px solid ${theme.vars.palette.divider}` }))
