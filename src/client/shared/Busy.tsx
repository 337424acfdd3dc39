import { useEffect } from 'react'

/** Shows that something was pressed and is on its way: the baseline styles draw a bar. */
export function Busy({ isBusy = true }: { isBusy?: boolean }) {
  useEffect(() => {
    const html = document.documentElement
    html.toggleAttribute('data-busy', isBusy)
    return () => {
      html.removeAttribute('data-busy')
    }
  }, [isBusy])
  return null
}
