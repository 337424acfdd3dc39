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
    const sizes: number[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        for (const value of await done<object[]>(database.transaction(store).objectStore(store).getAll()))
          for (const part of Object.values(value)) if (part instanceof Blob) sizes.push(part.size)
      database.close()
    }
    return sizes
  })
