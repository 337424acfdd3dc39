import { paths } from '~/contract/paths'

/** The few worker types needed here: tests have those of a page. */
type Data = { json: () => unknown } | null
type Windows = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>
  openWindow: (url: string) => Promise<unknown>
}
type Window = { url: string; focus: () => Promise<unknown> }
type Sent = { text?: string; language?: string; topic?: string }

/** Shows the sentence that the server sent. Browsers require a notification for each message. */
export async function showReminder(registration: Pick<ServiceWorkerRegistration, 'showNotification'>, data: Data) {
  const { text = '', language = '', topic: tag = 'recheck' } = readSent(data)
  await registration.showNotification('Jani', { body: text, lang: language, icon: ICON, badge: BADGE, tag })
}

const ICON = '/icon-192.png'
/** A silhouette: Android shows its alpha alone, in the status bar. */
const BADGE = '/badge-96.png'

function readSent(data: Data): Sent {
  try {
    return (data ? data.json() : {}) as Sent
  } catch {
    return {}
  }
}

/** Opens the history, which lists due plants first. Leaves a page with unsent photos as it is. */
export async function openHistory(clients: Windows) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname === paths.history)
  await (open ? open.focus() : clients.openWindow(paths.history))
}
