import type { Page } from '@playwright/test'

/** The scans in the page's IndexedDB databases: their status, and the sizes of their photos. */
export const storedScans = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
      })
    const entries: { status?: string }[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        if (store !== 'thumbnails')
          entries.push(...(await done<{ status?: string }[]>(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return entries.map((entry) => {
      const parts = Object.values(entry).flat() as unknown[]
      return { status: entry.status, bytes: parts.flatMap((part) => (part instanceof Blob ? [part.size] : [])) }
    })
  })

export const storedPhotos = async (page: Page) => (await storedScans(page)).flatMap(({ bytes }) => bytes)
