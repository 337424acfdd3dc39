import { Badge } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'

import { accountDb } from '~/client/storage/accountDb'

import type { Scan } from '../scansSlice'

const SIDE_PX = 64

/** The first photo of a scan and the number of photos. Decorative: the text next to it says what it shows. */
export function ScanPicture({ url, count }: { url: string | undefined; count: number }) {
  return (
    <Badge
      badgeContent={count > 1 ? count : 0}
      color="primary"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      aria-hidden
    >
      <Frame data-stacked={count > 1}>
        {url === undefined ? null : <img src={url} alt="" width={SIDE_PX} height={SIDE_PX} decoding="async" />}
      </Frame>
    </Badge>
  )
}

/** A size in kilobytes, never wrapped. */
export const Size = styled('span')({ whiteSpace: 'nowrap' })

const Frame = styled('span')(({ theme }) => ({
  flex: 'none',
  width: SIDE_PX,
  height: SIDE_PX,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.tint,
  '& > img': { display: 'block', objectFit: 'cover', borderRadius: 'inherit' },
  '&[data-stacked="true"]': { boxShadow: `-4px -4px 0 ${theme.vars.palette.divider}` },
}))

type Urls = ReadonlyMap<string, string>

/** URLs of the first photo of each scan, by key. They stay until the list unmounts, even if a scan is answered. */
export function useQueuePhotos(scans: readonly Scan[]): Urls {
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
