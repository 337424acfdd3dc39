import { savesData } from '~/client/device/savesData'
import { registerWorker } from '~/client/device/serviceWorker'

/** Long enough for a first diagnosis to load what it needs. */
const QUIET_MS = 20_000

/** Caches the files of this build once nothing has been loading for a while; not for visitors who save data. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return // over plain http there is none
  if (savesData()) return
  const register = () => {
    observer.disconnect()
    registerWorker().catch(() => undefined)
  }
  let timer = setTimeout(register, QUIET_MS)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(register, QUIET_MS)
  })
  observer.observe({ type: 'resource' })
}
