import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import HistoryRounded from '@mui/icons-material/HistoryRounded'
import ImportContactsRounded from '@mui/icons-material/ImportContactsRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import { Dialog, DialogActions, DialogTitle, ListItemIcon, MenuItem, MenuList, Paper } from '@mui/material'
import { styled } from '@mui/material/styles'
import { Suspense, useId, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { selectIsExpert } from '~/client/session/sessionSlice'
import { useAppSelector } from '~/client/store/hooks'
import { Button } from '~/client/ui/Button'
import { useNews } from '~/client/ui/useNews'
import { libraryPath, paths } from '~/contract/paths'

import type { useLogOut } from './useLogOut'

type AccountActionsProps = { id: string; isOpen: boolean; shouldFocus: boolean } & ReturnType<typeof useLogOut>

export function AccountActions({ isOpen, question, ...menu }: AccountActionsProps) {
  return (
    <>
      {isOpen ? <Actions {...menu} /> : null}
      <LogOutQuestion {...question} />
    </>
  )
}

function Actions({ id, shouldFocus, logOut }: Pick<AccountActionsProps, 'id' | 'shouldFocus' | 'logOut'>) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const news = useNews()
  const isExpert = useAppSelector(selectIsExpert)
  const [isPending, startTransition] = useTransition()
  return (
    <Popover>
      <Panel elevation={8}>
        <MenuList id={id} aria-label={t('account.label')} autoFocusItem={shouldFocus}>
          <MenuItem component={Link} to={paths.history}>
            <ListItemIcon>
              <HistoryRounded fontSize="small" />
            </ListItemIcon>
            <span>{t(`account.history${news}`)}</span>
          </MenuItem>
          <MenuItem component={Link} to={paths.account}>
            <ListItemIcon>
              <PersonOutlineRounded fontSize="small" />
            </ListItemIcon>
            <span>{t('account.yours')}</span>
          </MenuItem>
          {isExpert ? (
            <MenuItem component={Link} to={paths.desk}>
              <ListItemIcon>
                <FactCheckOutlined fontSize="small" />
              </ListItemIcon>
              <span>{t('account.desk')}</span>
            </MenuItem>
          ) : null}
          <MenuItem component={Link} to={libraryPath(language)}>
            <ListItemIcon>
              <ImportContactsRounded fontSize="small" />
            </ListItemIcon>
            <span>{t('footer.library')}</span>
          </MenuItem>
          <MenuItem disabled={isPending} onClick={() => startTransition(logOut)}>
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

/** Padding bridges the gap, so that the pointer stays on the menu on its way down. */
const Popover = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  right: 0,
  minWidth: '100%',
  paddingTop: theme.spacing(1),
}))

const Panel = styled(Paper)(({ theme }) => ({ minWidth: 160, border: `1px solid ${theme.vars.palette.divider}` }))

type LogOutQuestionProps = ReturnType<typeof useLogOut>['question']

/** Asks for confirmation if logging out would delete unsent photos or notes. */
export const LogOutQuestion = (question: LogOutQuestionProps) => (
  <Suspense>{question.isAsking ? <LogOutDialog {...question} /> : null}</Suspense>
)

function LogOutDialog({ isAsking, photos, notes, confirm, keep }: LogOutQuestionProps) {
  const { t } = useTranslation('waiting')
  const titleId = useId()
  return (
    <Dialog open={isAsking} onClose={keep} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {[
          ...(photos > 0 ? [t('logOut.question', { count: photos })] : []),
          ...(notes > 0 ? [t('logOut.notes', { count: notes })] : []),
        ].join(' ')}
      </DialogTitle>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={confirm}>
          {t('logOut.confirm')}
        </Button>
        <Button variant="contained" onClick={keep}>
          {t('logOut.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
