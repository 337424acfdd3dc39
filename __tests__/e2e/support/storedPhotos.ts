import type { Page } from '@playwright/test'

/** The sizes of the photos in the page's IndexedDB databases. */
export const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
      })
    const entries: object[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        if (store !== 'thumbnails')
          entries.push(...(await done<object[]>(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    const parts = entries.flatMap((entry) => Object.values(entry).flat() as unknown[])
    return parts.flatMap((part) => (part instanceof Blob ? [part.size] : []))
  })
