const KEY = 'crop'

/** The last choice on this phone; null without one, or where storage is not allowed. */
export function rememberedCrop(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberCrop(crop: string | null) {
  try {
    if (crop === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, crop)
  } catch {
    // the choice holds until the page is left
  }
}
