import { useEffect, useRef, useState } from 'react'

import { offlineDiagnoses } from '~/client/device/offlineDiagnoses'

type Urls = ReadonlyMap<string, string>

/** Addresses of the pictures on this phone, by the id of their result. Read again whenever `results` change. */
export function useThumbnails(results: unknown): Urls {
  const [urls, setUrls] = useState<Urls>(new Map())
  const latest = useRef(urls)
  useEffect(() => {
    let isCurrent = true
    void offlineDiagnoses.thumbnails().then((kept) => {
      const added = kept.filter(({ id }) => !latest.current.has(id))
      if (!isCurrent || added.length === 0) return
      latest.current = new Map([
        ...latest.current,
        ...added.map(({ id, photo }) => [id, URL.createObjectURL(photo)] as const),
      ])
      setUrls(latest.current)
    })
    return () => {
      isCurrent = false
    }
  }, [results])
  // not earlier: a picture may still be loading
  useEffect(
    () => () => {
      for (const url of latest.current.values()) URL.revokeObjectURL(url)
      latest.current = new Map()
    },
    [],
  )
  return urls
}
