import { Suspense } from 'react'
import { createPortal } from 'react-dom'

import { SIGN_UP_CODE, useReplaceRecoveryCodeMutation, useReplacedElsewhere } from '~/client/api/recoveryCodeApi'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

const RecoveryCodeCard = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "recovery" */ '~/client/features/account/RecoveryCodeCard')).RecoveryCodeCard,
)

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
