/** Chromium's event for installable pages; no type library has it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

type Keeper = { installPrompt?: InstallPrompt }

/** Lets the app decide when to ask. The first script stores the event for those that load later. */
export function keepInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    ;(window as Keeper).installPrompt = event as InstallPrompt
  })
}

export const keptInstallPrompt = () => (window as Keeper).installPrompt
