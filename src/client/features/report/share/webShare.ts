/** Browsers without it, and pages that are not served over https, lack these. */
const device = () => navigator as Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>>

/** Browsers inside other apps may have no printer. */
export const canPrint = () => (window as Partial<Window>).print !== undefined

/** Whether the device has a sheet of apps that take a text. */
export const canShare = () => device().share !== undefined

export const canSharePhotos = () =>
  canShare() && (device().canShare?.({ files: [new File([], 'leaf.jpg', { type: 'image/jpeg' })] }) ?? false)

/** False where sharing failed; a farmer who closes the sheet has changed his mind. */
export async function share(text: string, photo: File | null): Promise<boolean> {
  try {
    await navigator.share({ text, ...(photo && { files: [photo] }) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** False where the browser has no clipboard or keeps it closed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
