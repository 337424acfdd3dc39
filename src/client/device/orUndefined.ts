/** For IndexedDB, which rejects where the browser stores nothing: what fails has no result. */
export async function orUndefined<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
