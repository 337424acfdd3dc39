/** Acts when no other tab is acting on this photo. Locks exist only in secure contexts; the server answers a repetition anyway. */
export async function inOneTab(photoId: string, act: () => Promise<void>) {
  if ('locks' in navigator) await navigator.locks.request(`jani-photo-${photoId}`, act)
  else await act()
}
