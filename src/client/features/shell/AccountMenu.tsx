import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import { Box, Button } from '@mui/material'
import { useEffect, useId, useRef } from 'react'

import { LoadAgain } from '~/client/shared/LoadAgain'
import { useOnDemand } from '~/client/shared/useOnDemand'
import { whenIdle } from '~/client/shared/whenIdle'

import { lazyAccountActions } from './lazyAccountActions'
import { useHoverMenu } from './useHoverMenu'

type AccountMenuProps = { username: string }

/** The greeting of a signed-in farmer and what lies behind it. */
export function AccountMenu({ username }: AccountMenuProps) {
  const menuId = useId()
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, close, rootProps, buttonProps, menuRef } = useHoverMenu()
  const { value: Actions, isLost, retry } = useOnDemand(lazyAccountActions, isOpen)
  useEffect(() => whenIdle(lazyAccountActions.prefetch), [])

  const closeFromOutside = ({ target }: Event) => {
    if (!root.current?.contains(target as Node)) close()
  }

  return (
    <Box ref={root} {...rootProps} sx={{ position: 'relative' }}>
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
          {Actions ? <Actions id={menuId} onClickAway={closeFromOutside} /> : null}
          {isLost ? (
            <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}>
              <LoadAgain what="The menu" onRetry={retry} />
            </Box>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
