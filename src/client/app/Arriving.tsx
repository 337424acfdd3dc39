import { startTransition, use, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

import { ErrorPage } from '~/client/pages/ErrorPage'
import type { OnDemand } from '~/client/shared/onDemand'

type Page = OnDemand<ComponentType>

/** A render that waits must find the promise again that it waits for, a failed one too, until somebody tries again. */
const arrivals = new Map<Page, Promise<ComponentType | undefined>>()

function arrivalOf(page: Page) {
  const known = arrivals.get(page)
  if (known) return known
  const arrival = page.load().catch(() => undefined)
  arrivals.set(page, arrival)
  return arrival
}

/** A screen that is shown as soon as its code is here. The router navigates in a transition: until then the last screen stays. */
export function Arriving({ page }: { page: Page }) {
  const [, setTries] = useState(0)
  const Screen = page.arrived() ?? use(arrivalOf(page))
  // eslint-disable-next-line react-hooks/static-components -- made once, in a module of its own
  if (Screen) return <Screen />

  const tryAgain = () => {
    arrivals.delete(page)
    startTransition(() => {
      setTries((tries) => tries + 1)
    })
  }
  return <LostPage page={page} onRetry={tryAgain} />
}

function LostPage({ page, onRetry }: { page: Page; onRetry: () => void }) {
  useEffect(
    () => () => {
      arrivals.delete(page) // whoever comes back tries again
    },
    [page],
  )
  return <ErrorPage onRetry={onRetry} />
}
