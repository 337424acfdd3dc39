import { useEffect, useRef, useState } from 'react'

import { accountDb } from '~/client/device/accountDb'

import type { Scan } from '../scansSlice'

type Urls = ReadonlyMap<string, string>

/** Addresses of the first photo of each set, by its key. They stay when a set has been answered, until the list goes. */
export function useWaitingPhotos(scans: readonly Scan[]): Urls {
  const [urls, setUrls] = useState<Urls>(new Map())
  const latest = useRef(urls)
  useEffect(() => {
    let isCurrent = true
    void accountDb.read('scans').then((rows) => {
      const added = rows.filter(({ key }) => !latest.current.has(key))
      if (!isCurrent || added.length === 0) return
      latest.current = new Map([
        ...latest.current,
        ...added.flatMap(({ key, photos: [photo] }) => (photo ? [[key, URL.createObjectURL(photo)] as const] : [])),
      ])
      setUrls(latest.current)
    })
    return () => {
      isCurrent = false
    }
  }, [scans])
  useEffect(
    () => () => {
      for (const url of latest.current.values()) URL.revokeObjectURL(url)
      latest.current = new Map()
    },
    [],
  )
  return urls
}
