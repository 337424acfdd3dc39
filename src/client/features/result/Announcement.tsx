import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useState, type ReactNode } from 'react'

/** A live region announces changes only, so it is empty for a moment. */
const SILENCE_MS = 100
/** Long enough for a screen reader to notice the text. */
const SPEECH_MS = 1000

type AnnouncementProps = {
  /** The announced text can be read elsewhere by now, so it must not be found twice. */
  isReadable?: boolean
  children: ReactNode
}

/** What a screen reader announces once. */
export function Announcement({ isReadable = true, children }: AnnouncementProps) {
  const [isAnnouncing, setAnnouncing] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setAnnouncing, SILENCE_MS, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isReadable) return undefined
    const timer = setTimeout(setAnnouncing, SILENCE_MS + SPEECH_MS, false)
    return () => clearTimeout(timer)
  }, [isReadable])
  return <Spoken role="status">{isAnnouncing ? children : null}</Spoken>
}

const Spoken = styled('div')(visuallyHidden)
