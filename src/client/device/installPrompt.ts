/** What Chromium offers where a page can be installed; no type library has it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

type Keeper = { installPrompt?: InstallPrompt }

/** The browser asks when the app asks, and not before. Kept by the first script, for those that come later. */
export function keepInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    ;(window as Keeper).installPrompt = event as InstallPrompt
  })
}

export const keptInstallPrompt = () => (window as Keeper).installPrompt
