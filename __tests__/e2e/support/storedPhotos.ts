import type { Page } from '@playwright/test'

/** The sizes of the photos in the page's IndexedDB databases. */
export const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
        request.onerror = () => {
          reject(new Error(request.error?.message))
        }
      })
    const sizesIn = (value: unknown): number[] => {
      if (value instanceof Blob) return [value.size]
      if (value instanceof ArrayBuffer) return [value.byteLength]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sizesIn) : []
    }
    const sizes: number[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        sizes.push(...sizesIn(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return sizes
  })
