import { useEffect } from 'react'

/** Without this, a browser opens a file that is dropped on the page in place of the app. Texts can still be dropped. */
export function useNoFileNavigation() {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', onDrag)
    window.addEventListener('drop', onDrag)
    return () => {
      window.removeEventListener('dragover', onDrag)
      window.removeEventListener('drop', onDrag)
    }
  }, [])
}
