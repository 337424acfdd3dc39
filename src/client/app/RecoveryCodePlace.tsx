import { Suspense } from 'react'
import { createPortal } from 'react-dom'

import { SIGN_UP_CODE, useReplaceRecoveryCodeMutation, useReplacedElsewhere } from '~/client/api/recoveryCodeApi'
import { loadNamespaces } from '~/client/shared/i18n'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

const RecoveryCodeCard = lazyOrNothing(async () => {
  const [{ RecoveryCodeCard: Component }] = await Promise.all([
    import(/* webpackChunkName: "recoveryCode" */ '~/client/features/account/RecoveryCodeCard'),
    loadNamespaces(['account']),
  ])
  return Component
})

/** Above the page that follows Sign Up. Sign Up shows a toast, too: until then no page needs this code. */
export function RecoveryCodePlace() {
  const [, { data, reset }] = useReplaceRecoveryCodeMutation({ fixedCacheKey: SIGN_UP_CODE })
  useReplacedElsewhere(reset)
  const place = document.getElementById('notices')
  if (!data || !place) return null
  return createPortal(
    <Suspense>
      <RecoveryCodeCard code={data.recoveryCode} onClose={reset} />
    </Suspense>,
    place,
  )
}
