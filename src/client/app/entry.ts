import { isUnreadable } from '~/client/api/failure'

// Evaluates the main script in steps, to respond to input in between: https://web.dev/articles/optimize-long-tasks
// An eager import is part of this script and evaluated when it is called, together with its own imports.
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '~/client/ui/theme/theme'),
  () => import(/* webpackMode: "eager" */ '~/client/store/store'),
  () => import(/* webpackMode: "eager" */ '~/client/i18n/i18n'),
  () => import(/* webpackMode: "eager" */ './routes'),
]

async function main() {
  for (const step of steps) {
    await step()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { start } = await import(/* webpackMode: "eager" */ './main')
  await start()
}

document.documentElement.dataset['started'] = '' // `npm run dev` has no bootstrap script to say so
document.documentElement.dataset['running'] = ''
main().catch((error: unknown) => {
  const notice = document.getElementById(isUnreadable(error) ? 'old-browser' : 'load-error')
  if (notice) notice.hidden = false
  reportError(error)
})
