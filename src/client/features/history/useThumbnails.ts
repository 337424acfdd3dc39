import { useEffect, useState } from 'react'

import { thumbnails } from '~/client/store/thumbnails'

/** Addresses of the pictures on this phone, by the id of their answer. Read again whenever `answers` change. */
export function useThumbnails(answers: unknown): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const made: string[] = []
    void thumbnails.read().then((kept) => {
      if (!isCurrent || kept.length === 0) return
      made.push(...kept.map(({ photo }) => URL.createObjectURL(photo)))
      setUrls(new Map(kept.map(({ id }, index) => [id, made[index] ?? ''])))
    })
    return () => {
      isCurrent = false
      made.forEach((url) => {
        URL.revokeObjectURL(url)
      })
    }
  }, [answers])
  return urls
}
