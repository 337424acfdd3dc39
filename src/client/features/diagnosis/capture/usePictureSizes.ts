import { useEffect, useState } from 'react'

import { squaresOf } from '~/vision/views'

type PictureSize = { width: number; height: number }

/** Upright, by their addresses, of those that the browser can show. */
export function usePictureSizes(urls: readonly string[]): ReadonlyMap<string, PictureSize> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, PictureSize>>(new Map())
  const asked = urls.join(' ')
  useEffect(() => {
    for (const url of asked.split(' ')) {
      const picture = new Image()
      picture.onload = () => {
        const { naturalWidth: width, naturalHeight: height } = picture
        setSizes((known) => new Map(known).set(url, { width, height }))
      }
      picture.src = url
    }
  }, [asked])
  return sizes
}

/** What must be said of a picture of which more is shown than is judged. Beside others only the middle is shown, or a long one whole. */
export function markOf({ width, height }: PictureSize, isAlone: boolean) {
  if (squaresOf({ width, height }).length > 1) return 'markedLong'
  return isAlone && width !== height ? 'marked' : undefined
}
