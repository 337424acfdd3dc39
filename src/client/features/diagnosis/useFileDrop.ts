import { useState } from 'react'
import type { DragEvent } from 'react'

/** Makes an element take a dropped file. While a file hovers over it, `isOver` is true. */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false)

  const onDragOver = (event: DragEvent) => {
    event.preventDefault() // without it the browser opens the file instead of dropping it
    setIsOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } }
}
